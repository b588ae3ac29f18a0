import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { fileOrder } from '#src/orders/order/filed-orders.sample.ts'
import { describeShop } from '#test/shop.ts'
import { fileCourier } from './courier.sample.ts'

describeShop('a courier who takes no cash (O31, O32)', (shop) => {
  it('owes none of an order whose payment was taken back on its way: staff say first how it was paid', async () => {
    const { headers } = await signIn(shop.shop, 'manager')
    const json = { 'content-type': 'application/json', ...headers }
    const send = (method: string, path: string, body: object) =>
      shop.send(method, `/api${path}`, JSON.stringify(body), json)
    const courier = await fileCourier(shop.db, { takes_cash: 0 })
    const { id } = await fileOrder(shop.db, { status: 'Confirmed' })
    const pay = (seen: number) =>
      send('POST', `/orderPayment/${id}`, { amount: 22, method: 'transfer', seen })
    expect((await pay(0)).status).toBe(200)
    const handed = await send('POST', '/handOver', {
      courier: courier.id,
      orders: [{ id, from: 'Confirmed' }],
    })
    expect(handed.json.results[0].outcome).toBe('changed')
    const order = (await shop.get(`/api/order/${id}`, headers)).json
    const payment = order.payments[0]._id
    expect((await send('POST', `/paymentReversal/${id}`, { payment })).status).toBe(200)

    const [{ _id: shipment }] = (await shop.get(`/api/orderShipments/${id}`, headers)).json.data
    const delivered = () => send('PUT', `/orderDoor/${id}`, { shipment, outcome: 'delivered' })
    const refused = await delivered()
    expect([refused.status, refused.json.detail]).toEqual([409, expect.stringContaining('takes no cash')])
    const moved = await send('PUT', `/orderStatus/${id}`, { status: 'Delivered', from: 'Shipping' })
    expect(moved.status, 'nor past the door').toBe(409)
    const due = async () =>
      (await shop.get('/api/couriers', headers)).json.data.find(
        ({ _id }: { _id: string }) => _id === courier.id,
      )
    expect(await due()).toMatchObject({ due: 0, out: 1 })

    expect((await pay(2)).status).toBe(200)
    expect((await delivered()).json.order).toMatchObject({ orderStatus: 'Delivered', paymentState: 'paid' })
    expect(await due()).toMatchObject({ due: 0, out: 0 })
  })
})
