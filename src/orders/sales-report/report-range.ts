import { muscatDay } from '#src/core/muscat.ts'
import { addDays, type DayRange, daysIn, firstOfMonth, lastOfMonth } from '#src/orders/sums/days.ts'

/** The longest range of a report, in days: two years and a leap day. */
export const longestRange = 731

const daysInWeek = 7

/**
 * The range that a report is compared with: the month before a whole month, the same days of it for a month of which
 * more than a week is over, else as many days just before.
 */
export function rangeBefore({ from, to }: DayRange): DayRange {
  const last = addDays(from, -1)
  const days = daysIn({ from, to })
  const isOneMonth = from === firstOfMonth(from) && to <= lastOfMonth(from) && days > daysInWeek
  if (!isOneMonth) return { from: addDays(from, -days), to: last }
  const first = firstOfMonth(last)
  const sameDay = addDays(first, days - 1)
  return { from: first, to: to === lastOfMonth(from) || sameDay > last ? last : sameDay }
}

export const presets = ['today', 'week', 'month', 'lastMonth'] as const
export type Preset = (typeof presets)[number]

/** What the short names of ranges mean at this instant; a week is the last 7 days, today among them. */
export function presetRange(preset: Preset, now: Date): DayRange {
  const today = muscatDay(now)
  const first = firstOfMonth(today)
  if (preset === 'today') return { from: today, to: today }
  if (preset === 'week') return { from: addDays(today, -6), to: today }
  return preset === 'month'
    ? { from: first, to: today }
    : rangeBefore({ from: first, to: lastOfMonth(first) })
}

/** Whether it is a day that there is, such as `2026-02-28`. */
export function isDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === day
}
