import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { migrate } from '#src/db/migrate.ts'
import { bagsInTurn, inCash, piece } from '#src/orders/returns/bags-in-turn.sample.ts'
import { describeShop } from '#test/shop.ts'

describeShop('what was given for returns before the ledger named them (migration 107, O16)', (shop) => {
  it('is named by the instant of their step; what a hand gave back, or took back, is of none', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const order = await bagsInTurn(shop, boss)
    const later = () => {
      shop.now = new Date(shop.now.getTime() + 60_000)
    }
    const first = await order.comesBack()
    expect(await order.step(first, 'requested', inCash)).toBe(200)
    later()
    const byHand = { amount: 1, method: 'cash', seen: 2 }
    expect((await shop.post(`/api/orderRefund/${order.id}`, byHand, boss.headers)).status).toBe(200)
    later()
    const other = await order.comesBack()
    expect(await order.step(other, 'requested', { to: 'approved' })).toBe(200)
    expect(await order.step(other, 'approved', { to: 'received', restocked: [piece] })).toBe(200)
    expect(await order.step(other, 'received', { to: 'credited', amount: 9 })).toBe(200)
    later()
    await order.reverseRefund(0)
    const entries = () =>
      shop.db
        .selectFrom('payments')
        .select(['amount', 'return_id'])
        .where('order_id', '=', order.id)
        .orderBy('number')
        .execute()
    const before = await entries()
    expect(before).toEqual([
      { amount: 29_000, return_id: null },
      { amount: -9000, return_id: first },
      { amount: -1000, return_id: null },
      { amount: -9000, return_id: other },
      { amount: 9000, return_id: null },
    ])

    await shop.db.schema.alterTable('payments').dropColumn('return_id').execute()
    await shop.db
      .deleteFrom('kysely_migration' as never)
      .where('name' as never, '=', '107-money-of-returns' as never)
      .execute()
    await migrate(shop.db)
    expect(await entries()).toEqual(before)
    await order.reverseRefund(2)
    expect(await order.states()).toEqual(['closed', 'received'])
  })
})
