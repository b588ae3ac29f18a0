import { firstNoticeIdAt, timeOfNotice } from './record-notice.store.ts'

/** A transaction that began earlier may commit later: a look goes back so far, and leaves out what it knows. */
const overlapMs = 60_000

/**
 * Follows a table whose ids begin with their time, as those of notices and of the activity log do. `list` answers its
 * newest rows after an id, the newest first.
 */
export function newRows<Row extends { id: string }>(list: (after: string | undefined) => Promise<Row[]>) {
  let known = new Set<string>()
  let newest = ''
  return {
    /** What was written since the last look, oldest first. */
    async look(): Promise<Row[]> {
      const after = newest === '' ? undefined : firstNoticeIdAt(timeOfNotice(newest) - overlapMs)
      const rows = (await list(after)).reverse()
      const fresh = rows.filter(({ id }) => !known.has(id))
      known = new Set(rows.map(({ id }) => id))
      newest = rows.at(-1)?.id ?? newest
      return fresh
    },
    /** The next look begins anew. */
    forget() {
      known = new Set()
      newest = ''
    },
  }
}
