import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { notApplicable } from '#src/catalogue/stock/stock-cells.ts'
import { refuseBlocked } from '#src/customers/refuse-blocked.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { OrderRequest } from '#src/orders/order/order-request.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import { countStatements } from '#test/statements.ts'
import { placeOrder } from './place-order.ts'

/** How many statements placing an order takes. */
async function statementsToPlace(shop: TestShop, order: object): Promise<number> {
  const { db, answered } = countStatements(shop.db)
  await placeOrder(db, OrderRequest.parse(order), by(shop))
  return answered()
}

function by({ now }: TestShop) {
  return { key: randomUUID(), locale: 'en' as const, now, refuseBlocked }
}

describeShop('what an order asks of the database', (shop) => {
  it('is as much for forty lines as for one, and for the fortieth order of a phone as for the second', async () => {
    const goods = await Promise.all(Array.from({ length: 40 }, () => stockOne(shop.db)))
    const one = sampleOrder([{ product: await stockOne(shop.db) }])
    await statementsToPlace(shop, one)
    const second = await statementsToPlace(shop, one)
    // On SQLite two are its savepoint, and three put its text into the index for all orders of the commit.
    expect(second).toBeLessThanOrEqual(shop.engine === 'sqlite' ? 18 : 15)
    expect(await statementsToPlace(shop, sampleOrder(goods.map((product) => ({ product }))))).toBe(second)
    for (let order = 3; order < 40; order++) await statementsToPlace(shop, one)
    // The mailbox has had its letters of the day by now: nothing is more, and its letter is less.
    expect(await statementsToPlace(shop, one)).toBeLessThanOrEqual(second)
  })

  it('has eight statements left once it holds a piece that others wait for', async () => {
    const stock = [{ size: notApplicable, color: notApplicable, quantity: 10 }]
    const limited = await stockOne(shop.db, { stock })
    const one = sampleOrder([{ product: limited }])
    await statementsToPlace(shop, one)
    const whole = await statementsToPlace(shop, one)
    const many = sampleOrder([{ product: limited, quantity: 9 }])
    const { db, answered } = countStatements(shop.db)
    await expect(placeOrder(db, OrderRequest.parse(many), by(shop))).rejects.toMatchObject({
      kind: 'conflict',
    })
    // One of these asks how many are left.
    expect(whole - (answered() - 1)).toBeLessThanOrEqual(8)
  })
})
