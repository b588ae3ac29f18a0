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
  let forgotten = 0
  return {
    /** What was written since the last look, oldest first. */
    async look(): Promise<Row[]> {
      const began = forgotten
      const after = newest === '' ? undefined : firstNoticeIdAt(timeOfNotice(newest) - overlapMs)
      const rows = (await list(after)).reverse()
      // It began with what is forgotten by now, so all that is there would look new to it.
      if (began !== forgotten) return []
      const fresh = rows.filter(({ id }) => !known.has(id))
      known = new Set(rows.map(({ id }) => id))
      newest = rows.at(-1)?.id ?? newest
      return fresh
    },
    /** The next look begins anew. */
    forget() {
      forgotten += 1
      known = new Set()
      newest = ''
    },
  }
}
