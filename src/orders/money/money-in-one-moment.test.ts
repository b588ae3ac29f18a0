import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { createApp } from '#src/app/create-app.ts'
import { sampleProduct, stockCatalogue } from '#src/catalogue/product/product.sample.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { serve } from '#src/http/test-server.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { sourceAssets } from '#src/render/page-assets.ts'
import { writeSettings } from '#src/settings/settings.store.ts'
import { describeShop } from '#test/shop.ts'

/** The same database; before what was read of this table is handed out for the first time, `meanwhile` is done. */
function interrupted(db: Db, table: string, meanwhile: () => Promise<unknown>): Db {
  const ofTable = new WeakSet<object>()
  let isDone = false
  return db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      const { sql } = db.getExecutor().compileQuery(node, queryId)
      if (sql.includes(`from "${table}"`)) ofTable.add(queryId)
      return node
    },
    transformResult: async ({ result, queryId }) => {
      if (!isDone && ofTable.has(queryId)) {
        isDone = true
        await meanwhile()
      }
      return result
    },
  })
}

describeShop('an order that is read while its money is booked (O17)', (shop) => {
  it('answers a balance that its entries add up to', async () => {
    const clerk = await signIn(shop.shop, 'manager')
    const [bag] = await stockCatalogue(shop.db, sampleProduct({ originalPrice: 18_000 }))
    if (!bag) throw new Error('the shelf is empty')
    await inTransaction(shop.db, (trx) => writeSettings(trx, { paymentMethods: ['Cash On Delivery'] }))
    const { insertedId: id } = (await shop.post('/api/postOrder', sampleOrder([{ product: bag }]))).json
    const pay = () =>
      shop.post(`/api/orderPayment/${id}`, { amount: 20, method: 'cash', seen: 0 }, clerk.headers)

    let booking: ReturnType<typeof pay> | undefined
    // The corrections are read after the balance, and before the entries.
    const db = interrupted(shop.db, 'order_corrections', async () => {
      let isBooked = false
      booking = pay().finally(() => {
        isBooked = true
      })
      // SQLite has one connection: what is booked there may have to wait until the order was read.
      for (let turns = 0; !isBooked && (shop.engine === 'postgres' || turns < 2000); turns++) await nextTurn()
    })
    const noPictures = { make: async () => undefined }
    const ask = await serve(createApp({ ...shop.shop, db }, noPictures, { assetsOf: sourceAssets }))
    const torn = JSON.parse((await ask(`/api/order/${id}`, clerk.headers)).body.toString())
    const sum = torn.payments.reduce((total: number, { amount }: { amount: number }) => total + amount, 0)
    expect([torn.paid, torn.balance]).toEqual([sum, 20 - sum])

    expect((await booking)?.status).toBe(200)
    const after = (await shop.get(`/api/order/${id}`, clerk.headers)).json
    expect([after.paid, after.balance, after.payments.length]).toEqual([20, 0, 1])
  })
})
