import { sql } from 'kysely'
import { returnStock } from '#src/catalogue/stock/return-stock.store.ts'
import { inStockOrder } from '#src/catalogue/stock/stock-order.ts'
import type { Db } from '#src/db/db.ts'
import { byteOrder, lockRows } from '#src/db/row-lock.ts'
import { deleteEmailsAbout } from '#src/mail/forget-emails.store.ts'
import { followCustomers } from '#src/orders/customer/follow-customers.store.ts'

/** Takes the demo's orders, and the exchanges made of them, out of every table; answers how many. Inside a transaction. */
export async function removeDemoOrders(trx: Db): Promise<number> {
  const demo = trx.selectFrom('orders').select('id').where('demo', '=', 1)
  // Held first: nobody cancels or delivers one meanwhile, whose pieces or cash would then count twice.
  await lockRows(trx, demo.orderBy(byteOrder(trx, 'id'))).execute()
  await giveBackPieces(trx)
  await keepSettled(trx)
  const returned = trx.selectFrom('returns').select('id').where('order_id', 'in', demo)
  await trx.deleteFrom('return_changes').where('return_id', 'in', returned).execute()
  await trx.deleteFrom('return_lines').where('return_id', 'in', returned).execute()
  await trx.deleteFrom('returns').where('order_id', 'in', demo).execute()
  await trx.deleteFrom('order_corrections').where('order_id', 'in', demo).execute()
  await trx.deleteFrom('payments').where('order_id', 'in', demo).execute()
  await trx.deleteFrom('order_lines').where('order_id', 'in', demo).execute()
  await trx.deleteFrom('order_status_changes').where('order_id', 'in', demo).execute()
  const rows = await trx.deleteFrom('orders').where('demo', '=', 1).returning(['id', 'customer_id']).execute()
  await deleteEmailsAbout(
    trx,
    rows.map(({ id }) => id),
  )
  await followCustomers(
    trx,
    [],
    rows.map((row) => row.customer_id),
  )
  return rows.length
}

/** Whatever staff did with orders that nobody placed, their pieces never left the shop (O14). */
async function giveBackPieces(trx: Db): Promise<void> {
  const lines = await trx
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select((row) => [
      'product_id as _id',
      'size',
      'color',
      'quantity',
      row
        .selectFrom('return_lines')
        .innerJoin('returns', 'returns.id', 'return_lines.return_id')
        .select(sql<number>`cast(coalesce(sum(restocked), 0) as bigint)`.as('back'))
        .whereRef('returns.order_id', '=', 'order_lines.order_id')
        .whereRef('return_lines.position', '=', 'order_lines.position')
        .as('back'),
    ])
    .where('orders.demo', '=', 1)
    .where('reserved', '=', 1)
    .execute()
  for (const { back, ...line } of inStockOrder(lines))
    await returnStock(trx, { ...line, quantity: line.quantity - (back ?? 0) })
}

/**
 * What a courier settled of cash that nobody paid stays in their account, or they would owe less of what is real (O32). What was
 * settled counts as the demo's first.
 */
async function keepSettled(trx: Db): Promise<void> {
  const collected = await trx
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['courier_id as id', sql<number>`cast(sum(amount) as bigint)`.as('sum')])
    .where('orders.demo', '=', 1)
    .where('courier_id', 'is not', null)
    .groupBy('courier_id')
    .execute()
  const couriers = trx
    .selectFrom('couriers')
    .select(['id', 'removed_cash'])
    .where('id', 'in', ['', ...collected.flatMap(({ id }) => id ?? [])])
    .orderBy(byteOrder(trx, 'id'))
  for (const { id, removed_cash } of await lockRows(trx, couriers).execute()) {
    const { settled } = await trx
      .selectFrom('courier_settlements')
      .select(sql<number>`cast(coalesce(sum(amount), 0) as bigint)`.as('settled'))
      .where('courier_id', '=', id)
      .executeTakeFirstOrThrow()
    const took = collected.find((one) => one.id === id)?.sum ?? 0
    const kept = Math.max(0, Math.min(took, settled - removed_cash))
    await trx
      .updateTable('couriers')
      .set({ removed_cash: removed_cash + kept })
      .where('id', '=', id)
      .execute()
  }
}
