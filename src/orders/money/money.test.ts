import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { sampleProduct, stockCatalogue } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { plainPicture } from '#src/media/picture.sample.ts'
import { putStatus } from '#src/orders/changes/change-status.sample.ts'
import { moneyOf, noMoney, sumLedger } from '#src/orders/ledger/payment-state.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { type OrderStatus, orderStatuses } from '#src/orders/order/order-status.ts'
import { writeSettings } from '#src/settings/settings.store.ts'
import { describeShop } from '#test/shop.ts'
import { takeBackCash } from './book.ts'

describeShop('the money of an order (O17)', (shop) => {
  let clerk: SignedIn
  let boss: SignedIn
  let bag: Awaited<ReturnType<typeof stockCatalogue>>[number]

  beforeAll(async () => {
    clerk = await signIn(shop.shop, 'manager')
    boss = await signIn(shop.shop, 'admin')
    const [one] = await stockCatalogue(shop.db, sampleProduct({ originalPrice: 18_000 }))
    if (!one) throw new Error('the shelf is empty')
    bag = one
    await inTransaction(shop.db, (trx) =>
      writeSettings(trx, { paymentMethods: ['Online Payment', 'Cash On Delivery'] }),
    )
  })

  /** An order of OMR 20.000 with delivery, in cash or by a transfer with this receipt. */
  const place = async (paymentProof = ''): Promise<{ insertedId: string; trackUrl: string }> => {
    const request = sampleOrder([{ product: bag }], paymentProof ? { paymentMethod: 'Online Payment' } : {})
    const { status, json } = await shop.post('/api/postOrder', { ...request, paymentProof })
    expect(status).toBe(200)
    return json
  }
  const upload = async (width: number): Promise<string> => {
    const form = new FormData()
    const bytes = new Uint8Array(await plainPicture(width, 300).jpeg().toBuffer())
    form.append('image', new Blob([bytes]), 'receipt.jpg')
    return (await (await fetch(`${shop.origin}/api/upload`, { method: 'POST', body: form })).json()).data.url
  }
  const read = async (id: string) => (await shop.get(`/api/order/${id}`, clerk.headers)).json
  const move = async (id: string, ...statuses: OrderStatus[]) => {
    for (const status of statuses) expect((await putStatus(shop, id, { status }, clerk)).status).toBe(200)
  }
  const book = (
    what: 'Payment' | 'Refund',
    id: string,
    amount: unknown,
    seen: number,
    key?: string,
    more = {},
  ) =>
    shop.post(
      `/api/order${what}/${id}`,
      { amount, method: 'transfer', reference: 'TR-1', seen, ...more },
      { ...clerk.headers, ...(key && { 'idempotency-key': key }) },
    )
  const review = (id: string, decision: string) =>
    shop.send('PUT', `/api/proofReview/${id}`, JSON.stringify({ decision }), {
      'content-type': 'application/json',
      ...clerk.headers,
    })

  it('in cash is booked with the delivery, by whom and when, and undoing that takes it back by an entry of its own', async () => {
    const { insertedId: id } = await place()
    expect(await read(id)).toMatchObject({ paymentState: 'unpaid', paid: 0, balance: 20, payments: [] })
    await move(id, 'Confirmed', 'Delivered')
    const delivered = await read(id)
    expect(delivered).toMatchObject({ paymentState: 'paid', paid: 20, refunded: 0, balance: 0 })
    expect(delivered.payments).toMatchObject([
      { kind: 'cash collected', amount: 20, method: 'cash', byName: clerk.person.name },
    ])
    await inTransaction(shop.db, (trx) => takeBackCash(trx, id, { by: boss.person, now: shop.now }))
    const undone = await read(id)
    expect(undone).toMatchObject({ paymentState: 'unpaid', paid: 0, balance: 20 })
    expect(undone.payments).toMatchObject([{ amount: 20 }, { amount: -20, reverses: undone.payments[0]._id }])
  })

  it('by transfer waits for its receipt, is booked with the approval, and is not asked for again after it', async () => {
    const { insertedId: id } = await place(await upload(400))
    expect((await read(id)).paymentState).toBe('proof waiting')
    expect((await review(id, 'ask-again')).status).toBe(200)
    expect((await read(id)).paymentState).toBe('unpaid')
    expect((await review(id, 'approve')).status).toBe(200)
    expect(await read(id)).toMatchObject({
      paymentState: 'paid',
      paid: 20,
      payments: [{ kind: 'transfer approved', amount: 20, byName: clerk.person.name }],
    })
    expect((await review(id, 'ask-again')).status).toBe(409)
    await move(id, 'Confirmed', 'Delivered')
    expect((await read(id)).payments).toHaveLength(1)
  })

  it('that was paid for a cancelled order goes back in parts, each told to the customer, and never more', async () => {
    const { insertedId: id, trackUrl } = await place(await upload(410))
    await review(id, 'approve')
    await move(id, 'Cancelled')
    const refundBy = new Date(shop.now.getTime() + 7 * 24 * 3600_000).toISOString()
    expect(await read(id)).toMatchObject({ paymentState: 'refund due', balance: -20 })
    expect((await read(id)).refundBy.slice(0, 16)).toBe(refundBy.slice(0, 16))
    const tracked = (await shop.get(`/api/trackOrder/${trackUrl.split('/').at(-1)}`)).json.data
    expect(tracked).toMatchObject({ balance: -20, paid: 20 })
    expect(tracked.payments).toBeUndefined()

    const more = await book('Refund', id, 20.001, 1)
    expect([more.status, more.json.errors[0].path]).toEqual([422, 'amount'])
    expect((await book('Refund', id, '٥.٥', 1)).status).toBe(200)
    expect(await read(id)).toMatchObject({ paymentState: 'partly refunded', refunded: 5.5, balance: -14.5 })
    expect((await book('Refund', id, 14.501, 2)).status).toBe(422)
    expect((await book('Refund', id, 14.5, 2)).status).toBe(200)
    expect(await read(id)).toMatchObject({ paymentState: 'refunded', refunded: 20, balance: 0 })
    const letters = await shop.db
      .selectFrom('mail_outbox')
      .select('payload')
      .where('kind', '=', 'refund-recorded')
      .where('payload', 'like', `%${id}%`)
      .execute()
    expect(letters.map(({ payload }) => JSON.parse(payload).amount).sort()).toEqual([14_500, 5500])
    for (const amount of [0, -1, 1.0001, 'much', '', 1e9])
      expect([amount, (await book('Refund', id, amount, 3)).status]).toEqual([amount, 422])
  })

  it('given back for an order that stays lowers its price, so that nobody owes it again', async () => {
    const { insertedId: id } = await place()
    await move(id, 'Confirmed', 'Delivered')
    await book('Refund', id, 3, 1)
    expect(await read(id)).toMatchObject({
      paymentState: 'partly refunded',
      paid: 20,
      refunded: 3,
      balance: 0,
    })
  })

  it('in part leaves a balance, too much is due back, and a wrong entry is taken back once', async () => {
    const { insertedId: id } = await place()
    await book('Payment', id, 12, 0)
    expect(await read(id)).toMatchObject({ paymentState: 'balance due', balance: 8 })
    const zero = await book('Payment', id, 80, 1)
    expect([zero.status, zero.json.askSure, zero.json.errors[0].path]).toEqual([422, true, 'amount'])
    await book('Payment', id, 80, 1, undefined, { sure: true })
    const wrong = await read(id)
    expect(wrong).toMatchObject({ paymentState: 'refund due', balance: -72 })
    const reverse = (payment: string, who = clerk) =>
      shop.post(`/api/paymentReversal/${id}`, { payment, note: 'One zero too many' }, who.headers)
    const twice = await Promise.all([reverse(wrong.payments[1]._id), reverse(wrong.payments[1]._id)])
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await reverse('nothing')).status).toBe(404)
    expect(await read(id)).toMatchObject({ paymentState: 'balance due', balance: 8 })
    await book('Refund', id, 12, 3)
    const [first] = (await read(id)).payments
    expect((await reverse(first._id)).status).toBe(409)
  })

  it('is given back by one of two at once, the other is told what is so now, and one key books once', async () => {
    for (let round = 0; round < 4; round++) {
      const { insertedId: id } = await place()
      await move(id, 'Confirmed', 'Delivered')
      const both = await Promise.all([book('Refund', id, 15, 1), book('Refund', id, 15, 1)])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(both.find(({ status }) => status === 409)?.json).toMatchObject({
        paymentState: 'partly refunded',
        paid: 20,
        refunded: 15,
      })
      const key = randomUUID()
      const many = await Promise.all(Array.from({ length: 8 }, () => book('Refund', id, 2, 2, key)))
      expect(many.map(({ status }) => status)).toEqual(Array(8).fill(200))
      expect(await read(id)).toMatchObject({ paid: 20, refunded: 17 })
      expect((await book('Refund', id, 1, 3, key)).status).toBe(422)
    }
  })

  it('never goes back beyond what was paid while everything happens at once', async () => {
    const { insertedId: id } = await place(await upload(420))
    const counted = async () => (await read(id)).payments.length
    await Promise.all([
      review(id, 'approve'),
      book('Payment', id, 7, 0),
      putStatus(shop, id, { status: 'Cancelled' }, clerk),
      book('Refund', id, 3, 0),
    ])
    for (let round = 0; round < 5; round++) {
      const seen = await counted()
      await Promise.all([
        book('Refund', id, 9, seen),
        book('Refund', id, 8, seen),
        book('Payment', id, 1, seen),
        putStatus(shop, id, { status: round % 2 ? 'Cancelled' : 'Confirmed' }, clerk),
      ])
      const { paid, refunded, payments } = await read(id)
      expect(refunded).toBeLessThanOrEqual(paid)
      const kept = payments.reduce((sum: number, { amount }: { amount: number }) => sum + amount * 1000, 0)
      expect(Math.round(kept)).toBe(Math.round((paid - refunded) * 1000))
    }
  })

  it('is for staff, and customers see where it stands without the ledger', async () => {
    const owner = await signIn(shop.shop, 'customer', { email: 'maryam@example.com' })
    const { insertedId: id } = await place()
    const asked = { amount: 1, method: 'cash', seen: 0 }
    expect((await shop.post(`/api/orderRefund/${id}`, asked, owner.headers)).status).toBe(403)
    expect((await shop.post(`/api/orderRefund/${id}`, asked)).status).toBe(401)
    const { json } = await shop.get(`/api/order/${id}`, owner.headers)
    expect([json.paymentState, json.payments]).toEqual(['unpaid', undefined])
  })

  it('has in every order the state that its ledger says, which lists filter by', async () => {
    const orders = await shop.db.selectFrom('orders').selectAll().execute()
    const entries = await shop.db.selectFrom('payments').selectAll().execute()
    const waiting = await shop.db.selectFrom('pictures').selectAll().where('purpose', '=', 'proof').execute()
    expect(orders.length).toBeGreaterThan(8)
    for (const order of orders) {
      const own = entries.filter(({ order_id }) => order_id === order.id)
      const proofWaits = waiting.some(
        ({ id, review }) => review === null && order.payment_proof === `/proofs/${id}.webp`,
      )
      const { isSold } = orderStatuses[order.status as OrderStatus]
      const sums = own.length > 0 ? sumLedger(own) : noMoney
      const { state } = moneyOf(sums, { total: order.total, isSold, proofWaits })
      expect([order.id, order.payment_state]).toEqual([order.id, state])
    }
  })
})
