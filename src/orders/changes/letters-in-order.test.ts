import { beforeEach, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { claimEmail, markFailed, markSent } from '#src/mail/email-delivery.store.ts'
import { fileCourier } from '#src/orders/couriers/courier.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { chargeVat } from '#src/orders/vat/vat.sample.ts'
import { describeShop } from '#test/shop.ts'
import { putReturn, putStatus, undo } from './change-status.sample.ts'

const minuteMs = 60_000

describeShop("letters of an order that moves on (O5')", (shop) => {
  let clerk: SignedIn

  beforeEach(async () => {
    clerk = await signIn(shop.shop, 'manager')
    await inTransaction(shop.db, (trx) => trx.deleteFrom('mail_outbox').execute())
  })

  const pass = (ms: number) => {
    shop.now = new Date(shop.now.getTime() + ms)
  }
  const place = async () => {
    const email = `${Math.random().toString(36).slice(2)}@example.com`
    const order = sampleOrder([{ product: await stockOne(shop.db) }], { email })
    const { json } = await shop.post('/api/postOrder', order)
    await inTransaction(shop.db, (trx) => trx.deleteFrom('mail_outbox').execute())
    pass(1000)
    return { id: json.insertedId as string, email }
  }
  const move = async (id: string, ...statuses: string[]) => {
    for (const status of statuses) {
      expect((await putStatus(shop, id, { status }, clerk)).status, status).toBe(200)
      pass(1000)
    }
  }
  /** What leaves to a customer from now on, in its order: a status, or the kind of another letter. */
  const leave = async (email: string, ms = 3 * minuteMs) => {
    pass(ms)
    const left: string[] = []
    for (let row = await claimEmail(shop.db, shop.now); row; row = await claimEmail(shop.db, shop.now)) {
      await markSent(shop.db, row, shop.now, { mail: { subject: '', text: '', html: '' } })
      if (row.recipient === email) left.push(JSON.parse(row.payload).status ?? row.kind)
    }
    return left
  }

  it('leave one alone where all its states were set within two minutes', async () => {
    const { id, email } = await place()
    await move(id, 'Confirmed', 'Shipping', 'Delivered')
    expect(await leave(email)).toEqual(['Delivered'])
    const other = await place()
    await move(other.id, 'Confirmed', 'Cancelled')
    expect(await leave(other.email)).toEqual(['Cancelled'])
  })

  it('all leave where each was read before the next', async () => {
    const { id, email } = await place()
    await move(id, 'Confirmed')
    expect(await leave(email)).toEqual(['Confirmed'])
    await move(id, 'Shipping')
    expect(await leave(email)).toEqual(['Shipping'])
  })

  it('that gave way are sent after all where what they gave way to is taken back', async () => {
    const { id, email } = await place()
    await move(id, 'Confirmed', 'Shipping', 'Delivered')
    for (const from of ['Delivered', 'Shipping'])
      expect((await undo(shop, id, { from }, clerk)).status, from).toBe(200)
    expect(await leave(email)).toEqual(['Confirmed'])
  })

  it('stay where they say what the later one does not: who brings the order, or its tax invoice', async () => {
    const { id, email } = await place()
    await move(id, 'Confirmed')
    const courier = await fileCourier(shop.db, { name: 'Salim' })
    const orders = [{ id, from: 'Confirmed', trackingNumber: 'OM-17' }]
    await shop.post('/api/handOver', { courier: courier.id, orders }, clerk.headers)
    pass(1000)
    await move(id, 'Delivered')
    expect(await leave(email)).toEqual(['Shipping', 'Delivered'])

    await chargeVat(shop, 'confirmation')
    const taxed = await place()
    await move(taxed.id, 'Confirmed', 'Shipping')
    expect(await leave(taxed.email)).toEqual(['Confirmed', 'Shipping'])
    const whole = await place()
    await move(whole.id, 'Confirmed', 'Shipping', 'Delivered')
    expect(await leave(whole.email), 'a delivery names the invoice').toEqual(['Delivered'])
    await chargeVat(shop, 'off')
  })

  it('are told again where what they gave way to is taken back: a return that was refused', async () => {
    const { id, email } = await place()
    await move(id, 'Confirmed', 'Delivered')
    const asked = { status: 'Return', from: 'Delivered', reason: 'defect' }
    expect((await putReturn(shop, id, asked, clerk)).status).toBe(200)
    pass(1000)
    const refused = { status: 'Delivered', from: 'Return', comment: 'It was worn' }
    expect((await putReturn(shop, id, refused, clerk)).status).toBe(200)
    expect((await undo(shop, id, { from: 'Delivered' }, clerk)).status).toBe(200)
    expect(await leave(email)).toEqual(['Return'])
  })

  it('that could not be sent yet give way, too', async () => {
    const { id, email } = await place()
    await move(id, 'Confirmed')
    pass(3 * minuteMs)
    const row = await claimEmail(shop.db, shop.now)
    if (!row) throw new Error('nothing to send')
    const next = new Date(shop.now.getTime() + 10 * minuteMs)
    await markFailed(shop.db, row, { reason: 'no server', next, now: shop.now })
    await move(id, 'Cancelled')
    expect(await leave(email, 60 * minuteMs)).toEqual(['Cancelled'])
  })

  it('say why something was refused beside what came of it, and are silent about an order that is off', async () => {
    const { id, email } = await place()
    await move(id, 'Confirmed', 'Delivered')
    const asked = { status: 'Return', from: 'Delivered', reason: 'defect' }
    expect((await putReturn(shop, id, asked, clerk)).status).toBe(200)
    pass(1000)
    const refused = { status: 'Delivered', from: 'Return', comment: 'It was worn' }
    expect((await putReturn(shop, id, refused, clerk)).status).toBe(200)
    pass(1000)
    expect((await putReturn(shop, id, asked, clerk)).status).toBe(200)
    expect(await leave(email)).toEqual(['Delivered', 'Return'])

    await chargeVat(shop, 'confirmation')
    const off = await place()
    await move(off.id, 'Confirmed', 'Cancelled')
    expect(await leave(off.email)).toEqual(['Cancelled'])
    await chargeVat(shop, 'off')
  })

  it('of a delivery with its invoice stays beside the one that a return was refused', async () => {
    await chargeVat(shop, 'confirmation')
    const { id, email } = await place()
    await move(id, 'Confirmed', 'Delivered')
    const asked = { status: 'Return', from: 'Delivered', reason: 'defect' }
    expect((await putReturn(shop, id, asked, clerk)).status).toBe(200)
    pass(1000)
    const refused = { status: 'Delivered', from: 'Return', comment: 'It was worn' }
    expect((await putReturn(shop, id, refused, clerk)).status).toBe(200)
    expect(await leave(email), 'the delivery, and why the return is refused').toEqual([
      'Delivered',
      'Delivered',
    ])
    await chargeVat(shop, 'off')
  })

  it('that were set in one moment leave one after the other', async () => {
    const { id, email } = await place()
    await move(id, 'Confirmed')
    const courier = await fileCourier(shop.db, { name: 'Salim' })
    const orders = [{ id, from: 'Confirmed', trackingNumber: 'OM-18' }]
    await shop.post('/api/handOver', { courier: courier.id, orders }, clerk.headers)
    expect((await putStatus(shop, id, { status: 'Delivered' }, clerk)).status).toBe(200)
    const due = await shop.db
      .selectFrom('mail_outbox')
      .select(['payload', 'next_attempt_at'])
      .where('recipient', '=', email)
      .execute()
    const at = (status: string) =>
      Date.parse(due.find(({ payload }) => JSON.parse(payload).status === status)?.next_attempt_at ?? '')
    expect(at('Delivered')).toBe(at('Shipping') + 1)
  })

  it('leave at once before one about money or a return of the same order', async () => {
    const { id, email } = await place()
    await move(id, 'Confirmed', 'Delivered')
    const asked = { status: 'Return', from: 'Delivered', reason: 'defect' }
    expect((await putReturn(shop, id, asked, clerk)).status).toBe(200)
    pass(1000)
    const paid = (await shop.get(`/api/order/${id}`, clerk.headers)).json
    const refund = { amount: 1, method: 'cash', seen: paid.payments.length }
    expect((await shop.post(`/api/orderRefund/${id}`, refund, clerk.headers)).status).toBe(200)
    expect(await leave(email, 0), 'at once').toEqual(['Return', 'refund-recorded'])
  })
})
