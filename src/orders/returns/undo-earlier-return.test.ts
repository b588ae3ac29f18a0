import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { storedOrder } from '#src/orders/changes/change-status.sample.ts'
import { describeShop } from '#test/shop.ts'
import { bagsInTurn, inCash } from './bags-in-turn.sample.ts'
import { piecesOf } from './returns.sample.ts'

describeShop("a return that ended before one that was taken back (O5', O16)", (shop) => {
  it('is the one that goes on when its end is taken back, too, and its pieces stay counted once', async () => {
    const { id, bag, ...order } = await bagsInTurn(shop, await signIn(shop.shop, 'admin'))
    const first = await order.comesBack()
    expect(await order.step(first, 'requested', inCash)).toBe(200)
    await order.comesBack()
    expect(await order.takeBack('Return')).toBe(200)
    expect(await order.states()).toEqual(['closed', 'withdrawn'])

    expect(await order.takeBack('Delivered')).toBe(200)
    expect(await order.states()).toEqual(['refunded', 'withdrawn'])
    expect(await storedOrder(shop, id)).toMatchObject({ status: 'Return', return_state: 'refunded' })
    for (const why of ['A mistake', ''])
      expect(await order.takeBack('Return', why), 'its goods are there').toBe(409)
    expect(await order.step(first, 'refunded', { to: 'closed' })).toBe(200)
    expect(await order.states()).toEqual(['closed', 'withdrawn'])
    expect([await piecesOf(shop, bag.id), (await storedOrder(shop, id)).status]).toEqual([6, 'Delivered'])
  })
})
