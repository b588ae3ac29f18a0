import { muscatDay, startOfMuscatDay } from '#src/core/muscat.ts'

/** Muscat days, both among them: `2026-03-01` (M4). */
export type DayRange = { from: string; to: string }

/** From one instant to before another. */
export type Stretch = { from: Date; before: Date }

const dayMs = 24 * 3600 * 1000
/** The longest range of a report, in days: two years and a leap day. */
export const longestRange = 731

/** How long a database that answers one question at a time is asked at a stretch. */
const stretchDays = 31

/** How many days a range has. */
export function daysIn({ from, to }: DayRange): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs + 1
}

/** The range that a report is compared with: the month before a whole month, else as many days just before. */
export function rangeBefore({ from, to }: DayRange): DayRange {
  const last = addDays(from, -1)
  const isWholeMonth = from.endsWith('-01') && addDays(to, 1) === nextMonth(from)
  return { from: isWholeMonth ? firstOfMonth(last) : addDays(from, -daysIn({ from, to })), to: last }
}

/** The instants of a range: its first Muscat midnight to the one after its last day. */
export function instantsOf({ from, to }: DayRange): Stretch {
  return { from: midnight(from), before: midnight(addDays(to, 1)) }
}

/** The same instants in parts of a month at most, one after the other without a gap. */
export function stretchesOf(range: DayRange): Stretch[] {
  const parts = Math.ceil(daysIn(range) / stretchDays)
  return Array.from({ length: parts }, (_, n) => {
    const from = addDays(range.from, n * stretchDays)
    const to = addDays(from, stretchDays - 1)
    return instantsOf({ from, to: to < range.to ? to : range.to })
  })
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

function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`
}

function nextMonth(first: string): string {
  return firstOfMonth(addDays(first, 31))
}

function lastOfMonth(first: string): string {
  return addDays(nextMonth(first), -1)
}

function midnight(day: string): Date {
  return startOfMuscatDay(new Date(`${day}T00:00:00Z`))
}
