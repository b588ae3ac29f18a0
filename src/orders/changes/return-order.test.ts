import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { fileOrder } from '#src/orders/order/filed-orders.sample.ts'
import { describeShop } from '#test/shop.ts'
import { putStatus, storedOrder, tracesOf } from './change-status.sample.ts'

const email = 'maryam@example.com'
const dayMs = 24 * 60 * 60 * 1000

describeShop('a return (O8)', (shop) => {
  it('counts from the first delivery: a change of mind 7 days, a defect 15, and not a millisecond more', async () => {
    const owner = await signIn(shop.shop, 'customer', { email })
    const boss = await signIn(shop.shop, 'manager')
    const { id } = await fileOrder(shop.db, { status: 'Shipping' })
    expect((await putStatus(shop, id, { status: 'Delivered' }, boss)).status).toBe(200)
    const delivered = shop.now.getTime()
    const { json } = await shop.get(`/api/order/${id}`, owner.headers)
    expect(json.returnUntil).toEqual({
      changeOfMind: new Date(delivered + 7 * dayMs).toISOString(),
      defect: new Date(delivered + 15 * dayMs).toISOString(),
    })
    // The clock is told what the database has, so that a session of a week does not run out in the test.
    const after = async (ms: number) => {
      await shop.db.updateTable('returns').set({ state: 'withdrawn' }).where('order_id', '=', id).execute()
      await shop.db
        .updateTable('orders')
        .set({ status: 'Delivered', delivered_at: new Date(delivered - ms).toISOString() })
        .where('id', '=', id)
        .execute()
    }
    for (const [reason, days] of [
      ['change of mind', 7],
      ['defect', 15],
    ] as const) {
      await after(days * dayMs + 1)
      const late = await putStatus(shop, id, { status: 'Return', reason }, owner)
      expect([reason, late.status, late.json.errors[0].path]).toEqual([reason, 422, 'reason'])
      expect(late.json.detail).toContain(`within ${days} days`)
      expect((await storedOrder(shop, id)).status).toBe('Delivered')
      const { allowedChanges } = (await shop.get(`/api/order/${id}`, owner.headers)).json
      expect(allowedChanges).toEqual(reason === 'defect' ? [] : ['Return'])
      await after(days * dayMs)
      expect((await putStatus(shop, id, { status: 'Return', reason }, owner)).status).toBe(200)
    }
  })

  it('says why, and keeps it', async () => {
    const owner = await signIn(shop.shop, 'customer', { email: 'why@example.com' })
    const delivered = { status: 'Delivered', delivered_at: shop.now.toISOString() }
    const { id } = await fileOrder(shop.db, { ...delivered, customer_email: 'why@example.com' })
    const silent = await putStatus(shop, id, { status: 'Return' }, owner)
    expect([silent.status, silent.json.errors[0].path]).toEqual([422, 'reason'])
    expect((await putStatus(shop, id, { status: 'Return', reason: 'bored' }, owner)).status).toBe(422)
    const body = { status: 'Return', reason: 'defect', comment: 'The zip is broken' }
    expect((await putStatus(shop, id, body, owner)).status).toBe(200)
    expect((await tracesOf(shop, id)).history).toMatchObject([
      { reason: 'defect', comment: 'The zip is broken' },
    ])
  })
})
