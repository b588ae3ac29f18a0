import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { describeShop } from '#test/shop.ts'
import { changeAsGuest, deliver, limited, piecesOf, returnsOf, takeStep } from './returns.sample.ts'

describeShop('the common road of a return (O16)', (shop) => {
  it('is one step: received, restocked, refunded and closed at once or not at all, told once, and then it reads as finished', async () => {
    const clerk = await signIn(shop.shop, 'manager')
    const bag = await limited(shop, 9, { originalPrice: 10_000 })
    const { id, token } = await deliver(shop, clerk, [{ product: bag, quantity: 2 }])
    await changeAsGuest(shop, token, { status: 'Return', from: 'Delivered', reason: 'defect' })
    const counts = async () => (await shop.get('/api/orderCounts', clerk.headers)).json
    const state = async () => (await shop.get(`/api/trackOrder/${token}`)).json.data.returnState
    expect([await counts(), await state()]).toMatchObject([{ return: 1, needsStaff: 1 }, 'requested'])
    const [one] = (await returnsOf(shop, id, clerk)).returns
    const road = {
      from: 'requested',
      to: 'closed',
      finish: true,
      restocked: [{ line: 0, quantity: 1 }],
      method: 'cash',
    }
    const wrong = await takeStep(shop, one._id, { ...road, amount: 21 }, clerk)
    expect([wrong.status, await piecesOf(shop, bag.id), await state()]).toEqual([409, 7, 'requested'])

    const sent = await Promise.all(
      Array.from({ length: 4 }, () => takeStep(shop, one._id, { ...road, amount: 22 }, clerk)),
    )
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await piecesOf(shop, bag.id)).toBe(8)
    const order = (await shop.get(`/api/order/${id}`, clerk.headers)).json
    expect(order).toMatchObject({ orderStatus: 'Return', returnState: 'closed', refunded: 22, balance: 0 })
    const [after] = (await returnsOf(shop, id, clerk)).returns
    expect(after.history.map(({ state: at }: { state: string }) => at)).toEqual([
      'requested',
      'approved',
      'received',
      'refunded',
      'closed',
    ])
    expect([await counts(), await state()]).toMatchObject([{ return: 0, needsStaff: 0 }, 'closed'])
    const list = (await shop.get('/api/orders?limit=20&status=Return', clerk.headers)).json
    expect(list, 'the list of the status stays').toMatchObject([{ _id: id, returnState: 'closed' }])
    const letters = await shop.db
      .selectFrom('mail_outbox')
      .select('payload')
      .where('kind', '=', 'return-step')
      .where('payload', 'like', `%${id}%`)
      .execute()
    expect(letters.map(({ payload }) => JSON.parse(payload).state)).toEqual(['closed'])
  })
})
