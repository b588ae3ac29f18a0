/**
 * Heavy work in turn: so many at a time, so many waiting, each thing once. Where whoever asks counts, not the thing, there
 * are two others: http/work-queue.ts, which lets nobody wait too long, and media/fair-queue.ts, which goes round by asker.
 */
type JobQueue<T> = {
  /**
   * Runs the job when its turn comes; a job of the same key that waits or runs is shared instead.
   * Undefined when the queue is full or closed. Rejects as the job does, or when closed while waiting.
   */
  add(key: string, run: () => Promise<T>): Promise<T> | undefined
  /** How many wait for their turn. */
  waiting(): number
  /** Resolves as soon as nothing waits or runs. */
  quiet(): Promise<void>
  /** Drops what waits and resolves when what runs is done. */
  close(): Promise<void>
}

type Job = { start: () => void; drop: () => void }

export function createJobQueue<T>({
  concurrency,
  capacity,
}: {
  concurrency: number
  capacity: number
}): JobQueue<T> {
  const shared = new Map<string, Promise<T>>()
  let line: Job[] = []
  let listeners: (() => void)[] = []
  let running = 0
  let closed = false

  function next(): void {
    while (running < concurrency && line.length > 0) {
      running += 1
      line.shift()?.start()
    }
    if (running > 0) return
    const told = listeners
    listeners = []
    for (const tell of told) tell()
  }

  function quiet(): Promise<void> {
    if (running === 0) return Promise.resolve()
    return new Promise((resolve) => listeners.push(resolve))
  }

  return {
    add(key, run) {
      const same = shared.get(key)
      if (same) return same
      if (closed || line.length >= capacity) return undefined
      const turn = new Promise<void>((resolve, reject) => {
        line.push({ start: resolve, drop: () => reject(new Error('the queue was closed')) })
      })
      const job = turn.then(() =>
        run().finally(() => {
          running -= 1
          shared.delete(key)
          next()
        }),
      )
      shared.set(key, job)
      next()
      return job
    },
    waiting: () => line.length,
    quiet,
    close() {
      closed = true
      for (const job of line) job.drop()
      line = []
      return quiet()
    },
  }
}

/** Lets so many works of any kind run at a time; the others wait, first come first served, and nobody is turned away. */
export function createLine(width: number): <T>(work: () => Promise<T>) => Promise<T> {
  const queue = createJobQueue<unknown>({ concurrency: width, capacity: Number.POSITIVE_INFINITY })
  let tickets = 0
  return async <T>(work: () => Promise<T>) => {
    tickets += 1
    return (await queue.add(String(tickets), async () => work())) as T
  }
}
