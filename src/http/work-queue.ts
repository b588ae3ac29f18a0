import { setImmediate as nextTurn } from 'node:timers/promises'
import { Problem } from '#src/core/problem.ts'

type Options = {
  /** Pieces of work that run at a time. */
  atOnce: number
  /** Pieces that may wait; more are refused. */
  waiting: number
  /** Of those under way and waiting, how many one address may have. */
  perAddress: number
  /** The longest wait. */
  patienceMs: number
}

export type WorkQueue = {
  /** Does the work when it is its turn. Throws `unavailable` (503 with Retry-After) when the line is too long. */
  run<T>(work: () => Promise<T>, address?: string): Promise<T>
}

/**
 * A line for what costs the one thread long: so much runs at a time that a cheap request between is answered soon,
 * whoever asks for how much. Work for nobody's address, such as a proxy's, counts against no address.
 */
export function createWorkQueue({ atOnce, waiting, perAddress, patienceMs }: Options): WorkQueue {
  const line: (() => void)[] = []
  const own = new Map<string, number>()
  let running = 0
  let begun: Promise<unknown> = Promise.resolve()

  return { run }

  async function run<T>(work: () => Promise<T>, address = ''): Promise<T> {
    const before = own.get(address) ?? 0
    if (address !== '' && before >= perAddress) throw tooBusy()
    own.set(address, before + 1)
    try {
      await turn()
      try {
        // What waits in the event loop goes first: one begins in each of its turns, also where several may run.
        begun = begun.then(() => nextTurn())
        await begun
        return await work()
      } finally {
        running -= 1
        line.shift()?.()
      }
    } finally {
      const left = (own.get(address) ?? 1) - 1
      if (left === 0) own.delete(address)
      else own.set(address, left)
    }
  }

  async function turn(): Promise<void> {
    if (running < atOnce) {
      running += 1
      return
    }
    if (line.length >= waiting) throw tooBusy()
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(late)
        running += 1
        resolve()
      }
      const late = setTimeout(() => {
        line.splice(line.indexOf(begin), 1)
        reject(tooBusy())
      }, patienceMs)
      line.push(begin)
    })
  }
}

function tooBusy(): Problem {
  return new Problem('unavailable', {
    en: 'The shop has much to do just now. Please try again in a moment.',
    ar: 'المتجر مشغول جدًا الآن. يرجى المحاولة بعد لحظات.',
  })
}
