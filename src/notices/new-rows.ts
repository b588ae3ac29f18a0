import { firstNoticeIdAt, timeOfNotice } from './record-notice.store.ts'

/** A transaction that began earlier may commit later: a look goes back so far, and leaves out what it knows. */
const overlapMs = 60_000

/**
 * Follows a table whose ids begin with their time, as those of notices and of the activity log do. `list` answers its
 * newest rows after an id, the newest first, as the server has them that a look names: one may know less than the last.
 */
export function newRows<From, Row extends { id: string }>(
  list: (from: From, after: string | undefined) => Promise<Row[]>,
) {
  // All that was seen of the overlap.
  const known = new Set<string>()
  let newest = ''
  let forgotten = 0
  return {
    /** What was written since the last look, oldest first. */
    async look(from: From): Promise<Row[]> {
      const began = forgotten
      const rows = (await list(from, newest === '' ? undefined : beginOfOverlap(newest))).reverse()
      // It began with what is forgotten by now, so all that is there would look new to it.
      if (began !== forgotten) return []
      const fresh = rows.filter(({ id }) => !known.has(id))
      for (const { id } of fresh) {
        known.add(id)
        if (id > newest) newest = id
      }
      const begin = newest && beginOfOverlap(newest)
      for (const id of known) if (id <= begin) known.delete(id)
      return fresh
    },
    /** The next look begins anew. */
    forget() {
      forgotten += 1
      known.clear()
      newest = ''
    },
  }
}

function beginOfOverlap(newest: string): string {
  return firstNoticeIdAt(timeOfNotice(newest) - overlapMs)
}
