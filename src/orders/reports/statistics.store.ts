import { sql } from 'kysely'
import { fewLeft } from '#src/catalogue/stock/stock-cells.ts'
import type { Db } from '#src/db/db.ts'
import { areOrdersOf, type OrdersOf } from '#src/orders/order/own-orders.ts'

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

/** How many orders were placed after an instant. */
export async function countPlacedSince(db: Db, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('placed_at', '>', since.toISOString())
    .executeTakeFirstOrThrow()
  return count
}

/** A name and picture that something was sold under, in one of these orders of it. */
export async function listNamesSold(db: Db, sold: readonly { id: string; seen_in: string }[]) {
  if (sold.length === 0) return []
  return db
    .selectFrom('order_lines')
    .select(['product_id as id', 'name', 'name_ar', 'image_url'])
    .where(
      'order_id',
      'in',
      sold.map(({ seen_in }) => seen_in),
    )
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
  // Chosen before anything is joined: SQLite, which knows nothing of a table that was empty, went through all products.
  const low = db.selectFrom('product_stock').where('quantity', '<=', sql.lit(fewLeft))
  const first = low
    .select(['product_id', 'size', 'color', 'quantity'])
    .orderBy('quantity')
    .orderBy('product_id')
    .orderBy('size')
    .orderBy('color')
    .limit(limit)
  const rows = await db
    .selectFrom(first.as('low'))
    .innerJoin('products', 'products.id', 'low.product_id')
    .select(['product_id', 'name', 'name_ar', 'size', 'color', 'quantity'])
    .orderBy('quantity')
    .orderBy('product_id')
    .orderBy('size')
    .orderBy('color')
    .execute()
  const { total } = await low.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}
