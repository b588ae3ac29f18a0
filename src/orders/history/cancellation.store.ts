import type { Db } from '#src/db/db.ts'
import type { Cancellation } from './reconfirming.ts'

/** What cancelled these orders: the last change to Cancelled, not what took another one back (O5'). */
export async function listCancellations(db: Db, ids: readonly string[]): Promise<Map<string, Cancellation>> {
  if (ids.length === 0) return new Map()
  const changes = await db
    .selectFrom('order_status_changes')
    .select(['order_id', 'changed_by_role', 'changed_at'])
    .where('order_id', 'in', ids)
    .where('to_status', '=', 'Cancelled')
    .where('from_status', '!=', 'Cancelled')
    .where('undoes', 'is', null)
    .orderBy('changed_at')
    .execute()
  return new Map(changes.map((change) => [change.order_id, change]))
}
