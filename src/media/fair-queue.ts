type Limits = {
  /** How many of one asker may wait. */
  perAsker: number
  /** How many may wait in all. */
  inAll: number
}

/** Heavy work, one at a time; turns go round by asker, so that many works of one make nobody else wait for them. */
export type FairQueue<T> = {
  /** Runs the work when its asker's turn comes. Undefined when the asker's line, or the whole, is full. */
  add(asker: string, run: () => Promise<T>): Promise<T> | undefined
}

/** Whose last turn is longest ago is next; among those who had none, who came first. */
export function createFairQueue<T>({ perAsker, inAll }: Limits): FairQueue<T> {
  const lines = new Map<string, (() => void)[]>()
  const lastTurns = new Map<string, number>()
  let turns = 0
  let waiting = 0
  let isBusy = false

  function next(): void {
    const asker = isBusy ? undefined : longestWithoutTurn()
    if (asker === undefined) return
    const line = lines.get(asker) ?? []
    const start = line.shift()
    if (line.length === 0) lines.delete(asker)
    turns += 1
    for (const known of lastTurns.keys()) if (!lines.has(known)) lastTurns.delete(known)
    lastTurns.set(asker, turns)
    waiting -= 1
    isBusy = true
    start?.()
  }

  function longestWithoutTurn(): string | undefined {
    const lastTurn = (asker: string) => lastTurns.get(asker) ?? 0
    let first: string | undefined
    for (const asker of lines.keys())
      if (first === undefined || lastTurn(asker) < lastTurn(first)) first = asker
    return first
  }

  return {
    add(asker, run) {
      const line = lines.get(asker) ?? []
      if (line.length >= perAsker || waiting >= inAll) return undefined
      const turn = new Promise<void>((resolve) => line.push(resolve))
      lines.set(asker, line)
      waiting += 1
      const work = turn.then(run).finally(() => {
        isBusy = false
        next()
      })
      next()
      return work
    },
  }
}
