/** What becomes of an email: waiting for its time, being sent by a process, sent, or given up. */
export const emailStatuses = ['waiting', 'sending', 'sent', 'dead'] as const

export type EmailStatus = (typeof emailStatuses)[number]

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

/** How often sending an email is tried, over about 22 hours. */
export const maxAttempts = delaysMs.length + 1

/** How long a process may keep an email it has claimed; far longer than an attempt can last, so that only a crash outlasts it. */
export const leaseMs = 3 * minuteMs

/** When to try again after the nth attempt, counted from 1; undefined when that was the last one. */
export function nextAttempt(attempts: number, now: Date): Date | undefined {
  const delay = delaysMs[attempts - 1]
  return delay === undefined ? undefined : new Date(now.getTime() + delay)
}

/** An attempt that failed; `final` when another one would meet the same answer. */
export class NotDelivered extends Error {
  readonly final: boolean

  constructor(reason: string, { final = false, cause }: { final?: boolean; cause?: unknown } = {}) {
    super(reason, { cause })
    this.name = 'NotDelivered'
    this.final = final
  }
}
