import { beforeAll, beforeEach, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import type { Locale } from '#src/core/locale.ts'
import { putReturn, putStatus } from '#src/orders/changes/change-status.sample.ts'
import { editOf, placeOrderOf, putEdit, readOrder } from '#src/orders/correcting/edit-order.sample.ts'
import { orderEmails } from '#src/orders/email/order.emails.ts'
import { returnsOf, takeStep } from '#src/orders/returns/returns.sample.ts'
import { chargeVat } from '#src/orders/vat/vat.sample.ts'
import { describeShop } from '#test/shop.ts'

describeShop('the letter of a sum that went back (O17, T3)', (shop) => {
  let boss: SignedIn
  let id: string
  beforeAll(async () => {
    boss = await signIn(shop.shop, 'admin')
    await chargeVat(shop, 'confirmation')
  })
  beforeEach(async () => {
    const bag = await stockOne(shop.db, { originalPrice: 10_500 })
    id = await placeOrderOf(shop, [{ product: bag, quantity: 2 }])
    await putStatus(shop, id, { status: 'Confirmed' }, boss)
  })

  const notesOf = async () => {
    const { data } = (await shop.get(`/api/taxDocuments?orders=${id}`, boss.headers)).json
    return data.filter(({ kind }: { kind: string }) => kind === 'credit-note')
  }
  async function book(what: 'Payment' | 'Refund', amount: number): Promise<void> {
    const seen = (await readOrder(shop, id, boss)).payments?.length ?? 0
    const request = { amount, method: 'cash', seen, note: 'A scratch' }
    const booked = await shop.post(`/api/order${what}/${id}`, request, boss.headers)
    expect([booked.status, booked.json.detail]).toEqual([200, undefined])
  }
  /** All that are on their way to the customer, as she reads them. */
  async function letters(locale: Locale = 'en') {
    const queued = await shop.db
      .selectFrom('mail_outbox')
      .select('payload')
      .where('kind', '=', 'refund-recorded')
      .where('payload', 'like', `%${id}%`)
      .execute()
    const written = await Promise.all(
      queued.map(({ payload }) =>
        orderEmails['refund-recorded']({ payload: JSON.parse(payload), locale }, shop.shop),
      ),
    )
    return written.map(({ text, html }) => text + html)
  }

  it('names the credit note that was issued for it, and where that is read', async () => {
    await book('Payment', 23)
    await book('Refund', 2.5)
    const [note] = await notesOf()
    for (const [locale, called] of [
      ['en', 'Credit note'],
      ['ar', 'إشعار دائن'],
    ] as const) {
      const [text] = await letters(locale)
      for (const part of [called, note.number, '/tax"']) expect(text).toContain(part)
    }
  })

  it('names none where too much had been paid: the note of the edit before is over other money', async () => {
    await book('Payment', 23)
    const order = await readOrder(shop, id, boss)
    const [line] = order.products
    const fewer = editOf(order, [{ product: { id: String(line?._id) } as never, quantity: 1, line: 0 }])
    expect((await putEdit(shop, id, fewer, boss)).status).toBe(200)
    expect(await notesOf()).toHaveLength(1)
    await book('Refund', 10.5)
    expect(await notesOf(), 'its invoice says already what was bought').toHaveLength(1)
    const [text] = await letters()
    expect(text).toContain('10.500')
    expect(text).not.toContain('Credit note')
  })

  it('of a return names the note over the pieces that came back, taken at once or step by step', async () => {
    await putStatus(shop, id, { status: 'Delivered' }, boss)
    const lines = [{ line: 0, quantity: 1 }]
    const asked = { status: 'Return', from: 'Delivered', reason: 'defect', lines }
    const numbers: string[] = []
    for (const atOnce of [false, true]) {
      expect((await putReturn(shop, id, asked, boss)).status).toBe(200)
      const one = (await returnsOf(shop, id, boss)).returns.at(-1)
      const step = async (body: object) => {
        const { status, json } = await takeStep(shop, one._id, { restocked: [], ...body }, boss)
        expect([status, json.detail]).toEqual([200, undefined])
      }
      if (!atOnce) await step({ from: one.state, to: 'received', finish: true })
      const from = atOnce ? one.state : 'received'
      await step({ from, to: 'closed', finish: true, amount: one.value, method: 'cash' })
      const note = (await notesOf()).at(-1)
      numbers.push(note.number)
      expect((await letters()).filter((text) => text.includes(note.number))).toHaveLength(1)
    }
    expect(new Set(numbers).size).toBe(2)
  })
})
