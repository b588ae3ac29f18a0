import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { describeShop } from '#test/shop.ts'
import { bagsInTurn, inCash, piece } from './bags-in-turn.sample.ts'
import { returnsOf } from './returns.sample.ts'

describeShop('a refund that is taken back in the ledger (O16)', (shop) => {
  let boss: SignedIn
  beforeAll(async () => {
    boss = await signIn(shop.shop, 'admin')
  })
  const later = () => {
    shop.now = new Date(shop.now.getTime() + 60_000)
  }

  it("of a finished return has it wait for its money once its end is taken back (O5')", async () => {
    const order = await bagsInTurn(shop, boss)
    const one = await order.comesBack()
    expect(await order.step(one, 'requested', inCash)).toBe(200)
    await order.reverseRefund(0)
    expect(await order.states()).toEqual(['closed'])
    expect(await order.takeBack('Delivered')).toBe(200)
    expect(await order.states()).toEqual(['received'])
    expect(await order.step(one, 'received', { to: 'refunded', amount: 9, method: 'cash' })).toBe(200)
  })

  it('has the return wait for its money also where a later one was taken back', async () => {
    const order = await bagsInTurn(shop, boss)
    expect(await order.step(await order.comesBack(), 'requested', inCash)).toBe(200)
    later()
    await order.comesBack()
    for (const from of ['Return', 'Delivered']) expect(await order.takeBack(from)).toBe(200)
    expect(await order.states()).toEqual(['refunded', 'withdrawn'])
    await order.reverseRefund(0)
    expect(await order.states()).toEqual(['received', 'withdrawn'])
  })

  it.each([
    { at: 'another moment', wait: later },
    { at: 'the same moment', wait: () => {} },
  ])('of a finished return leaves another one as it is, which was given its own at $at', async ({ wait }) => {
    const order = await bagsInTurn(shop, boss)
    expect(await order.step(await order.comesBack(), 'requested', inCash)).toBe(200)
    wait()
    const other = await order.comesBack()
    expect(await order.step(other, 'requested', { to: 'approved' })).toBe(200)
    expect(await order.step(other, 'approved', { to: 'received', restocked: [piece] })).toBe(200)
    expect(await order.step(other, 'received', { to: 'refunded', amount: 9, method: 'cash' })).toBe(200)
    await order.reverseRefund(0)
    expect(await order.states()).toEqual(['closed', 'refunded'])
    await order.reverseRefund(1)
    expect(await order.states()).toEqual(['closed', 'received'])
  })

  /** Two returns, both with their money: the earlier one closed, the other not yet. */
  async function bothRefunded() {
    const order = await bagsInTurn(shop, boss)
    expect(await order.step(await order.comesBack(), 'requested', inCash)).toBe(200)
    later()
    const other = await order.comesBack()
    const refunded = { ...inCash, to: 'refunded' }
    expect(await order.step(other, 'requested', refunded)).toBe(200)
    later()
    return { ...order, close: () => order.step(other, 'refunded', { to: 'closed' }) }
  }

  it('of an earlier return leaves one that has its own nothing to wait for: it can be closed, and is not when its own is taken back, too', async () => {
    const order = await bothRefunded()
    await order.reverseRefund(0)
    expect(await order.states()).toEqual(['closed', 'refunded'])
    expect((await returnsOf(shop, order.id, boss)).toRefund).toBe(0)
    expect((await shop.get(`/api/order/${order.id}`, boss.headers)).json.balance, 'of the order').toBe(-9)
    expect(await order.close()).toBe(200)

    const open = await bothRefunded()
    for (const which of [0, 1]) await open.reverseRefund(which)
    expect(await open.states()).toEqual(['closed', 'received'])
    expect((await returnsOf(shop, open.id, boss)).toRefund).toBe(9)
    expect(await open.close()).toBe(409)
  })

  it('of an earlier return leaves one that was closed as it was, when its end is taken back: nothing goes back twice', async () => {
    const order = await bothRefunded()
    expect(await order.close()).toBe(200)
    await order.reverseRefund(0)
    expect(await order.takeBack('Delivered')).toBe(200)
    expect(await order.states()).toEqual(['closed', 'refunded'])
    expect(await order.close()).toBe(200)
  })

  it('is known by the instant of its step where an older process, that names no return, booked it', async () => {
    const order = await bothRefunded()
    await shop.db.updateTable('payments').set({ return_id: null }).where('order_id', '=', order.id).execute()
    await order.reverseRefund(0)
    expect(await order.states()).toEqual(['closed', 'refunded'])
    await order.reverseRefund(1)
    expect(await order.states()).toEqual(['closed', 'received'])
  })
})
