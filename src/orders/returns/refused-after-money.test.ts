import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { putReturn, putStatus } from '#src/orders/changes/change-status.sample.ts'
import { readOrder } from '#src/orders/correcting/edit-order.sample.ts'
import { describeShop } from '#test/shop.ts'
import { changeAsGuest, deliver, limited, piecesOf, returnsOf, takeStep } from './returns.sample.ts'

const ask = { status: 'Return', from: 'Delivered', reason: 'defect' }
const no = { status: 'Delivered', from: 'Return', comment: 'Worn for a week' }

describeShop('money that changed hands beside a return (O16, O17)', (shop) => {
  it('is owed again when the return is refused: nobody stood at the door to collect it', async () => {
    const clerk = await signIn(shop.shop, 'manager')
    const bag = await stockOne(shop.db, { originalPrice: 10_000 })
    const { id, token } = await deliver(shop, clerk, [{ product: bag }])
    await changeAsGuest(shop, token, ask)
    const early = { amount: 12, method: 'cash', seen: 1 }
    expect((await shop.post(`/api/orderRefund/${id}`, early, clerk.headers)).status).toBe(200)
    expect((await putReturn(shop, id, no, clerk)).status).toBe(200)
    const after = await readOrder(shop, id, clerk)
    expect(after).toMatchObject({ orderStatus: 'Delivered', paid: 12, refunded: 12, balance: 12 })
    expect(after.payments).toHaveLength(2)
  })

  it('stays where it is when an exchange is cancelled, whatever staff wrote beside it', async () => {
    const clerk = await signIn(shop.shop, 'manager')
    const [bag, dear] = [await limited(shop, 3), await stockOne(shop.db, { originalPrice: 40_000 })]
    const { id, token } = await deliver(shop, clerk, [{ product: bag }])
    await changeAsGuest(shop, token, { ...ask, wants: 'exchange', comment: 'In M' })
    const [one] = (await returnsOf(shop, id, clerk)).returns
    const exchange = [{ line: 0, _id: dear.id, size: 'N/A', color: 'N/A', quantity: 1 }]
    await takeStep(shop, one._id, { from: 'requested', to: 'approved', exchange }, clerk)
    const fresh = (await returnsOf(shop, id, clerk)).returns[0].exchange
    const old = await readOrder(shop, id, clerk)
    const difference = { amount: fresh.balance, method: 'transfer', reference: old.orderId, note: 'exchange' }
    const paid = await shop.post(`/api/orderPayment/${fresh._id}`, { ...difference, seen: 1 }, clerk.headers)
    expect(paid.status, paid.text).toBe(200)
    expect((await putStatus(shop, fresh._id, { status: 'Cancelled' }, clerk)).status).toBe(200)
    const cancelled = await readOrder(shop, fresh._id, clerk)
    expect(cancelled, 'what the customer paid is owed to her').toMatchObject({
      paymentState: 'refund due',
      balance: -fresh.balance,
    })
  })

  it('goes back to an order in the bin, too, which leaves it when the courier brings the new pieces back', async () => {
    const clerk = await signIn(shop.shop, 'manager')
    const bag = await limited(shop, 3)
    const { id, token } = await deliver(shop, clerk, [{ product: bag }])
    await changeAsGuest(shop, token, { ...ask, wants: 'exchange', comment: 'In M' })
    const [one] = (await returnsOf(shop, id, clerk)).returns
    const exchange = [{ line: 0, size: 'N/A', color: 'N/A', quantity: 1 }]
    await takeStep(shop, one._id, { from: 'requested', to: 'approved', exchange }, clerk)
    const fresh = (await returnsOf(shop, id, clerk)).returns[0].exchange
    await takeStep(shop, one._id, { from: 'approved', to: 'received', restocked: [] }, clerk)
    const removed = await shop.send('DELETE', `/api/deleteOrder/${id}`, undefined, clerk.headers)
    expect(removed.status, removed.text).toBe(200)
    const back = await putStatus(shop, fresh._id, { status: 'Cancelled' }, clerk)
    expect(back.status, back.text).toBe(200)
    const boss = await signIn(shop.shop, 'admin')
    const owed = await shop.get('/api/orders?payment=refund+due&limit=50', boss.headers)
    expect(owed.json.map(({ _id }: { _id: string }) => _id)).toContain(id)
    const bin = (await shop.get('/api/deletedOrders', boss.headers)).json.data
    expect(bin.map(({ _id }: { _id: string }) => _id)).not.toContain(id)
    const old = await readOrder(shop, id, clerk)
    expect(old).toMatchObject({ orderStatus: 'Return', paid: 22, balance: -22, paymentState: 'refund due' })
    expect(old.history.at(-1)).toMatchObject({ reason: 'left the bin', byName: clerk.person.name })
    const log = (await shop.get(`/api/audit?thing=${id}`, boss.headers)).json.data
    expect(log.map(({ kind }: { kind: string }) => kind)).toContain('order-restored')
    expect(await piecesOf(shop, bag.id)).toBe(2)
  })

  it('leaves its order in the bin where nothing was paid for it: nothing goes back, and nothing is owed', async () => {
    const clerk = await signIn(shop.shop, 'manager')
    const bag = await limited(shop, 3)
    const { id, token } = await deliver(shop, clerk, [{ product: bag }])
    const cash = (await readOrder(shop, id, clerk)).payments?.[0]
    const reversed = await shop.post(`/api/paymentReversal/${id}`, { payment: cash?._id }, clerk.headers)
    expect(reversed.status, reversed.text).toBe(200)
    await changeAsGuest(shop, token, { ...ask, wants: 'exchange', comment: 'In M' })
    const [one] = (await returnsOf(shop, id, clerk)).returns
    const exchange = [{ line: 0, size: 'N/A', color: 'N/A', quantity: 1 }]
    const approved = await takeStep(shop, one._id, { from: 'requested', to: 'approved', exchange }, clerk)
    expect(approved.status, approved.text).toBe(200)
    const fresh = (await returnsOf(shop, id, clerk)).returns[0].exchange
    await takeStep(shop, one._id, { from: 'approved', to: 'received', restocked: [] }, clerk)
    const removed = await shop.send('DELETE', `/api/deleteOrder/${id}`, undefined, clerk.headers)
    expect(removed.status, removed.text).toBe(200)
    expect((await putStatus(shop, fresh._id, { status: 'Cancelled' }, clerk)).status).toBe(200)
    const boss = await signIn(shop.shop, 'admin')
    const bin = (await shop.get('/api/deletedOrders', boss.headers)).json.data
    expect(bin.map(({ _id }: { _id: string }) => _id)).toContain(id)
    const owed = await shop.get('/api/orders?payment=refund+due&limit=50', boss.headers)
    expect(owed.json.map(({ _id }: { _id: string }) => _id)).not.toContain(id)
  })
})
