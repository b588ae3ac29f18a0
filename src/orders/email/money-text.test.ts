import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { putReturn, putStatus } from '#src/orders/changes/change-status.sample.ts'
import { editOf, putEdit } from '#src/orders/correcting/edit-order.sample.ts'
import { moneyNoteMessages } from '#src/orders/display/money-note.messages.ts'
import { moneyBackText } from '#src/orders/display/use-money-back.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { deliver, limited, returnsOf, takeStep } from '#src/orders/returns/returns.sample.ts'
import { describeShop } from '#test/shop.ts'
import { orderEmails } from './order.emails.ts'

const dayMs = 24 * 60 * 60 * 1000
const ask = { status: 'Return', from: 'Delivered', reason: 'defect', lines: [{ line: 0, quantity: 1 }] }

describeShop('what letters say of money that is paid or goes back (O17)', (shop) => {
  let clerk: SignedIn
  let phones = 0
  beforeAll(async () => {
    clerk = await signIn(shop.shop, 'manager')
  })

  /** Two bags of OMR 10, delivered for cash, of which one comes back; with its return. */
  async function comesBack() {
    const bag = await limited(shop, 9, { originalPrice: 10_000 })
    const mobileNumber = `9${String(2_000_000 + phones++)}`
    const email = `back${phones}@example.com`
    const { id, token } = await deliver(shop, clerk, [{ product: bag, quantity: 2 }], { mobileNumber, email })
    expect((await putReturn(shop, id, ask, clerk)).status).toBe(200)
    const [one] = (await returnsOf(shop, id, clerk)).returns
    return { id, token, returnId: one._id as string }
  }
  const lettersOf = async (id: string) => {
    const rows = await shop.db.selectFrom('mail_outbox').select(['kind', 'payload']).execute()
    return rows.filter(({ payload }) => JSON.parse(payload).orderId === id)
  }
  /** The text of a status' letter, written now. */
  const statusLetter = async (orderId: string, status: string, locale: 'en' | 'ar' = 'en') =>
    (await orderEmails['order-status-changed']({ payload: { orderId, status }, locale }, shop.shop)).text
  const stepLetter = async (orderId: string, state: string) =>
    (await orderEmails['return-step']({ payload: { orderId, state, words: '' }, locale: 'en' }, shop.shop))
      .text

  it('tell of an exchange that the pieces that came back have paid for it, and what is left to pay', async () => {
    const dearer = await limited(shop, 9, { originalPrice: 14_500 })
    const { id, returnId } = await comesBack()
    const other = { line: 0, _id: dearer.id, size: 'N/A', color: 'N/A', quantity: 1 }
    const step = { from: 'requested', to: 'approved', exchange: [other] }
    expect((await takeStep(shop, returnId, step, clerk)).status).toBe(200)
    const { exchange } = (await returnsOf(shop, id, clerk)).returns[0]
    expect(exchange.balance).toBe(4.5)
    const asked = (await shop.get(`/api/order/${exchange._id}`, clerk.headers)).json
    expect(moneyBackText(moneyNoteMessages.en, 'en', asked), 'before it is cancelled').toBe(
      'The OMR 10.000 that the pieces you sent back are worth will be returned, once they are with us.',
    )
    await putStatus(shop, exchange._id, { status: 'Shipping' }, clerk)
    expect(await statusLetter(exchange._id, 'Shipping')).toContain(
      'OMR 10.000 is paid. Still to be paid: OMR 4.500.',
    )
    expect(await statusLetter(exchange._id, 'Shipping', 'ar')).toMatch(
      /المدفوع .*10\.000.*والمتبقي للدفع .*4\.500/,
    )
    const paid = { amount: 4.5, method: 'cash', seen: 1 }
    const key = { 'idempotency-key': 'exchange-difference', ...clerk.headers }
    expect((await shop.post(`/api/orderPayment/${exchange._id}`, paid, key)).status).toBe(200)
    expect(await statusLetter(exchange._id, 'Shipping')).toContain(
      'OMR 14.500 is paid. Nothing more is to be paid.',
    )
  })

  it('tell of an exchange that is cancelled midway when the worth of the old pieces goes back', async () => {
    const { id, returnId } = await comesBack()
    const same = { line: 0, size: 'N/A', color: 'N/A', quantity: 1 }
    const step = { from: 'requested', to: 'approved', exchange: [same] }
    expect((await takeStep(shop, returnId, step, clerk)).status).toBe(200)
    const { exchange } = (await returnsOf(shop, id, clerk)).returns[0]
    expect((await putStatus(shop, exchange._id, { status: 'Cancelled' }, clerk)).status).toBe(200)
    const { balance, refundBy } = (await shop.get(`/api/order/${id}`, clerk.headers)).json
    expect([balance, refundBy]).toEqual([-10, expect.any(String)])
    const letter = await statusLetter(exchange._id, 'Cancelled')
    expect(letter).toMatch(/Your payment of OMR 10\.000 will be returned by .*, once the goods are with us\./)
  })

  it('tell of a return that staff answer at once only their answer, and never later that it was asked for', async () => {
    const { id, returnId } = await comesBack()
    const told = async () =>
      (await lettersOf(id)).filter(({ payload }) => JSON.parse(payload).status === 'Return').length
    expect(await told()).toBe(1)
    await takeStep(shop, returnId, { from: 'requested', to: 'approved' }, clerk)
    expect(await told()).toBe(0)
    expect((await lettersOf(id)).filter(({ kind }) => kind === 'return-step')).toHaveLength(1)
  })

  it('tell of an edited cash order what of it is paid', async () => {
    const bag = await limited(shop, 9, { originalPrice: 10_000 })
    const { insertedId: id } = (
      await shop.post('/api/postOrder', sampleOrder([{ product: bag, quantity: 1 }]))
    ).json
    const part = { amount: 4, method: 'transfer', seen: 0 }
    const key = { 'idempotency-key': `part-${id}`, ...clerk.headers }
    expect((await shop.post(`/api/orderPayment/${id}`, part, key)).status).toBe(200)
    const order = (await shop.get(`/api/order/${id}`, clerk.headers)).json
    expect((await putEdit(shop, id, editOf(order, [{ product: bag, quantity: 2 }]), clerk)).status).toBe(200)
    const edited = (await lettersOf(id)).find(({ kind }) => kind === 'order-corrected')
    const payload = JSON.parse(edited?.payload ?? '{}')
    const { text } = await orderEmails['order-corrected']({ payload, locale: 'en' }, shop.shop)
    expect(text).toContain('OMR 4.000 is paid. Still to be paid: OMR 18.000.')
  })

  it('tell of an edited order that was paid and costs less now what goes back, in both languages', async () => {
    const bag = await limited(shop, 9, { originalPrice: 10_000 })
    const { insertedId: id } = (
      await shop.post('/api/postOrder', sampleOrder([{ product: bag, quantity: 2 }]))
    ).json
    const order = (await shop.get(`/api/order/${id}`, clerk.headers)).json
    const key = { 'idempotency-key': `whole-${id}`, ...clerk.headers }
    const whole = { amount: order.total, method: 'transfer', seen: 0 }
    expect((await shop.post(`/api/orderPayment/${id}`, whole, key)).status).toBe(200)
    expect((await putEdit(shop, id, editOf(order, [{ product: bag, quantity: 1 }]), clerk)).status).toBe(200)
    const edited = (await lettersOf(id)).find(({ kind }) => kind === 'order-corrected')
    const payload = JSON.parse(edited?.payload ?? '{}')
    const letter = async (locale: 'en' | 'ar') =>
      (await orderEmails['order-corrected']({ payload, locale }, shop.shop)).text
    expect(await letter('en')).toContain('OMR 22.000 is paid. OMR 10.000 of it will be returned.')
    expect(await letter('ar')).toMatch(/المدفوع .*22\.000.*سيتم استرداد .*10\.000/)
    // What was not given back before it was delivered is still owed.
    for (const status of ['Confirmed', 'Shipping', 'Delivered']) await putStatus(shop, id, { status }, clerk)
    expect(await statusLetter(id, 'Delivered')).toContain('OMR 10.000 of it will be returned.')
  })

  it('tell of a return that staff refuse at once only that', async () => {
    const { id } = await comesBack()
    const no = { status: 'Delivered', from: 'Return', comment: 'Worn for months' }
    expect((await putReturn(shop, id, no, clerk)).status).toBe(200)
    const told = (await lettersOf(id)).map(({ payload }) => JSON.parse(payload))
    expect(told.filter(({ status }) => status === 'Return')).toEqual([])
    expect(told.filter(({ why }) => why === 'return refused')).toHaveLength(1)
  })

  it('promise the money of an approved return within 7 days of the approval, not of the request', async () => {
    const { id, token, returnId } = await comesBack()
    expect(await stepLetter(id, 'approved')).not.toContain('will be returned')
    const started = shop.now
    shop.now = new Date(started.getTime() + 9 * dayMs)
    const later = await signIn(shop.shop, 'manager')
    const step = await takeStep(shop, returnId, { from: 'requested', to: 'approved' }, later)
    expect(step.status).toBe(200)
    const due = new Date(shop.now.getTime() + 7 * dayMs)
    expect((await shop.get(`/api/trackOrder/${token}`)).json.data.refundBy).toBe(due.toISOString())
    expect(await stepLetter(id, 'approved')).toContain('OMR 10.000 will be returned by')
    expect(await stepLetter(id, 'approved')).toContain('once the goods are with us')
    shop.now = started
  })

  it('call a credit a credit, not money that was returned, until it is taken back', async () => {
    const { id, token, returnId } = await comesBack()
    for (const step of [
      { from: 'requested', to: 'approved' },
      { from: 'approved', to: 'received', restocked: [] },
      { from: 'received', to: 'credited', amount: 10 },
    ])
      expect((await takeStep(shop, returnId, step, clerk)).status).toBe(200)
    const tracked = async () => (await shop.get(`/api/trackOrder/${token}`)).json.data
    expect(await tracked()).toMatchObject({ paid: 22, refunded: 10, credited: 10 })
    expect(await stepLetter(id, 'credited')).toContain('A credit of OMR 10.000 was booked for you.')
    const { payments } = (await shop.get(`/api/order/${id}`, clerk.headers)).json
    const credit = payments.find((entry: { credit?: true }) => entry.credit)
    expect([credit.kind, credit.note]).toEqual(['refund', undefined])
    const mistake = { payment: credit._id, note: 'credit' }
    const back = await shop.post(`/api/paymentReversal/${id}`, mistake, clerk.headers)
    expect(back.status).toBe(200)
    expect(await tracked()).toMatchObject({ refunded: 0, credited: 0, returnState: 'received' })
    const money = { amount: 10, method: 'transfer', note: 'credit', seen: 3 }
    const key = { 'idempotency-key': `typed-${id}`, ...clerk.headers }
    expect((await shop.post(`/api/orderRefund/${id}`, money, key)).status).toBe(200)
    expect(await tracked(), 'a word that staff typed is no credit').toMatchObject({
      refunded: 10,
      credited: 0,
    })
    const booked = (await shop.get(`/api/order/${id}`, clerk.headers)).json.payments
    expect(booked.slice(2)).toMatchObject([{ reverses: credit._id, credit: true }, { note: 'credit' }])
    expect(booked[3].credit, 'and stays as it was typed').toBeUndefined()
    expect((await takeStep(shop, returnId, { from: 'received', to: 'closed' }, clerk)).status).toBe(200)
  })

  it('leave a return as it is whose money stays, when another refund of its order is taken back', async () => {
    const { id, token, returnId } = await comesBack()
    for (const step of [
      { from: 'requested', to: 'approved' },
      { from: 'approved', to: 'received', restocked: [] },
      { from: 'received', to: 'refunded', amount: 10, method: 'cash' },
    ])
      expect((await takeStep(shop, returnId, step, clerk)).status).toBe(200)
    const tracked = async () => (await shop.get(`/api/trackOrder/${token}`)).json.data
    const goodwill = { amount: 3, method: 'cash', seen: 2 }
    const key = { 'idempotency-key': `goodwill-${id}`, ...clerk.headers }
    expect((await shop.post(`/api/orderRefund/${id}`, goodwill, key)).status).toBe(200)
    const { payments } = (await shop.get(`/api/order/${id}`, clerk.headers)).json
    const reverse = async (payment: string) =>
      (await shop.post(`/api/paymentReversal/${id}`, { payment }, clerk.headers)).status
    expect(await reverse(payments[2]._id)).toBe(200)
    expect(await tracked()).toMatchObject({ refunded: 10, returnState: 'refunded' })
    expect(await reverse(payments[1]._id)).toBe(200)
    expect(await tracked()).toMatchObject({ refunded: 0, returnState: 'received' })
  })

  it('tell of a second credit that one alone', async () => {
    const { id, returnId } = await comesBack()
    const credited = async (one: string) => {
      for (const step of [
        { from: 'requested', to: 'approved' },
        { from: 'approved', to: 'received', restocked: [] },
      ])
        expect((await takeStep(shop, one, step, clerk)).status).toBe(200)
      const { toRefund: amount } = await returnsOf(shop, id, clerk)
      const credit = { from: 'received', to: 'credited', amount }
      expect((await takeStep(shop, one, credit, clerk)).status).toBe(200)
    }
    await credited(returnId)
    expect((await takeStep(shop, returnId, { from: 'credited', to: 'closed' }, clerk)).status).toBe(200)
    expect((await putReturn(shop, id, ask, clerk)).status).toBe(200)
    await credited((await returnsOf(shop, id, clerk)).returns.at(-1)._id)
    expect((await shop.get(`/api/order/${id}`, clerk.headers)).json.credited).toBe(22)
    expect(await stepLetter(id, 'credited')).toContain('A credit of OMR 12.000 was booked for you.')
  })
})
