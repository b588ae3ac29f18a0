import { expect, it } from 'vitest'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { describeHosted } from '#test/account-shops.ts'

const never = new Promise<never>(() => undefined)

describeHosted('a shop whose hosted provider is away', (shop, toolkit) => {
  it.each([
    ['says nothing', () => (toolkit.instead = () => never)],
    ['is not there', () => toolkit.stop()],
  ])('sells to guests, who follow their orders: it %s', async (_how, fail) => {
    const tote = await stockOne(shop.db)
    fail()
    expect((await shop.get(`/api/product/${tote.id}`)).status).toBe(200)
    const key = { 'idempotency-key': crypto.randomUUID() }
    const placed = await shop.post('/api/postOrder', sampleOrder([{ product: tote }]), key)
    expect([placed.status, placed.json.orderId]).toEqual([200, expect.stringMatching(/^\d+$/)])
    const found = { orderId: placed.json.orderId, mobileNumber: '91234567' }
    expect((await shop.post('/api/trackOrder', found)).status).toBe(200)
    toolkit.instead = undefined
  })
})
