import { expect, it } from 'vitest'
import { describeShop } from '#test/shop.ts'
import { placeTransfer } from './placed-transfer.sample.ts'

describeShop('the list of receipts (F2)', (shop) => {
  it('says of a receipt that came after its order when that was, and of the first one nothing but the order', async () => {
    const { id, clerk, decide, send } = await placeTransfer(shop)
    const inList = async () => {
      const { data } = (await shop.get('/api/proofs', clerk.headers)).json
      return data.find((proof: { _id: string }) => proof._id === id)
    }
    const first = await inList()
    expect(first.sent).toBeUndefined()
    expect((await decide('ask-again', 'waiting', { reason: 'proof unreadable' })).status).toBe(200)
    shop.now = new Date(shop.now.getTime() + 600_000)
    expect(await send(730)).toBe(200)
    const second = await inList()
    expect(second).toMatchObject({ date: first.date, time: first.time, placedAt: first.placedAt })
    expect(second.sent).toEqual({ date: '01 Mar, 2026', time: '12:10 pm' })
  })
})
