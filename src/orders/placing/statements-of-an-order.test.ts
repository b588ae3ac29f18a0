import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { refuseBlocked } from '#src/customers/refuse-blocked.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { OrderRequest } from '#src/orders/order/order-request.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import { countStatements } from '#test/statements.ts'
import { placeOrder } from './place-order.ts'

/** How many statements placing an order takes. */
async function statementsToPlace(shop: TestShop, order: object): Promise<number> {
  const { db, answered } = countStatements(shop.db)
  await placeOrder(db, OrderRequest.parse(order), {
    key: randomUUID(),
    locale: 'en',
    now: shop.now,
    refuseBlocked,
  })
  return answered()
}

describeShop('what an order asks of the database', (shop) => {
  it('is as much for forty lines as for one, and for the fortieth order of a phone as for the second', async () => {
    const goods = await Promise.all(Array.from({ length: 40 }, () => stockOne(shop.db)))
    const one = sampleOrder([{ product: await stockOne(shop.db) }])
    await statementsToPlace(shop, one)
    const second = await statementsToPlace(shop, one)
    // On SQLite two are its savepoint.
    expect(second).toBeLessThanOrEqual(18)
    expect(await statementsToPlace(shop, sampleOrder(goods.map((product) => ({ product }))))).toBe(second)
    for (let order = 3; order < 40; order++) await statementsToPlace(shop, one)
    // The mailbox has had its letters of the day by now: nothing is more, and its letter is less.
    expect(await statementsToPlace(shop, one)).toBeLessThanOrEqual(second)
  })
})
