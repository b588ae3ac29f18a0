import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { putStatus } from '#src/orders/changes/change-status.sample.ts'
import { describeShop } from '#test/shop.ts'
import { changeAsGuest, deliver, limited, returnsOf, takeStep } from './returns.sample.ts'

const ask = { status: 'Return', from: 'Delivered', reason: 'defect', comment: 'In M' }

describeShop('deleting beside a return that is open (O12, O21)', (shop) => {
  let clerk: SignedIn
  beforeAll(async () => {
    clerk = await signIn(shop.shop, 'manager')
  })

  const remove = (id: string, language = 'en') =>
    shop.send('DELETE', `/api/deleteOrder/${id}`, undefined, {
      ...clerk.headers,
      'accept-language': language,
    })

  /** A bag that was delivered, of which an exchange is asked for; with the return. */
  async function comesBack() {
    const bag = await limited(shop, 4)
    const { id, token } = await deliver(shop, clerk, [{ product: bag }])
    await changeAsGuest(shop, token, { ...ask, wants: 'exchange' })
    const [one] = (await returnsOf(shop, id, clerk)).returns
    return { id, returnId: one._id as string }
  }

  /** The same with its exchange approved; `fresh` is the order of the new piece. */
  async function exchanged() {
    const { id, returnId } = await comesBack()
    const exchange = [{ line: 0, size: 'N/A', color: 'N/A', quantity: 1 }]
    const approved = await takeStep(shop, returnId, { from: 'requested', to: 'approved', exchange }, clerk)
    expect(approved.status, approved.text).toBe(200)
    const fresh: string = (await returnsOf(shop, id, clerk)).returns[0].exchange._id
    return { id, returnId, fresh }
  }

  it('is refused until the old pieces of an exchange are here, of both its orders', async () => {
    const { id, returnId, fresh } = await exchanged()
    const refused = await remove(id)
    expect(refused.status, refused.text).toBe(409)
    expect(refused.text).toContain('An exchange is under way')
    expect((await remove(id, 'ar')).text).toContain('ما زال الاستبدال جاريًا')
    for (const status of ['Shipping', 'Delivered']) await putStatus(shop, fresh, { status }, clerk)
    for (const one of [id, fresh]) expect((await remove(one)).status, 'the old piece is not here').toBe(409)
    expect((await shop.get('/api/deletedOrders', clerk.headers)).json.data).toEqual([])
    const received = { from: 'approved', to: 'received', restocked: [{ line: 0, quantity: 1 }] }
    expect((await takeStep(shop, returnId, received, clerk)).status).toBe(200)
    for (const one of [id, fresh]) expect((await remove(one)).status).toBe(200)
  })

  it('goes on once the exchange is cancelled, and where a return has none', async () => {
    const { id, fresh } = await exchanged()
    expect((await putStatus(shop, fresh, { status: 'Cancelled' }, clerk)).status).toBe(200)
    for (const one of [fresh, id, (await comesBack()).id]) expect((await remove(one)).status).toBe(200)
  })

  it('leaves an exchange of two at once with one of them: deleted, or approved', async () => {
    const { id, returnId } = await comesBack()
    const exchange = [{ line: 0, size: 'N/A', color: 'N/A', quantity: 1 }]
    const step = { from: 'requested', to: 'approved', exchange }
    const [approved, gone] = await Promise.all([takeStep(shop, returnId, step, clerk), remove(id)])
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual([approved.status, gone.status])
  })
})
