import type { Role } from '#src/core/permission.ts'

const dayMs = 24 * 3600 * 1000

/** I14: how long a session lives in all, and how long it may rest. */
const lives = {
  customer: { whole: 30 * dayMs, idle: 7 * dayMs },
  staff: { whole: 7 * dayMs, idle: dayMs },
}

/** The longest any session lives: what a browser is told to keep its cookie for. */
export const longestSessionSeconds = lives.customer.whole / 1000

/** When a session was opened and last seen, ISO 8601 in UTC; `seen_at` is null before it was noted. */
export type SessionTimes = { created_at: string; seen_at: string | null }

/** When a session is over for who has this role now (I14): a promotion shortens the sessions there are. */
export function sessionEnd({ created_at, seen_at }: SessionTimes, role: Role): Date {
  const { whole, idle } = role === 'customer' ? lives.customer : lives.staff
  return new Date(Math.min(Date.parse(created_at) + whole, Date.parse(seen_at ?? created_at) + idle))
}
