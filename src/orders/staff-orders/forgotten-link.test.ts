import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { putStatus } from '#src/orders/changes/change-status.sample.ts'
import { forgetCustomer } from '#src/orders/order/forget-orders.store.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { describeShop } from '#test/shop.ts'
import { staffOrderOf } from './staff-order.sample.ts'

const email = 'salma@example.com'
const cash = { paymentMethod: 'Cash On Delivery' }

describeShop('the link of an order whose customer is forgotten (I8)', (shop) => {
  it('is told to nobody who has the link it was confirmed by, or the key it was sent under', async () => {
    const boss = await signIn(shop.shop, 'manager')
    const bag = await stockOne(shop.db)
    const { draftUrl } = (
      await shop.post(
        '/api/orderDraft',
        staffOrderOf([{ product: bag }], { customerData: { email } }),
        boss.headers,
      )
    ).json
    const draft = `/api/orderDraft/${draftUrl.split('/').at(-1)}`
    const byKey = { 'idempotency-key': randomUUID() }
    const staffKey = { ...boss.headers, 'idempotency-key': randomUUID() }
    const sent = sampleOrder([{ product: bag }], { email })
    const staffSent = staffOrderOf([{ product: bag }], { customerData: { email } })
    const again = async () => [
      await shop.post(`${draft}/confirm`, cash),
      await shop.get(draft),
      await shop.post('/api/postOrder', sent, byKey),
      await shop.post('/api/staffOrder', staffSent, staffKey),
    ]
    const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status)
    const placed = await again()
    expect(statuses(placed)).toEqual([200, 200, 200, 200])
    for (const id of [0, 2, 3].map((n) => placed[n]?.json.insertedId))
      for (const status of ['Confirmed', 'Delivered']) await putStatus(shop, id, { status }, boss)
    await inTransaction(shop.db, (trx) => forgetCustomer(trx, { userId: 'nobody', email }))
    const after = await again()
    expect(statuses(after)).toEqual([404, 404, 404, 404])
    expect(JSON.stringify(after.map(({ json }) => json))).not.toContain('/track/')
  })
})
