import { expect, it } from 'vitest'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { describeShop } from '#test/shop.ts'

describeShop(
  'an order without an e-mail (O19)',
  (shop) => {
    it('is refused at its field while the shop insists, and taken once it is optional', async () => {
      const bag = await stockOne(shop.db)
      const order = sampleOrder([{ product: bag }], { email: '' })
      const refused = await shop.post('/api/postOrder', order)
      expect([refused.status, refused.json.errors[0].path]).toEqual([422, 'customerData.email'])
      await inTransaction(shop.db, (trx) =>
        trx.insertInto('settings').values({ name: 'emailOptional', value: 'true' }).execute(),
      )
      const wrong = await shop.post('/api/postOrder', sampleOrder([{ product: bag }], { email: 'nowhere' }))
      expect(wrong.status, 'what is given has to be one').toBe(422)
      const taken = await shop.post('/api/postOrder', order)
      expect(taken.status).toBe(200)
      const letters = await shop.db.selectFrom('mail_outbox').select('kind').execute()
      expect(letters.map(({ kind }) => kind)).toEqual(['order-placed'])
      const token = taken.json.trackUrl.split('/').at(-1)
      expect((await shop.get(`/api/trackOrder/${token}`)).json.data.orderId).toBe(taken.json.orderId)
    })
  },
  { SHOP_MAIL: 'boss@haqiba.test' },
)
