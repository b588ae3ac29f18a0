import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { describeShop } from '#test/shop.ts'
import { bagsInTurn, inCash, piece } from './bags-in-turn.sample.ts'

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
})
