import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { putReturn, putStatus, undo } from '#src/orders/changes/change-status.sample.ts'
import { fileCourier } from '#src/orders/couriers/courier.sample.ts'
import { fileOrder } from '#src/orders/order/filed-orders.sample.ts'
import { describeShop } from '#test/shop.ts'
import { returnsOf, takeStep } from './returns.sample.ts'

describeShop('what whoever brings an exchange takes back at the door (O37)', (shop) => {
  let clerk: SignedIn
  beforeAll(async () => {
    clerk = await signIn(shop.shop, 'manager')
  })

  /** The exchange of one of three sandals of size 37 for one of size 38, with the order and the return it is of. */
  async function exchange() {
    const sandal = await stockOne(shop.db, { name: 'Leather Slides', sizes: ['37', '38'] })
    const { id } = await fileOrder(shop.db, {
      status: 'Delivered',
      lines: [{ product_id: sandal.id, name: 'Leather Slides', size: '37', color: 'brown', quantity: 3 }],
    })
    const ask = { status: 'Return', from: 'Delivered', reason: 'defect', wants: 'exchange' }
    const lines = [{ line: 0, quantity: 1 }]
    expect((await putReturn(shop, id, { ...ask, lines }, clerk)).status).toBe(200)
    const [{ _id: returnId }] = (await returnsOf(shop, id, clerk)).returns
    const piece = { line: 0, size: '38', color: 'N/A', quantity: 1 }
    const step = { from: 'requested', to: 'approved', exchange: [piece] }
    const taken = await takeStep(shop, returnId, step, clerk)
    expect(taken.status, taken.text).toBe(200)
    const made = (await returnsOf(shop, id, clerk)).returns[0].exchange
    return { id, returnId, fresh: made._id as string, token: made.trackPath.split('/').at(-1) as string }
  }
  const back = [{ name: 'Leather Slides', size: '37', color: 'brown', quantity: 1 }]
  const listed = async (...ids: string[]) => {
    const all = (await shop.get(`/api/orders?ids=${ids.join(',')}&limit=100`, clerk.headers)).json
    return ids.map((id) => all.find((one: { _id: string }) => one._id === id).takesBack)
  }
  const tracked = async (token: string) => (await shop.get(`/api/trackOrder/${token}/return`)).json.data

  it('is on its papers, on the list of its courier and on its tracking page until the pieces are received', async () => {
    const one = await exchange()
    const other = await exchange()
    const courier = await fileCourier(shop.db)
    const inHand = async () =>
      (await shop.get(`/api/handOverList/${courier.id}`, clerk.headers)).json.data[0].takesBack
    expect(await listed(one.fresh, one.id, other.fresh)).toMatchObject([back, undefined, back])
    expect((await tracked(one.token)).takesBack).toMatchObject(back)
    const orders = [{ id: one.fresh, from: 'Confirmed' }]
    const handed = await shop.post('/api/handOver', { courier: courier.id, orders }, clerk.headers)
    expect(handed.json.results[0].outcome).toBe('changed')
    expect(await inHand()).toMatchObject(back)
    const received = { from: 'approved', to: 'received', restocked: [{ line: 0, quantity: 1 }] }
    expect((await takeStep(shop, one.returnId, received, clerk)).status).toBe(200)
    expect(await listed(one.fresh, other.fresh)).toMatchObject([undefined, back])
    expect([await inHand(), (await tracked(one.token)).takesBack]).toEqual([undefined, undefined])
  })

  it('is nothing once it was brought, and again what it was where that was a mistake', async () => {
    const { fresh, token } = await exchange()
    const said = async () => [...(await listed(fresh)), (await tracked(token)).takesBack]
    await putStatus(shop, fresh, { status: 'Shipping' }, clerk)
    expect(await said()).toMatchObject([back, back])
    await putStatus(shop, fresh, { status: 'Delivered' }, clerk)
    expect(await said()).toEqual([undefined, undefined])
    expect((await undo(shop, fresh, { from: 'Delivered' }, clerk)).status).toBe(200)
    expect(await said()).toMatchObject([back, back])
    await putStatus(shop, fresh, { status: 'Delivered' }, clerk)
    await putReturn(shop, fresh, { status: 'Return', from: 'Delivered', reason: 'defect' }, clerk)
    expect(await said()).toEqual([undefined, undefined])
  })

  it('is nothing once it is cancelled', async () => {
    const { fresh, token } = await exchange()
    await putStatus(shop, fresh, { status: 'Cancelled' }, clerk)
    expect(await listed(fresh)).toEqual([undefined])
    expect((await tracked(token)).takesBack).toBeUndefined()
  })
})
