import { startOfMuscatDay } from '#src/core/muscat.ts'

/** Muscat days, both among them: `2026-03-01` (M4). */
export type DayRange = { from: string; to: string }

/** From one instant to before another. */
export type Stretch = { from: Date; before: Date }

const dayMs = 24 * 3600 * 1000

/** How many days a range has. */
export function daysIn({ from, to }: DayRange): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs + 1
}

/** Every day of a range, in their order; none where it ends before it begins. */
export function daysOf({ from, to }: DayRange): string[] {
  return Array.from({ length: Math.max(0, daysIn({ from, to })) }, (_, n) => addDays(from, n))
}

/** The instants of a range: its first Muscat midnight to the one after its last day. */
export function instantsOf({ from, to }: DayRange): Stretch {
  return { from: midnight(from), before: midnight(addDays(to, 1)) }
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

export function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`
}

/** The last day of the month that a day is in. */
export function lastOfMonth(day: string): string {
  return addDays(firstOfMonth(addDays(firstOfMonth(day), 31)), -1)
}

function midnight(day: string): Date {
  return startOfMuscatDay(new Date(`${day}T00:00:00Z`))
}
