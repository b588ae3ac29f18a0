import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { undo } from '#src/orders/changes/change-status.sample.ts'
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

  it("offers no way back behind it, and refuses one, from its goods on: received, refunded and closed (O5')", async () => {
    const clerk = await signIn(shop.shop, 'manager')
    const bag = await limited(shop, 9, { originalPrice: 10_000 })
    const { id, token } = await deliver(shop, clerk, [{ product: bag }])
    await changeAsGuest(shop, token, { status: 'Return', from: 'Delivered', reason: 'defect' })
    const boss = await signIn(shop.shop, 'admin')
    const offered = async () => (await shop.get(`/api/order/${id}`, boss.headers)).json.undo
    expect(await offered()).toEqual({ to: 'Delivered', needsReason: true })
    const [one] = (await returnsOf(shop, id, boss)).returns
    await takeStep(shop, one._id, { from: 'requested', to: 'approved' }, clerk)
    expect(await offered()).toMatchObject({ to: 'Delivered' })
    let from = 'approved'
    for (const step of [
      { to: 'received', restocked: [] },
      { to: 'refunded', amount: 12, method: 'cash' },
      { to: 'closed' },
    ]) {
      expect((await takeStep(shop, one._id, { from, ...step }, clerk)).status).toBe(200)
      from = step.to
      const back = await undo(shop, id, { from: 'Return', reason: 'A mistake' }, boss)
      expect([from, await offered(), back.status, back.json.returnState]).toEqual([
        from,
        undefined,
        409,
        from,
      ])
    }
    const order = (await shop.get(`/api/order/${id}`, boss.headers)).json
    expect(order).toMatchObject({ orderStatus: 'Return', returnState: 'closed', refunded: 12 })
  })
})
