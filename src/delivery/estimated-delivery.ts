import { muscatDay, muscatTime24, muscatWeekday } from '#src/core/muscat.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Longer than any row of days off; past it they count as none. */
const longestRest = 60

/** When the shop brings orders: its days off, how many days it needs, and from when an order counts for the next day. */
export type DeliveryTimes = {
  /** Sunday = 0; all seven count as none. */
  nonDeliveryWeekdays?: readonly number[]
  /** `YYYY-MM-DD`, as the owner confirmed them. */
  holidays?: readonly string[]
  deliveryDays?: number
  /** `HH:MM` in Muscat, or empty. */
  cutOff?: string
}

/**
 * The day an order placed now should arrive: the Muscat day (the next one from the cut-off on) and as many days more as
 * delivery needs, 2 unless said otherwise, then the next day on which the shop delivers (M4, O40).
 */
export function estimatedDelivery(now: Date, times: DeliveryTimes = {}): Date {
  const { nonDeliveryWeekdays = [], holidays = [], deliveryDays = 2, cutOff = '' } = times
  const late = cutOff !== '' && muscatTime24(now) >= cutOff
  const day = new Date(now.getTime() + (deliveryDays + (late ? 1 : 0)) * dayMs)
  const rests = (at: Date) =>
    nonDeliveryWeekdays.includes(muscatWeekday(at)) || holidays.includes(muscatDay(at))
  for (let more = 0; more < longestRest; more++) {
    const at = new Date(day.getTime() + more * dayMs)
    if (!rests(at)) return at
  }
  return day
}
