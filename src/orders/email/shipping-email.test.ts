import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { putStatus } from '#src/orders/changes/change-status.sample.ts'
import { fileCourier } from '#src/orders/couriers/courier.sample.ts'
import { fileOrder } from '#src/orders/order/filed-orders.sample.ts'
import { describeShop } from '#test/shop.ts'
import { orderEmails } from './order.emails.ts'

describeShop('the letter that an order is on its way', (shop) => {
  it('says who brings it and under which number, also where it was brought before the letter was written', async () => {
    const boss = await signIn(shop.shop, 'manager')
    const pass = (ms: number) => {
      shop.now = new Date(shop.now.getTime() + ms)
    }
    const { id } = await fileOrder(shop.db, { status: 'Confirmed' })
    let handed: object | undefined
    const letter = async () => {
      const rows = await shop.db.selectFrom('mail_outbox').select('payload').execute()
      const waiting = rows
        .map((row) => JSON.parse(row.payload))
        .findLast((told) => told.orderId === id && told.status === 'Shipping')
      // Once the order is off it is withdrawn, unless it was being sent.
      handed = waiting ?? handed
      const payload = handed as typeof waiting
      return (await orderEmails['order-status-changed']({ payload, locale: 'en' }, shop.shop)).text
    }
    const hand = async (name: string, trackingNumber: string) => {
      const courier = await fileCourier(shop.db, { name })
      const orders = [{ id, from: 'Confirmed', trackingNumber }]
      const { json } = await shop.post('/api/handOver', { courier: courier.id, orders }, boss.headers)
      expect(json.results).toMatchObject([{ _id: id }])
      pass(30_000)
    }
    await hand('Salim', 'OM-17')
    expect(await letter()).toMatch(/Salim[\s\S]*OM-17/)
    expect((await putStatus(shop, id, { status: 'Delivered' }, boss)).status).toBe(200)
    expect(await letter()).toMatch(/Salim[\s\S]*OM-17/)

    await shop.post(`/api/undoStatus/${id}`, { from: 'Delivered' }, boss.headers)
    expect((await putStatus(shop, id, { status: 'Cancelled' }, boss)).status).toBe(200)
    expect(await letter(), 'who had it called back brings it no more').not.toContain('Salim')
    pass(30_000)
    expect((await putStatus(shop, id, { status: 'Confirmed' }, boss)).status).toBe(200)
    pass(30_000)
    await shop.db.deleteFrom('mail_outbox').execute()
    expect((await putStatus(shop, id, { status: 'Shipping' }, boss)).status).toBe(200)
    expect(await letter()).not.toContain('OM-17')
  })
})
