import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import type { Locale } from '#src/core/locale.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { putReturn } from '#src/orders/changes/change-status.sample.ts'
import { changeAsGuest, deliver, limited, returnsOf, takeStep } from '#src/orders/returns/returns.sample.ts'
import { writeSettings } from '#src/settings/settings.store.ts'
import { describeShop } from '#test/shop.ts'
import { orderEmails } from './order.emails.ts'

const part = { status: 'Return', from: 'Delivered', reason: 'defect', lines: [{ line: 1, quantity: 1 }] }

describeShop('a letter about the return of a part of an order (O16)', (shop) => {
  let clerk: SignedIn
  beforeAll(async () => {
    clerk = await signIn(shop.shop, 'manager')
  })

  /** A tote and three pouches of OMR 4, delivered for OMR 34 in all, of which one pouch comes back. */
  async function comesBack(more: object = {}) {
    const tote = await limited(shop, 9, { name: 'Camel tote', nameAr: 'حقيبة جملي', originalPrice: 20_000 })
    const pouch = await limited(shop, 9, { name: 'Small pouch', nameAr: 'جراب صغير', originalPrice: 4000 })
    const { id } = await deliver(shop, clerk, [{ product: tote }, { product: pouch, quantity: 3 }])
    expect((await putReturn(shop, id, { ...part, ...more }, clerk)).status).toBe(200)
    return id
  }
  type Kind = 'return-asked' | 'order-status-changed' | 'return-step'
  const letter = (kind: Kind, orderId: string, locale: Locale, more: object = {}) =>
    orderEmails[kind](
      { payload: { orderId, status: 'Return', state: 'approved', words: '', ...more }, locale },
      shop.shop,
    )
  const forms = async (...asked: Parameters<typeof letter>) => {
    const { text, html } = await letter(...asked)
    return [text, html.replaceAll(/<[^>]+>/g, ' ')]
  }

  it.each([
    ['en', 'Small pouch', 'Camel tote', '1 × OMR 4.000', 'To be paid back once the pieces have come'],
    ['ar', 'جراب صغير', 'حقيبة جملي', '1 × 4.000', 'المبلغ المستحق استرداده بعد وصول القطع'],
  ] as const)(
    'tells what comes back and what is paid back for it, not the order: %s',
    async (locale, back, kept, count, owed) => {
      const id = await comesBack()
      const about = (kind: Kind) => forms(kind, id, locale)
      for (const kind of ['return-asked', 'order-status-changed', 'return-step'] as const)
        for (const form of await about(kind)) {
          for (const told of [back, count, owed]) expect(form, kind).toContain(told)
          for (const other of [kept, '34.000', '12.000', '20.000']) expect(form, kind).not.toContain(other)
        }
      expect((await letter('return-asked', id, locale)).subject).toContain('4.000')
    },
  )

  it('tells no money of pieces that others are wanted for (O37)', async () => {
    const id = await comesBack({ wants: 'exchange' })
    for (const kind of ['return-asked', 'order-status-changed'] as const)
      for (const form of await forms(kind, id, 'en')) {
        expect(form, kind).toContain('Small pouch')
        expect(form, kind).not.toMatch(/costs less|To be paid back/)
      }
  })

  it('tells a refusal of what was refused, without a sum, and of pieces that were paid back only their worth', async () => {
    const refused = await comesBack()
    const no = { status: 'Delivered', from: 'Return', comment: 'Worn for months' }
    expect((await putReturn(shop, refused, no, clerk)).status).toBe(200)
    const why = { status: 'Delivered', why: 'return refused', words: 'Worn for months' }
    const id = await comesBack()
    const [one] = (await returnsOf(shop, id, clerk)).returns
    for (const step of [
      { from: 'requested', to: 'approved' },
      { from: 'approved', to: 'received', restocked: [] },
      { from: 'received', to: 'refunded', amount: 4, method: 'cash' },
      { from: 'refunded', to: 'closed' },
    ])
      expect((await takeStep(shop, one._id, step, clerk)).status).toBe(200)
    for (const form of await forms('return-step', id, 'en', { state: 'closed' })) {
      expect(form).toMatch(/Small pouch.*The order costs less by:?\s+OMR 4\.000/s)
      expect(form).not.toMatch(/Camel tote|34\.000|To be paid back/)
    }
    for (const form of await forms('order-status-changed', refused, 'en', why)) {
      expect(form).toContain('Small pouch')
      expect(form, 'nothing costs less').not.toMatch(/Camel tote|costs less|To be paid back/)
    }
  })

  it("is about its own pieces, also where another return is asked for before it is written, and says so (O5')", async () => {
    const tote = await limited(shop, 9, { name: 'Camel tote', nameAr: 'حقيبة جملي', originalPrice: 20_000 })
    const pouch = await limited(shop, 9, { name: 'Small pouch', nameAr: 'جراب صغير', originalPrice: 4000 })
    // Of a mailbox of its own, which got no letters yet today (O22).
    const customer = { email: 'two@example.com', mobileNumber: '92000002' }
    const lines = [{ product: tote }, { product: pouch, quantity: 3 }]
    const { id, token } = await deliver(shop, clerk, lines, customer)
    await inTransaction(shop.db, (trx) => writeSettings(trx, { emailAddress: 'shop@example.com' }))
    const ask = async (line: number) => {
      const body = { ...part, lines: [{ line, quantity: 1 }] }
      expect((await changeAsGuest(shop, token, body)).status).toBe(200)
    }
    await ask(1)
    const no = { status: 'Delivered', from: 'Return', comment: 'Worn for months' }
    expect((await putReturn(shop, id, no, clerk)).status).toBe(200)
    await ask(0)
    const waiting = await shop.db
      .selectFrom('mail_outbox')
      .select(['kind', 'payload'])
      .where('payload', 'like', `%${id}%`)
      .where('kind', 'in', ['return-asked', 'order-status-changed'])
      .orderBy('created_at')
      .execute()
    const told = waiting
      .map((row) => ({ kind: row.kind as Kind, payload: JSON.parse(row.payload) }))
      .filter(({ kind, payload }) => kind === 'return-asked' || payload.why || payload.status === 'Return')
    expect(told.map(({ kind }) => kind).sort()).toEqual([
      'order-status-changed',
      'order-status-changed',
      'return-asked',
      'return-asked',
    ])
    const [first, second] = (await returnsOf(shop, id, clerk)).returns
    for (const { kind, payload } of told)
      for (const form of await forms(kind, id, 'en', payload)) {
        const isFirst = payload.returnId === first._id
        expect([first._id, second._id]).toContain(payload.returnId)
        expect(form, kind).toContain(isFirst ? 'Small pouch' : 'Camel tote')
        expect(form, kind).not.toContain(isFirst ? 'Camel tote' : 'Small pouch')
        if (kind === 'order-status-changed') {
          expect(form).not.toContain('this order')
          expect(form).toContain(
            isFirst
              ? 'could not accept the return of the pieces listed here'
              : 'your request to return the pieces listed here',
          )
        }
      }
  })

  it('tells of an order that came back before returns had pieces all of it', async () => {
    const id = await comesBack()
    await shop.db.deleteFrom('return_changes').execute()
    await shop.db.deleteFrom('return_lines').execute()
    await shop.db.deleteFrom('returns').execute()
    for (const form of await forms('return-asked', id, 'en'))
      for (const told of ['Camel tote', 'Small pouch', 'OMR 34.000']) expect(form).toContain(told)
  })
})
