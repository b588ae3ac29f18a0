import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { replaceZones } from '#src/delivery/zone.store.ts'
import { putReturn, putStatus } from '#src/orders/changes/change-status.sample.ts'
import { fileCourier } from '#src/orders/couriers/courier.sample.ts'
import { fileOrder } from '#src/orders/order/filed-orders.sample.ts'
import { writeSettings } from '#src/settings/settings.store.ts'
import { describeShop } from '#test/shop.ts'
import { returnsOf, takeStep } from './returns.sample.ts'

describeShop('what an exchange costs beside, of an order that was paid by transfer (O37)', (shop) => {
  let clerk: SignedIn
  beforeAll(async () => {
    clerk = await signIn(shop.shop, 'manager')
  })

  const read = async (id: string) => (await shop.get(`/api/order/${id}`, clerk.headers)).json

  /** The exchange of a delivered order of 22.000, paid by transfer, for one piece at `price` in baisa. */
  async function exchangeFor(price: number, more: object = {}) {
    const [was, wanted] = [await stockOne(shop.db), await stockOne(shop.db, { originalPrice: price })]
    const { id } = await fileOrder(shop.db, {
      status: 'Delivered',
      payment_method: 'Online Payment',
      lines: [{ product_id: was.id }],
      ...more,
    })
    const pay = { amount: 22, method: 'transfer', seen: 0 }
    expect((await shop.post(`/api/orderPayment/${id}`, pay, clerk.headers)).status).toBe(200)
    const ask = { status: 'Return', from: 'Delivered', reason: 'defect', wants: 'exchange' }
    expect((await putReturn(shop, id, ask, clerk)).status).toBe(200)
    const [{ _id: returnId }] = (await returnsOf(shop, id, clerk)).returns
    const piece = { line: 0, _id: wanted.id, size: 'N/A', color: 'N/A', quantity: 1 }
    const step = { from: 'requested', to: 'approved', exchange: [piece] }
    expect((await takeStep(shop, returnId, step, clerk)).status).toBe(200)
    return read((await returnsOf(shop, id, clerk)).returns[0].exchange._id)
  }

  it('is collected at the door, by the courier who owes it then, and is on their list', async () => {
    const fresh = await exchangeFor(30_000)
    const due = fresh.balance
    expect(due).toBeGreaterThan(0)
    const courier = await fileCourier(shop.db)
    const orders = [{ id: fresh._id, from: 'Confirmed' }]
    const handed = await shop.post('/api/handOver', { courier: courier.id, orders }, clerk.headers)
    expect(handed.json.results[0].outcome).toBe('changed')
    const [row] = (await shop.get(`/api/handOverList/${courier.id}`, clerk.headers)).json.data
    expect(row.toCollect).toBe(due)
    await putStatus(shop, fresh._id, { status: 'Delivered' }, clerk)
    expect(await read(fresh._id)).toMatchObject({ paymentState: 'paid', balance: 0 })
    const couriers = (await shop.get('/api/couriers', clerk.headers)).json.data
    expect(couriers.find((one: { _id: string }) => one._id === courier.id)).toMatchObject({ due })
  })

  it('is nothing where the new piece costs no more, or is paid by transfer where no cash is taken', async () => {
    expect((await exchangeFor(9000)).customerData.paymentMethod).toBe('Online Payment')
    await inTransaction(shop.db, (trx) =>
      replaceZones(trx, [
        {
          name: 'Salalah',
          nameAr: '',
          places: ['dhofar/salalah'],
          homeDeliveryCharge: 3,
          officeDeliveryCharge: null,
          freeShippingOver: null,
          cash: false,
          deliveryDays: 3,
          cutOff: '',
        },
      ]),
    )
    const there = { place_country: 'OM', place_wilayat: 'dhofar/salalah' }
    const far = await exchangeFor(30_000, there)
    expect(far.balance).toBeGreaterThan(0)
    expect(far.customerData.paymentMethod).toBe('Online Payment')
    await inTransaction(shop.db, (trx) =>
      writeSettings(trx, { paymentMethods: ['Cash On Delivery', 'Online Payment'] }),
    )
    const paidInCash = { ...there, payment_method: 'Cash On Delivery' }
    expect((await exchangeFor(30_000, paidInCash)).customerData.paymentMethod).toBe('Online Payment')
  })
})
