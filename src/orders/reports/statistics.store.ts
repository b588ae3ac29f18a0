import { sql } from 'kysely'
import { fewLeft } from '#src/catalogue/stock/stock-cells.ts'
import type { Baisa } from '#src/core/money.ts'
import type { Db } from '#src/db/db.ts'
import { statusesWith } from '#src/orders/order/order-status.ts'
import { areOrdersOf, type OrdersOf } from '#src/orders/order/own-orders.ts'

/** Sales of one hour: `hour` is the beginning of its instants in UTC, such as `2026-03-01T08`. */
export type HourOfSales = { hour: string; sales: Baisa; orders: number }

/** Sales by the hour from an instant on, hours without any left out. Muscat's days begin on the hour. Deleted orders count (O21). */
export async function listSales(db: Db, from: Date): Promise<HourOfSales[]> {
  return db
    .selectFrom('orders')
    .select((row) => [
      sql<string>`substr(placed_at, 1, 13)`.as('hour'),
      row.fn.sum<number>('total').as('sales'),
      row.fn.countAll<number>().as('orders'),
    ])
    .where('placed_at', '>=', from.toISOString())
    .where('status', 'not in', statusesWith('isSold', false))
    .groupBy('hour')
    .execute()
}

/** How many orders are in each state, as the lists show them; states without any are left out. Of somebody, or of the shop. */
export async function countByStatus(db: Db, of?: OrdersOf): Promise<Map<string, number>> {
  let query = db.selectFrom('orders').where('deleted_at', 'is', null)
  if (of) query = query.where(areOrdersOf(of))
  const rows = await query
    .select((row) => ['status', row.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  return new Map(rows.map(({ status, count }) => [status, count]))
}

/** Money that came in and went back, as it was booked from one instant to another; in baisa (O17). */
export async function sumPayments(
  db: Db,
  from: Date,
  to: Date,
): Promise<{ received: Baisa; refunded: Baisa }> {
  const { received, refunded } = await db
    .selectFrom('payments')
    .select([
      sql<number>`cast(coalesce(sum(case when kind = 'refund' then 0 else amount end), 0) as bigint)`.as(
        'received',
      ),
      sql<number>`cast(coalesce(sum(case when kind = 'refund' then -amount else 0 end), 0) as bigint)`.as(
        'refunded',
      ),
    ])
    .where('booked_at', '>=', from.toISOString())
    .where('booked_at', '<=', to.toISOString())
    .executeTakeFirstOrThrow()
  return { received, refunded }
}

/** What of an order's price its ledger covers, by payments or because it was let go. */
const covered = sql<number>`coalesce((select sum(amount + waived) from payments where order_id = orders.id), 0)`

/** What orders placed from an instant on, and before another, still promise: their price without what was paid, in baisa (O17). */
export async function sumPromised(db: Db, from: Date, before?: Date): Promise<Baisa> {
  let orders = db.selectFrom('orders').where('orders.placed_at', '>=', from.toISOString())
  if (before) orders = orders.where('orders.placed_at', '<', before.toISOString())
  const { promised } = await orders
    .select(
      sql<number>`cast(coalesce(sum(case when total > ${covered} then total - ${covered} else 0 end), 0) as bigint)`.as(
        'promised',
      ),
    )
    .where('orders.status', 'not in', statusesWith('isSold', false))
    .executeTakeFirstOrThrow()
  return promised
}

/** How many orders were placed after an instant. */
export async function countPlacedSince(db: Db, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('placed_at', '>', since.toISOString())
    .executeTakeFirstOrThrow()
  return count
}

/** What sold most since an instant, most pieces first, with a name and picture it was sold under. Sales in baisa. */
export async function listBestSellers(db: Db, from: Date, limit: number) {
  return db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select((row) => [
      'order_lines.product_id as id',
      row.fn.max('name').as('name'),
      row.fn.max('name_ar').as('nameAr'),
      row.fn.max('image_url').as('imageUrl'),
      row.fn.sum<number>('order_lines.quantity').as('quantity'),
      sql<number>`sum(order_lines.quantity * order_lines.original_price)`.as('sales'),
    ])
    .where('orders.placed_at', '>=', from.toISOString())
    .where('orders.status', 'not in', statusesWith('isSold', false))
    .groupBy('order_lines.product_id')
    .orderBy('quantity', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Names and pictures of these products as they are today; those that are gone are left out. */
export async function listNames(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('products')
    .select(['id', 'name', 'name_ar', 'images'])
    .where('id', 'in', ids)
    .execute()
}

/** Sizes and colours of which few pieces are left (O14), fewest first, and how many such there are. */
export async function listLowStock(db: Db, limit: number) {
  const low = db
    .selectFrom('product_stock')
    .innerJoin('products', 'products.id', 'product_stock.product_id')
    .where('quantity', '<=', fewLeft)
  const rows = await low
    .select(['product_id', 'name', 'name_ar', 'size', 'color', 'quantity'])
    .orderBy('quantity')
    .orderBy('product_id')
    .orderBy('size')
    .orderBy('color')
    .limit(limit)
    .execute()
  const { total } = await low.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}
