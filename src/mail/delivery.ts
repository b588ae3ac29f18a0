/** What becomes of a letter: waiting for its time, being sent by a process, sent, or given up. */
export const letterStatuses = ['waiting', 'sending', 'sent', 'dead'] as const

export type LetterStatus = (typeof letterStatuses)[number]

const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

const delaysMs = [
  30 * secondMs,
  2 * minuteMs,
  10 * minuteMs,
  hourMs,
  3 * hourMs,
  6 * hourMs,
  12 * hourMs,
] as const

/** A letter is tried so often, over about 22 hours. */
export const mostTries = delaysMs.length + 1

/** How long a process may keep a letter it has taken; far longer than a try can last, so that only a crash lets it pass. */
export const leaseMs = 3 * minuteMs

/** When to try again after the nth try, counted from 1; undefined when that was the last one. */
export function nextTry(tries: number, now: Date): Date | undefined {
  const delay = delaysMs[tries - 1]
  return delay === undefined ? undefined : new Date(now.getTime() + delay)
}

/** A try that failed; `final` when another one would meet the same answer. */
export class NotDelivered extends Error {
  readonly final: boolean

  constructor(reason: string, { final = false, cause }: { final?: boolean; cause?: unknown } = {}) {
    super(reason, { cause })
    this.name = 'NotDelivered'
    this.final = final
  }
}
