import { randomUUID } from 'node:crypto'
import type { KyselyPlugin } from 'kysely'
import { expect, it } from 'vitest'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { refuseBlocked } from '#src/customers/refuse-blocked.ts'
import type { Db } from '#src/db/db.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { OrderRequest } from '#src/orders/order/order-request.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import { placeOrder } from './place-order.ts'

/** The same database, and how many statements it was asked. */
function counting(db: Db): { db: Db; asked: () => number } {
  let asked = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      asked++
      return result
    },
  }
  return { db: db.withPlugin(plugin), asked: () => asked }
}

async function statementsOf(shop: TestShop, order: object): Promise<number> {
  const { db, asked } = counting(shop.db)
  await placeOrder(db, OrderRequest.parse(order), {
    key: randomUUID(),
    locale: 'en',
    now: shop.now,
    refuseBlocked,
  })
  return asked()
}

describeShop('what an order asks of the database', (shop) => {
  it('is as much for forty lines as for one, and for the fortieth order of a phone as for the second', async () => {
    const goods = await Promise.all(Array.from({ length: 40 }, () => stockOne(shop.db)))
    const one = sampleOrder([{ product: await stockOne(shop.db) }])
    await statementsOf(shop, one)
    const second = await statementsOf(shop, one)
    // On SQLite two are its savepoint.
    expect(second).toBeLessThanOrEqual(20)
    expect(await statementsOf(shop, sampleOrder(goods.map((product) => ({ product }))))).toBe(second)
    for (let order = 3; order < 40; order++) await statementsOf(shop, one)
    // The mailbox has had its letters of the day by now: nothing is more, and two are less.
    expect(await statementsOf(shop, one)).toBeLessThanOrEqual(second)
  })
})
