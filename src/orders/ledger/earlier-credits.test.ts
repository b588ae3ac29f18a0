import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { migrate } from '#src/db/migrate.ts'
import { putReturn } from '#src/orders/changes/change-status.sample.ts'
import { deliver, limited, returnsOf, takeStep } from '#src/orders/returns/returns.sample.ts'
import { describeShop } from '#test/shop.ts'

describeShop('credits that a note in the ledger named (migration 083, O16)', (shop) => {
  let clerk: SignedIn
  beforeAll(async () => {
    clerk = await signIn(shop.shop, 'manager')
  })

  /** A bag of OMR 10, delivered for cash and returned, with what went back as the version before booked it. */
  async function returned(to: 'credited' | 'refunded', note: string, mobileNumber: string) {
    const bag = await limited(shop, 9, { originalPrice: 10_000 })
    const { id } = await deliver(shop, clerk, [{ product: bag }], { mobileNumber })
    const ask = { status: 'Return', from: 'Delivered', reason: 'defect', lines: [{ line: 0, quantity: 1 }] }
    expect((await putReturn(shop, id, ask, clerk)).status).toBe(200)
    const [{ _id: returnId }] = (await returnsOf(shop, id, clerk)).returns
    for (const step of [
      { from: 'requested', to: 'approved' },
      { from: 'approved', to: 'received', restocked: [] },
      { from: 'received', to, amount: 12, ...(to === 'refunded' && { method: 'other' }) },
    ])
      expect((await takeStep(shop, returnId, step, clerk)).status).toBe(200)
    const { _id: payment } = (await read(id)).payments[1]
    const entry = shop.db.updateTable('payments').where('id', '=', payment)
    await entry.set({ note, credit: 0 }).execute()
    return { id, payment }
  }
  const read = async (id: string) => (await shop.get(`/api/order/${id}`, clerk.headers)).json

  it('are marked as such, and what was taken back of them; a word that staff typed is none', async () => {
    const kept = await returned('credited', 'credit', '92000001')
    const forgotten = await returned('credited', '', '92000002')
    const mistaken = await returned('credited', 'credit', '92000003')
    const back = { payment: mistaken.payment, note: '' }
    await shop.post(`/api/paymentReversal/${mistaken.id}`, back, clerk.headers)
    const typed = await returned('refunded', 'credit', '92000004')

    await shop.db.schema.alterTable('payments').dropColumn('credit').execute()
    await shop.db
      .deleteFrom('kysely_migration' as never)
      .where('name' as never, '=', '083-credits' as never)
      .execute()
    await migrate(shop.db)

    for (const { id } of [kept, forgotten]) {
      const { credited, refunded, payments } = await read(id)
      expect([credited, refunded]).toEqual([12, 12])
      expect(payments[1]).toMatchObject({ credit: true })
      expect(payments[1].note).toBeUndefined()
    }
    const { credited, payments } = await read(mistaken.id)
    expect([credited, payments[2].credit]).toEqual([0, true])
    const other = await read(typed.id)
    expect([other.credited, other.refunded, other.payments[1].note]).toEqual([0, 12, 'credit'])
  })
})
