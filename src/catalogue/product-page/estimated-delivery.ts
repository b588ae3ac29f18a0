import { muscatWeekday, type Weekday } from '#src/core/muscat.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * The day an order placed now should arrive: the Muscat day + 2, then the next day that is not a
 * non-delivery weekday (M4). All seven switched off counts as none switched off.
 */
export function estimatedDelivery(now: Date, nonDelivery: readonly Weekday[] = []): Date {
  let day = new Date(now.getTime() + 2 * dayMs)
  if (new Set(nonDelivery).size >= 7) return day
  while (nonDelivery.includes(muscatWeekday(day))) day = new Date(day.getTime() + dayMs)
  return day
}
