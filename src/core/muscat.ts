const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const offsetMs = 4 * 60 * 60 * 1000

/** The same instant with Muscat's wall clock in its UTC fields; Oman has no summer time (M4). */
function wallClock(at: Date): Date {
  return new Date(at.getTime() + offsetMs)
}

function two(n: number): string {
  return String(n).padStart(2, '0')
}

/** "05 Jan, 2026": product.md's `dd Mon, yyyy`, Muscat day, fixed English months (M4). */
export function muscatDate(at: Date): string {
  const wall = wallClock(at)
  return `${two(wall.getUTCDate())} ${months[wall.getUTCMonth()]}, ${wall.getUTCFullYear()}`
}

/** "03:07 pm": product.md's `hh:mm am/pm`, Muscat time (M4). */
export function muscatTime(at: Date): string {
  const wall = wallClock(at)
  const hours = wall.getUTCHours()
  return `${two(hours % 12 || 12)}:${two(wall.getUTCMinutes())} ${hours < 12 ? 'am' : 'pm'}`
}

/** "15:07": the time in Muscat as settings have it. */
export function muscatTime24(at: Date): string {
  return wallClock(at).toISOString().slice(11, 16)
}

/** "15:07:31+04:00": the time in Muscat as files that say an instant have it. */
export function muscatSecond(at: Date): string {
  return `${wallClock(at).toISOString().slice(11, 19)}+04:00`
}

/** "2026-01-05T15:07": the minute in Muscat, as browsers and the times of offers have it. */
export function muscatMinute(at: Date): string {
  return wallClock(at).toISOString().slice(0, 16)
}

/** Such a minute as somebody typed it, also with a space or with seconds of 0; undefined for what no calendar has. */
export function readMuscatMinute(typed: string): string | undefined {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::00)?$/.exec(typed) ?? []
  const minute = `${day}T${time}`
  // 31 June would be read as another day.
  const is =
    !Number.isNaN(Date.parse(`${minute}Z`)) && new Date(`${minute}Z`).toISOString().startsWith(minute)
  return is ? minute : undefined
}

/** The instant at which such a minute begins. */
export function startOfMuscatMinute(minute: string): Date {
  return new Date(Date.parse(`${minute}:00Z`) - offsetMs)
}

/** "2026-01-05": the Muscat day, as days are named in figures and files (M4). */
export function muscatDay(at: Date): string {
  return wallClock(at).toISOString().slice(0, 10)
}

/** 2026: the year in Muscat (M4). */
export function muscatYear(at: Date): number {
  return wallClock(at).getUTCFullYear()
}

/** Midnight in Muscat at the beginning of that day (M4). */
export function startOfMuscatDay(at: Date): Date {
  return new Date(Date.parse(`${muscatDay(at)}T00:00:00Z`) - offsetMs)
}

/** Midnight in Muscat at the beginning of that month (M4). */
export function startOfMuscatMonth(at: Date): Date {
  return new Date(Date.parse(`${muscatDay(at).slice(0, 7)}-01T00:00:00Z`) - offsetMs)
}

/** Sunday = 0 … Saturday = 6, as Muscat's calendar has it. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** Weekday of an instant in Muscat. */
export function muscatWeekday(at: Date): Weekday {
  return wallClock(at).getUTCDay() as Weekday
}
