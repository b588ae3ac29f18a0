import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { type NewEmail, queueEmails } from '#src/mail/outbox.store.ts'
import { putReturn } from '#src/orders/changes/change-status.sample.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import { fileOrder } from './filed-orders.sample.ts'
import { forgetCustomer, forgetIfMarked } from './forget-orders.store.ts'

const salma = 'salma@example.com'
const noor = 'noor@example.com'

describeShop('forgetting the emails of one order (I8)', (shop) => {
  it("leaves those of the same customer's other orders, of other people, and of the shop", async () => {
    const arrived = await fileOrder(shop.db, { status: 'Delivered', customer_email: salma, user_id: 'salma' })
    const onItsWay = await fileOrder(shop.db, { status: 'Shipping', customer_email: salma, user_id: 'salma' })
    const of = (recipient: string, orderId: string): NewEmail[] => [
      { kind: 'order-received', recipient, locale: 'en', payload: { orderId } },
      { kind: 'order-status-changed', recipient, locale: 'en', payload: { orderId, status: 'Confirmed' } },
    ]
    const own: NewEmail = {
      kind: 'order-placed',
      recipient: salma,
      locale: 'en',
      payload: { orderId: arrived.id },
    }
    const asked: NewEmail = {
      kind: 'proof-needed',
      recipient: salma,
      locale: 'en',
      payload: { orderId: arrived.id, link: 'https://shop.test/track/1' },
    }
    const stranger = await fileOrder(shop.db, { status: 'Delivered', customer_email: noor })
    await inTransaction(shop.db, (trx) =>
      queueEmails(
        trx,
        [...of(salma, arrived.id), asked, own, ...of(salma, onItsWay.id), ...of(noor, stranger.id)],
        shop.now,
      ),
    )
    await inTransaction(shop.db, (trx) => forgetCustomer(trx, { userId: 'salma' }))
    expect(await kept(shop), 'once her finished order is forgotten').toEqual(
      [
        `order-placed ${arrived.id}`,
        `order-received ${onItsWay.id}`,
        `order-status-changed ${onItsWay.id}`,
        `order-received ${stranger.id}`,
        `order-status-changed ${stranger.id}`,
      ].sort(),
    )
    const isForgotten = (id: string) => inTransaction(shop.db, (trx) => forgetIfMarked(trx, id))
    expect(await isForgotten(onItsWay.id), 'while it is on its way').toBe(false)
    expect(await isForgotten(stranger.id), 'of somebody who stays').toBe(false)
    await shop.db.updateTable('orders').set({ status: 'Return' }).where('id', '=', onItsWay.id).execute()
    expect(await isForgotten(onItsWay.id), 'once it is finished').toBe(true)
    expect(await isForgotten(onItsWay.id), 'a second time').toBe(false)
    expect(await kept(shop), 'once both are forgotten').toEqual(
      [
        `order-placed ${arrived.id}`,
        `order-received ${stranger.id}`,
        `order-status-changed ${stranger.id}`,
      ].sort(),
    )
    const people = await shop.db.selectFrom('orders').select(['id', 'customer_email']).execute()
    expect(Object.fromEntries(people.map((row) => [row.id, row.customer_email]))).toEqual({
      [arrived.id]: '',
      [onItsWay.id]: '',
      [stranger.id]: noor,
    })
  })

  it.each(['refund', 'return'])('leaves none of a %s that staff record at the same moment', async (what) => {
    const staff = await signIn(shop.shop, 'manager')
    const { person } = await signIn(shop.shop, 'customer')
    const { id } = await fileOrder(shop.db, {
      status: 'Delivered',
      delivered_at: shop.now.toISOString(),
      user_id: person.id,
      customer_email: person.email,
    })
    const paid = { amount: 22, method: 'transfer', seen: 0 }
    expect((await shop.post(`/api/orderPayment/${id}`, paid, staff.headers)).status).toBe(200)
    const { answer } = await inTransaction(shop.db, async (trx) => {
      await forgetCustomer(trx, { userId: person.id, email: person.email })
      await trx.deleteFrom('users').where('id', '=', person.id).execute()
      const answer =
        what === 'refund'
          ? shop.post(`/api/orderRefund/${id}`, { ...paid, amount: 2, seen: 1 }, staff.headers)
          : putReturn(shop, id, { status: 'Return', from: 'Delivered', reason: 'defect' }, staff)
      await wait(300)
      return { answer }
    })
    // Of the refund the letter alone is left out; the order goes no further (I8).
    expect((await answer).status).toBe(what === 'refund' ? 200 : 422)
    const letters = await shop.db
      .selectFrom('mail_outbox')
      .select('kind')
      .where('recipient', '=', person.email)
      .execute()
    expect(letters).toEqual([])
  })
})

async function kept({ db }: TestShop): Promise<string[]> {
  const rows = await db.selectFrom('mail_outbox').select(['kind', 'payload']).execute()
  return rows.map(({ kind, payload }) => `${kind} ${JSON.parse(payload).orderId}`).sort()
}
