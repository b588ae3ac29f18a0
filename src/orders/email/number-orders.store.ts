import type { Db } from '#src/db/db.ts'

/** The numbers of orders, by their record ids; those that are gone, or in the bin, are left out. */
export async function numberOrders(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'order_id'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row.id, row.order_id]))
}
