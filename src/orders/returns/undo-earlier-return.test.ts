import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { putReturn, putStatus, storedOrder, undo } from '#src/orders/changes/change-status.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { describeShop } from '#test/shop.ts'
import { limited, piecesOf, returnsOf, takeStep } from './returns.sample.ts'

describeShop("a return that ended before one that was taken back (O5', O16)", (shop) => {
  it('is the one that goes on when its end is taken back, too, and its pieces stay counted once', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const bag = await limited(shop, 8, { originalPrice: 9000 })
    const placed = await shop.post('/api/postOrder', sampleOrder([{ product: bag, quantity: 3 }]))
    const id: string = placed.json.insertedId
    // Paid beforehand, so that no cash of a door keeps the delivery from being taken back.
    const paid = { amount: 29, method: 'transfer', seen: 0 }
    expect((await shop.post(`/api/orderPayment/${id}`, paid, boss.headers)).status).toBe(200)
    for (const status of ['Confirmed', 'Delivered']) await putStatus(shop, id, { status }, boss)
    const piece = { line: 0, quantity: 1 }
    const comeBack = async () => {
      const asked = { status: 'Return', from: 'Delivered', reason: 'defect', lines: [piece] }
      expect((await putReturn(shop, id, asked, boss)).status).toBe(200)
      return (await returnsOf(shop, id, boss)).returns.at(-1)._id
    }
    const states = async () =>
      (await returnsOf(shop, id, boss)).returns.map(({ state }: { state: string }) => state)
    const takeBack = async (from: string) =>
      (await undo(shop, id, { from, reason: 'A mistake' }, boss)).status

    const first = await comeBack()
    const whole = { to: 'closed', finish: true, restocked: [piece], amount: 9, method: 'cash' }
    expect((await takeStep(shop, first, { from: 'requested', ...whole }, boss)).status).toBe(200)
    await comeBack()
    expect(await takeBack('Return')).toBe(200)
    expect(await states()).toEqual(['closed', 'withdrawn'])

    expect(await takeBack('Delivered')).toBe(200)
    expect(await states()).toEqual(['refunded', 'withdrawn'])
    expect(await storedOrder(shop, id)).toMatchObject({ status: 'Return', return_state: 'refunded' })
    expect(await takeBack('Return'), 'its goods are there').toBe(409)
    expect((await takeStep(shop, first, { from: 'refunded', to: 'closed' }, boss)).status).toBe(200)
    expect(await states()).toEqual(['closed', 'withdrawn'])
    expect([await piecesOf(shop, bag.id), (await storedOrder(shop, id)).status]).toEqual([6, 'Delivered'])
  })
})
