/** A day and half a day more: one night may be missed before somebody has to look. */
const longestMs = 36 * 3600 * 1000

/** Whether the last backup, an instant in ISO 8601, is too long ago at that time; no backup at all is. */
export function isLate(madeAt: string | null | undefined, now: Date): boolean {
  return !madeAt || now.getTime() - Date.parse(madeAt) > longestMs
}
