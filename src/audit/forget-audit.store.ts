import type { Db } from '#src/db/db.ts'
import { firstIdAt } from './record-audit.store.ts'

/**
 * Erases what the activity log keeps of people or of orders' customers (I8); its lines stay as they are. The database
 * lets it only once they are gone: the person's account, the customer's name in the order.
 */
export async function forgetAuditOf(
  trx: Db,
  kind: 'person' | 'order',
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await trx.deleteFrom('audit_personal').where('owner_kind', '=', kind).where('owner_id', 'in', ids).execute()
}

const dayMs = 24 * 3600 * 1000
/** Two years, and a day in which clocks may differ: the database itself refuses to let go of less than two. */
const keptMs = 731 * dayMs

/** Deletes up to `limit` lines that are older than two years (I13); answers how many it found. */
export async function deleteOldAuditLines(trx: Db, now: Date, limit: number): Promise<number> {
  const before = firstIdAt(new Date(now.getTime() - keptMs))
  let found = 0
  for (const table of ['audit_personal', 'audit_lines'] as const) {
    const rows = await trx
      .selectFrom(table)
      .select('id')
      .where('id', '<', before)
      .orderBy('id')
      .limit(limit)
      .execute()
    if (rows.length === 0) continue
    const last = rows.at(-1)?.id ?? ''
    if (table === 'audit_lines') await trx.deleteFrom('audit_lines').where('id', '<=', last).execute()
    else await trx.deleteFrom('audit_personal').where('id', '<=', last).execute()
    found = Math.max(found, rows.length)
  }
  return found
}
