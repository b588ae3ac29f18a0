import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { claimEmail, markSent } from '#src/mail/email-delivery.store.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { findOrderFor } from '#src/orders/order/order-access.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import { putReturn, putStatus, storedOrder, undo } from './change-status.sample.ts'
import { undoStatus } from './undo-status.ts'

const minuteMs = 60_000

describeShop("a status set by mistake (O5')", (shop) => {
  it('is taken back within 10 minutes by whoever set it, and its letter is never sent', async () => {
    const [khalid, other] = [await signIn(shop.shop, 'manager'), await signIn(shop.shop, 'manager')]
    const id = await place(shop)
    const set = await putStatus(shop, id, { status: 'Confirmed' }, khalid)
    expect(set.json.order.undo).toEqual({
      to: 'Pending',
      until: new Date(shop.now.getTime() + 10 * minuteMs).toISOString(),
    })
    expect((await shop.get(`/api/order/${id}`, other.headers)).json.undo).toBeUndefined()
    const refused = await undo(shop, id, { from: 'Confirmed' }, other)
    expect([refused.status, refused.json.detail]).toEqual([422, expect.stringContaining('for 10 minutes')])
    expect(await letters(shop)).toMatchObject([{ kind: 'order-status-changed', status: 'waiting' }])

    await later(shop, 2 * minuteMs - 1, async () =>
      expect(await claimEmail(shop.db, shop.now)).toBeUndefined(),
    )
    const back = await undo(shop, id, { from: 'Confirmed' }, khalid)
    expect([back.status, back.json.order.orderStatus]).toEqual([200, 'Pending'])
    expect(await letters(shop), 'of an undone status no letter is left').toEqual([])
    expect(back.json.order.history).toMatchObject([
      { to: 'Pending' },
      { from: 'Pending', to: 'Confirmed' },
      { from: 'Confirmed', to: 'Pending', reason: 'taken back' },
    ])
    expect((await undo(shop, id, { from: 'Pending' }, khalid)).status, 'an undo is not undone').toBe(409)
  })

  it('is no longer a matter of whoever set it after 10 minutes: an admin takes it back, with a reason', async () => {
    const [khalid, boss] = [await signIn(shop.shop, 'manager'), await signIn(shop.shop, 'admin')]
    const id = await place(shop)
    await putStatus(shop, id, { status: 'Confirmed' }, khalid)
    await later(shop, 10 * minuteMs + 1, async () => {
      expect((await undo(shop, id, { from: 'Confirmed' }, khalid)).status).toBe(422)
      expect((await shop.get(`/api/order/${id}`, boss.headers)).json.undo).toEqual({
        to: 'Pending',
        needsReason: true,
      })
      const silent = await undo(shop, id, { from: 'Confirmed' }, boss)
      expect([silent.status, silent.json.errors[0].path]).toEqual([422, 'reason'])
      const told = await undo(shop, id, { from: 'Confirmed', reason: 'Wrong order' }, boss)
      expect(told.json.order.history.at(-1)).toMatchObject({ reason: 'taken back', comment: 'Wrong order' })
    })
  })

  it('of which the customer has read is told of once more; a customer never sees what was taken back', async () => {
    const khalid = await signIn(shop.shop, 'manager')
    const id = await place(shop)
    await putStatus(shop, id, { status: 'Confirmed' }, khalid)
    await later(shop, 2 * minuteMs, async () => {
      const due = await claimEmail(shop.db, shop.now)
      if (!due) throw new Error('After 2 minutes the letter is due')
      await markSent(shop.db, due, shop.now, { mail: { subject: '', text: '', html: '' } })
      expect((await undo(shop, id, { from: 'Confirmed' }, khalid)).status).toBe(200)
    })
    const waiting = (await letters(shop)).filter(({ status }) => status === 'waiting')
    expect(waiting.map(({ payload }) => JSON.parse(payload))).toEqual([
      { orderId: id, status: 'Pending', why: 'taken back' },
    ])
    const { track_token } = await storedOrder(shop, id)
    const tracked = (await shop.get(`/api/trackOrder/${track_token}`)).json.data
    expect(tracked.history).toMatchObject([{ orderStatus: 'Pending' }])
    expect(tracked.history).toHaveLength(1)
  })

  it('takes its stock with it: a cancellation takes the pieces again, a re-confirmation gives them back', async () => {
    const khalid = await signIn(shop.shop, 'manager')
    const bag = await stockOne(shop.db, { stock: [{ size: 'N/A', color: 'N/A', quantity: 3 }] })
    const id = await place(shop, { product: bag, quantity: 2 })
    const left = async () =>
      (
        await shop.db
          .selectFrom('product_stock')
          .select('quantity')
          .where('product_id', '=', bag.id)
          .executeTakeFirst()
      )?.quantity
    await putStatus(shop, id, { status: 'Cancelled' }, khalid)
    expect(await left()).toBe(3)
    expect((await undo(shop, id, { from: 'Cancelled' }, khalid)).status).toBe(200)
    expect(await left()).toBe(1)
    await putStatus(shop, id, { status: 'Cancelled' }, khalid)
    await putStatus(shop, id, { status: 'Confirmed' }, khalid)
    expect((await undo(shop, id, { from: 'Confirmed' }, khalid)).status).toBe(200)
    expect([await left(), (await storedOrder(shop, id)).status]).toEqual([3, 'Cancelled'])
    await place(shop, { product: bag, quantity: 2 })
    const short = await undo(shop, id, { from: 'Cancelled' }, khalid)
    expect([short.status, short.json.left]).toEqual([409, { 'products.0.quantity': 1 }])
    expect([await left(), (await storedOrder(shop, id)).status]).toEqual([1, 'Cancelled'])
  })

  it('takes the days of a return with it, where it was the first delivery', async () => {
    const khalid = await signIn(shop.shop, 'manager')
    const id = await place(shop)
    await putStatus(shop, id, { status: 'Confirmed' }, khalid)
    await putStatus(shop, id, { status: 'Delivered' }, khalid)
    expect((await storedOrder(shop, id)).delivered_at).toBe(shop.now.toISOString())
    await undo(shop, id, { from: 'Delivered' }, khalid)
    expect(await storedOrder(shop, id)).toMatchObject({ status: 'Confirmed', delivered_at: null })
    await putStatus(shop, id, { status: 'Delivered' }, khalid)
    await putReturn(shop, id, { status: 'Return', from: 'Delivered', reason: 'defect' }, khalid)
    await putReturn(shop, id, { status: 'Delivered', from: 'Return', comment: 'Worn' }, khalid)
    await undo(shop, id, { from: 'Delivered' }, khalid)
    const now = await storedOrder(shop, id)
    expect([now.status, now.delivered_at]).toEqual(['Return', shop.now.toISOString()])
  })

  it('stays when its customer was forgotten since it was read', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const id = await place(shop)
    await putStatus(shop, id, { status: 'Cancelled' }, boss)
    const read = await findOrderFor(shop.db, id, boss.person)
    const forgotten = { customer_name: '', customer_email: '', customer_mobile: '', customer_address: '' }
    await shop.db.updateTable('orders').set(forgotten).where('id', '=', id).execute()
    const by = { ...boss.person, address: null }
    await expect(
      undoStatus(shop.db, read, { from: 'Cancelled' }, { by, now: shop.now }),
    ).rejects.toMatchObject({ kind: 'refused' })
    expect((await storedOrder(shop, id)).status).toBe('Cancelled')
  })

  it('is taken back or moved on, never both: thirty times exactly one of two people wins', async () => {
    const [khalid, boss] = [await signIn(shop.shop, 'manager'), await signIn(shop.shop, 'admin')]
    for (let round = 0; round < 30; round++) {
      const id = await place(shop)
      await putStatus(shop, id, { status: 'Confirmed' }, khalid)
      const [back, on] = await Promise.all([
        undo(shop, id, { from: 'Confirmed' }, khalid),
        putStatus(shop, id, { status: 'Shipping' }, boss),
      ])
      expect([back.status, on.status].sort()).toEqual([200, 409])
      expect((await storedOrder(shop, id)).status).toBe(back.status === 200 ? 'Pending' : 'Shipping')
    }
  })
})

/** Does something later, and turns the clock back: a token lives 15 minutes. */
async function later(shop: TestShop, ms: number, act: () => Promise<unknown>): Promise<void> {
  const before = shop.now
  shop.now = new Date(before.getTime() + ms)
  await act()
  shop.now = before
}

async function place(shop: TestShop, piece?: Parameters<typeof sampleOrder>[0][number]): Promise<string> {
  const order = sampleOrder([piece ?? { product: await stockOne(shop.db) }], {
    email: `${Math.random().toString(36).slice(2)}@example.com`,
  })
  const { status, json } = await shop.post('/api/postOrder', order)
  expect(status, `placing: ${json.detail}`).toBe(200)
  await inTransaction(shop.db, (trx) => trx.deleteFrom('mail_outbox').execute())
  // One millisecond for two changes would be told as two.
  shop.now = new Date(shop.now.getTime() + 1000)
  return json.insertedId
}

function letters({ db }: TestShop) {
  return db
    .selectFrom('mail_outbox')
    .select(['kind', 'status', 'payload'])
    .where('kind', '=', 'order-status-changed')
    .execute()
}
