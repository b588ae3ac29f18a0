import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { writeSettings } from '#src/settings/settings.store.ts'
import { listDocumentsOf } from '#src/tax/tax-document.store.ts'
import { describeShop } from '#test/shop.ts'
import { bagsInTurn, piece } from './bags-in-turn.sample.ts'

describeShop('the email of a refund with VAT (T3)', (shop) => {
  it('names the credit note over the invoice that stands, not one over an invoice that was replaced since', async () => {
    const boss = await signIn(shop.shop, 'admin')
    await inTransaction(shop.db, (trx) =>
      writeSettings(trx, { vat: 'confirmation', vatNumber: 'OM1234567890' }),
    )
    const order = await bagsInTurn(shop, boss)
    const goodwill = { amount: 1, method: 'cash', seen: 1 }
    expect((await shop.post(`/api/orderRefund/${order.id}`, goodwill, boss.headers)).status).toBe(200)
    const one = await order.comesBack()
    await order.step(one, 'requested', { to: 'approved' })
    await order.step(one, 'approved', { to: 'received', restocked: [piece] })
    // The goodwill taken back, the order is invoiced anew, and its return is credited anew.
    await order.reverseRefund(0)
    expect(await order.step(one, 'received', { to: 'refunded', amount: 9, method: 'cash' })).toBe(200)
    const notes = (await listDocumentsOf(shop.db, [order.id])).filter(({ content }) =>
      content.returns?.includes(one),
    )
    expect(notes).toHaveLength(2)
    const letters = await shop.db
      .selectFrom('mail_outbox')
      .select('payload')
      .where('kind', '=', 'refund-recorded')
      .execute()
    const told = letters.map(({ payload }) => JSON.parse(payload)).find(({ returnId }) => returnId === one)
    expect(told.note).toBe(notes[1]?.number)
  })
})
