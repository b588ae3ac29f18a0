import { presentProduct } from '#src/catalogue/product/product-row.ts'
import type { Db } from '#src/db/db.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import { demoOrders } from './demo-orders.ts'
import { insertDemoPayments } from './demo-payments.store.ts'
import { insertDemoReturns } from './demo-returns.store.ts'

/** The name of the setting that keeps a cleared demo from coming back at the next start. */
export const demoCleared = 'demoCleared'

/** Rows of one statement: both engines bound how many values it may have. */
const chunk = 200

/**
 * Puts the invented orders of a month into the shop, from the demo's own products; answers how many. No email tells
 * anybody of them. Inside a transaction, in a shop without orders.
 */
export async function insertDemoOrders(trx: Db, now: Date): Promise<number> {
  const products = await trx
    .selectFrom('products')
    .selectAll()
    .where('demo', '=', 1)
    .where('visibility', '=', 'Public')
    .orderBy('id')
    .execute()
  const orders = demoOrders(
    products.map((row) => presentProduct(row, [])),
    await readSettings(trx),
    now,
  )
  for (const rows of chunks(orders.map(({ order }) => order)))
    await trx.insertInto('orders').values(rows).execute()
  for (const rows of chunks(orders.flatMap(({ lines }) => lines)))
    await trx.insertInto('order_lines').values(rows).execute()
  for (const rows of chunks(orders.flatMap(({ changes }) => changes)))
    await trx.insertInto('order_status_changes').values(rows).execute()
  await insertDemoPayments(trx, orders, await insertDemoReturns(trx, orders, now), now)
  return orders.length
}

function chunks<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / chunk) }, (_, n) =>
    rows.slice(n * chunk, (n + 1) * chunk),
  )
}
