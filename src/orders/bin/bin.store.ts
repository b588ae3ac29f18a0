import { sql } from 'kysely'
import { decodeCursor, encodeCursor, type Page } from '#src/core/page.ts'
import type { Db } from '#src/db/db.ts'
import { byteOrder, lockRows } from '#src/db/row-lock.ts'
import { customersOf, followCustomers } from '#src/orders/customer/follow-customers.store.ts'
import { deleteReturns } from '#src/orders/return-record/return.store.ts'

/** A deleted order with the name of who deleted it, while there is such an account. Amounts in baisa. */
export type DeletedRow = {
  id: string
  order_id: string
  status: string
  delivery_area: string
  payment_state: string
  customer_name: string
  total: number
  placed_at: string
  deleted_at: string | null
  deleted_by_name: string | null
}

/** One page of the bin by keyset, the last deleted first. Throws a `malformed` Problem for a foreign cursor. */
export async function listDeleted(
  db: Db,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<DeletedRow>> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor, ['string', 'string'])
  let query = db
    .selectFrom('orders')
    .leftJoin('users', 'users.id', 'orders.deleted_by')
    .select([
      'orders.id',
      'orders.order_id',
      'orders.status',
      'orders.delivery_area',
      'orders.payment_state',
      'orders.customer_name',
      'orders.total',
      'orders.placed_at',
      'orders.deleted_at',
      'users.name as deleted_by_name',
    ])
    .where('orders.deleted_at', 'is not', null)
  if (after) query = query.where(sql<boolean>`(orders.deleted_at, orders.id) < (${sql.join(after)})`)
  const rows = await query
    .orderBy('orders.deleted_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(limit + 1)
    .execute()
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  const next = rows.length > limit && last?.deleted_at ? encodeCursor([last.deleted_at, last.id]) : undefined
  return { items, ...(next !== undefined && { next }) }
}

/** Deleted orders that were placed before an instant, some of them, held: nobody takes them back or removes them meanwhile. */
export async function holdDeletedBefore(trx: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await lockRows(
    trx,
    trx
      .selectFrom('orders')
      .select('id')
      .where('deleted_at', 'is not', null)
      .where('placed_at', '<', before.toISOString())
      .orderBy(byteOrder(trx, 'id'))
      .limit(limit),
  ).execute()
  return rows.map(({ id }) => id)
}

/** Keeps the cash of these orders in the accounts of who collected it: what they settled of it stands on, too (O32). */
async function keepCollected(trx: Db, ids: readonly string[]): Promise<void> {
  const collected = await trx
    .selectFrom('payments')
    .select(['courier_id as id', sql<number>`cast(sum(amount) as bigint)`.as('sum')])
    .where('order_id', 'in', ids)
    .where('courier_id', 'is not', null)
    .groupBy('courier_id')
    .execute()
  // In one order, or two who remove orders at once could wait for each other.
  for (const { id, sum } of collected.toSorted((a, b) => (String(a.id) < String(b.id) ? -1 : 1)))
    await trx
      .updateTable('couriers')
      .set(({ eb }) => ({ removed_cash: eb('removed_cash', '+', sum) }))
      .where('id', '=', id)
      .execute()
}

/** Removes these orders with all that belongs to them, for good. */
export async function removeOrders(trx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await deleteReturns(trx, ids)
  await trx.deleteFrom('shipments').where('order_id', 'in', ids).execute()
  await trx.deleteFrom('order_calls').where('order_id', 'in', ids).execute()
  await trx.deleteFrom('call_turns').where('order_id', 'in', ids).execute()
  const customers = await customersOf(trx, ids)
  await keepCollected(trx, ids)
  await trx.deleteFrom('payments').where('order_id', 'in', ids).execute()
  await trx.deleteFrom('order_corrections').where('order_id', 'in', ids).execute()
  await trx.deleteFrom('order_lines').where('order_id', 'in', ids).execute()
  await trx.deleteFrom('order_status_changes').where('order_id', 'in', ids).execute()
  await trx.deleteFrom('orders').where('id', 'in', ids).execute()
  await followCustomers(trx, [], customers)
}
