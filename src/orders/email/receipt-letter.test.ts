import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { putReturn, putStatus } from '#src/orders/changes/change-status.sample.ts'
import { editOf, putEdit, readOrder } from '#src/orders/correcting/edit-order.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { uploadPhoto } from '#src/orders/returns/returns.sample.ts'
import { staffOrderOf } from '#src/orders/staff-orders/staff-order.sample.ts'
import { writeSettings } from '#src/settings/settings.store.ts'
import { describeShop } from '#test/shop.ts'

const bank = { bankName: 'Bank of Tests', accountHolder: 'Haqiba LLC', accountNumber: '0011 2233' }

describeShop('the letter that asks for a receipt (O15)', (shop) => {
  let clerk: SignedIn
  let [people, width] = [0, 810]
  beforeAll(async () => {
    clerk = await signIn(shop.shop, 'manager')
    const paymentMethods = ['Online Payment'] as const
    await inTransaction(shop.db, (trx) =>
      writeSettings(trx, { ...bank, paymentMethods: [...paymentMethods] }),
    )
  })

  /** A transfer of 12.000, by a customer with her receipt or made by staff without one. */
  async function transfer(by: 'customer' | 'staff') {
    const bag = await stockOne(shop.db, { originalPrice: 10_000 })
    const customer = { paymentMethod: 'Online Payment', email: `huda${++people}@example.com` } as const
    const { json } =
      by === 'staff'
        ? await shop.post(
            '/api/staffOrder',
            staffOrderOf([{ product: bag }], { customerData: customer, locale: 'en' }),
            clerk.headers,
          )
        : await shop.post('/api/postOrder', {
            ...sampleOrder([{ product: bag }], customer),
            paymentProof: await uploadPhoto(shop, ++width),
          })
    const id: string = json.insertedId
    return {
      id,
      async decide(more: object) {
        const headers = { 'content-type': 'application/json', ...clerk.headers }
        const told = await shop.send('PUT', `/api/proofReview/${id}`, JSON.stringify(more), headers)
        expect(told.status, told.text).toBe(200)
      },
      async costsTwo() {
        const edit = editOf(await readOrder(shop, id, clerk), [{ product: bag, line: 0, quantity: 2 }])
        expect((await putEdit(shop, id, edit, clerk)).status).toBe(200)
      },
      async letter() {
        const { data } = (await shop.get('/api/letters?status=waiting&limit=100', clerk.headers)).json
        const asked = data.find(
          ({ kind, recipient }: { kind: string; recipient: string }) =>
            kind === 'proof-needed' && recipient === customer.email,
        )
        return (await shop.get(`/api/letter/${asked._id}`, clerk.headers)).json.data.text as string
      },
    }
  }
  const ask = (reason: string) => ({ decision: 'ask-again', reason })

  it('names the account and the rest, once an order that was paid costs more', async () => {
    const { decide, costsTwo, letter } = await transfer('customer')
    await decide({ decision: 'approve' })
    await costsTwo()
    await decide(ask('order costs more'))
    const text = await letter()
    expect(text).toContain(
      'Your order costs more since it was changed. OMR 10.000 is still to be transferred. After that, please send a picture of the receipt.',
    )
    expect(text).toMatch(/Bank\W+Bank of Tests\s+Account holder\W+Haqiba LLC\s+Account number\W+0011 2233/)
  })

  it.each([
    ['customer', 'transfer not arrived'],
    ['staff', 'proof missing'],
    ['staff', 'transfer not arrived'],
  ] as const)('names them of an order by %s too where it says: %s', async (by, reason) => {
    const { decide, letter } = await transfer(by)
    await decide(ask(reason))
    const text = await letter()
    expect(text).toContain('OMR 12.000 is still to be transferred.')
    expect(text).toMatch(/Account number\W+0011 2233/)
  })

  it('names the account alone where another sum came, and none where the money may be there', async () => {
    const differs = await transfer('customer')
    await differs.decide(ask('proof amount differs'))
    const text = await differs.letter()
    expect(text).toMatch(/Account number\W+0011 2233/)
    expect(text).not.toContain('still to be transferred')
    const blurred = await transfer('customer')
    await blurred.decide(ask('proof unreadable'))
    expect(await blurred.letter()).toContain('Please send us a picture of the receipt.')
    expect(await blurred.letter()).not.toContain('0011 2233')
  })

  it('asks for no money where the order is cancelled or paid before it leaves', async () => {
    // Given up by the mail server, and sent again by staff after that: what only waits is withdrawn.
    const become = (id: string, status: 'dead' | 'waiting') =>
      shop.db.updateTable('mail_outbox').set({ status }).where('about', '=', id).execute()
    const off = await transfer('staff')
    await off.decide(ask('proof missing'))
    await become(off.id, 'dead')
    await putStatus(shop, off.id, { status: 'Cancelled' }, clerk)
    const paid = await transfer('staff')
    await paid.decide(ask('proof missing'))
    await become(paid.id, 'dead')
    const pay = { amount: 12, method: 'transfer', seen: 0 }
    expect((await shop.post(`/api/orderPayment/${paid.id}`, pay, clerk.headers)).status).toBe(200)
    for (const { id } of [off, paid]) await become(id, 'waiting')
    for (const { letter } of [off, paid]) {
      const text = await letter()
      expect(text).not.toContain('still to be transferred')
      expect(text).not.toContain('0011 2233')
    }
  })

  const isWaiting = async (id: string) => {
    const waiting = shop.db.selectFrom('mail_outbox').select('id').where('about', '=', id)
    return (await waiting.where('kind', '=', 'proof-needed').execute()).length
  }
  const left = async (id: string) => {
    const order = shop.db.selectFrom('orders').select(['own_emails', 'track_token']).where('id', '=', id)
    return order.executeTakeFirstOrThrow()
  }

  it('is not sent any more once its order is paid, or off, by whoever it was', async () => {
    const paid = await transfer('customer')
    const before = (await left(paid.id)).own_emails
    await paid.decide(ask('transfer not arrived'))
    const entry = { amount: 12, method: 'cash', seen: 0 }
    expect((await shop.post(`/api/orderPayment/${paid.id}`, entry, clerk.headers)).status).toBe(200)
    expect([await isWaiting(paid.id), (await left(paid.id)).own_emails]).toEqual([0, before])

    for (const who of ['staff', 'customer']) {
      const off = await transfer('customer')
      await off.decide(ask('transfer not arrived'))
      const { track_token: token } = await left(off.id)
      const cancelled =
        who === 'staff'
          ? await putStatus(shop, off.id, { status: 'Cancelled' }, clerk)
          : await shop.post(`/api/trackOrder/${token}/change`, { status: 'Cancelled', from: 'Pending' })
      expect(cancelled.status).toBe(200)
      expect(await isWaiting(off.id), who).toBe(0)
    }

    const owing = await transfer('customer')
    await owing.decide(ask('transfer not arrived'))
    const part = { amount: 5, method: 'cash', seen: 0 }
    expect((await shop.post(`/api/orderPayment/${owing.id}`, part, clerk.headers)).status).toBe(200)
    expect(await isWaiting(owing.id), 'it owes the rest').toBe(1)
  })

  it('is written again where the payment or the cancellation is taken back that made it needless, once, and not where it was sent', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const booked = async (id: string) => {
      const seen = (await readOrder(shop, id, boss)).payments?.length
      const entry = { amount: 12, method: 'cash', seen }
      expect((await shop.post(`/api/orderPayment/${id}`, entry, clerk.headers)).status).toBe(200)
      const { payments } = await readOrder(shop, id, boss)
      const reversal = { payment: payments?.at(-1)?._id, note: 'Another order' }
      expect((await shop.post(`/api/paymentReversal/${id}`, reversal, boss.headers)).status).toBe(200)
    }
    const cancelled = async (id: string) => {
      await putStatus(shop, id, { status: 'Cancelled' }, clerk)
      const back = { from: 'Cancelled', reason: 'Mistake' }
      expect((await shop.post(`/api/undoStatus/${id}`, back, clerk.headers)).status).toBe(200)
    }
    const takenUp = async (id: string) => {
      for (const status of ['Cancelled', 'Confirmed']) await putStatus(shop, id, { status }, clerk)
    }
    const refused = async (id: string) => {
      for (const status of ['Confirmed', 'Delivered']) await putStatus(shop, id, { status }, clerk)
      expect(
        (await putReturn(shop, id, { status: 'Return', from: 'Delivered', reason: 'defect' }, clerk)).status,
      ).toBe(200)
      expect(await isWaiting(id), 'while all of it comes back').toBe(0)
      const back = { status: 'Delivered', from: 'Return', comment: 'Worn' }
      expect((await putReturn(shop, id, back, clerk)).status).toBe(200)
    }
    for (const [name, detour] of Object.entries({ booked, cancelled, takenUp, refused })) {
      const { id, decide, letter } = await transfer('customer')
      await decide({ ...ask('transfer not arrived'), comment: 'Nothing since Monday' })
      const { own_emails, track_token } = await left(id)
      const before = await letter()
      await detour(id)
      expect(await isWaiting(id), name).toBe(1)
      expect(await letter(), name).toBe(before)
      expect(before).toContain(`/track/${track_token}#proof`)
      if (name === 'booked') expect((await left(id)).own_emails).toBe(own_emails)

      if (name === 'refused') continue
      await shop.db.updateTable('mail_outbox').set({ status: 'sent' }).where('about', '=', id).execute()
      await detour(id)
      expect(await isWaiting(id), `${name}, once it was sent`).toBe(1)
    }
  })

  it('is not sent any more once the receipt is approved or the next one came, and leaves its place to a later one', async () => {
    const approved = await transfer('customer')
    const before = (await left(approved.id)).own_emails
    await approved.decide(ask('transfer not arrived'))
    expect(await isWaiting(approved.id)).toBe(1)
    expect((await left(approved.id)).own_emails).toBe(before - 1)
    await approved.decide({ decision: 'approve' })
    expect(await isWaiting(approved.id)).toBe(0)
    expect((await left(approved.id)).own_emails).toBe(before)

    const sent = await transfer('customer')
    await sent.decide(ask('proof unreadable'))
    const paymentProof = await uploadPhoto(shop, ++width)
    const { track_token: token } = await left(sent.id)
    expect((await shop.post(`/api/trackOrder/${token}/proof`, { paymentProof })).status).toBe(200)
    expect(await isWaiting(sent.id)).toBe(0)
    await sent.decide(ask('proof of another order'))
    expect(await sent.letter()).toContain('This receipt belongs to another order.')
  })
})
