import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { openEntries, reverseEntry } from '#src/orders/money/book.ts'
import { holdMoney } from '#src/orders/money/hold-money.ts'
import { fileOrder } from '#src/orders/order/filed-orders.sample.ts'
import { insertShipment } from '#src/orders/shipments/shipment.store.ts'
import { describeShop } from '#test/shop.ts'
import { fileCourier } from './courier.sample.ts'
import { type CourierRow, holdCourier } from './courier.store.ts'

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

  it('owes what is collected for orders that are out: only once none is, the courier takes no more cash', async () => {
    const { headers } = await signIn(shop.shop, 'manager')
    const json = { 'content-type': 'application/json', ...headers }
    const send = (method: string, path: string, body: object) =>
      shop.send(method, `/api${path}`, JSON.stringify(body), json)
    const courier = await fileCourier(shop.db)
    const account = async () =>
      (await shop.get('/api/couriers', headers)).json.data.find(
        ({ _id }: { _id: string }) => _id === courier.id,
      )
    const change = async (changes: object, locale = 'en') => {
      const { name, phone, trackingPattern, takesCash, active, version } = await account()
      const body = { name, phone, trackingPattern, takesCash, active, version, ...changes }
      const path = `/api/couriers/${courier.id}`
      return shop.send('PUT', path, JSON.stringify(body), { ...json, 'accept-language': locale })
    }
    const { id } = await fileOrder(shop.db, { status: 'Confirmed' })
    await send('POST', '/handOver', { courier: courier.id, orders: [{ id, from: 'Confirmed' }] })

    const refused = await change({ takesCash: false })
    expect([refused.status, refused.json.detail]).toEqual([409, expect.stringContaining('paid at the door')])
    const inArabic = await change({ takesCash: false }, 'ar')
    expect([inArabic.status, inArabic.json.detail]).toEqual([409, expect.stringContaining('عند الاستلام')])
    expect((await change({ active: false, phone: '92345678' })).status, 'all else may change').toBe(200)
    expect(await account()).toMatchObject({ takesCash: true, active: false })

    const [{ _id: shipment }] = (await shop.get(`/api/orderShipments/${id}`, headers)).json.data
    expect((await send('PUT', `/orderDoor/${id}`, { shipment, outcome: 'delivered' })).status).toBe(200)
    expect(await account()).toMatchObject({ due: 22, out: 0 })
    expect((await change({ takesCash: false })).status, 'nothing is out, and what is due stays').toBe(200)
    expect(await account()).toMatchObject({ due: 22, takesCash: false })
    const takeBack = () => send('POST', `/undoStatus/${id}`, { from: 'Delivered' })
    const back = await takeBack()
    expect([back.status, back.json.detail]).toEqual([409, expect.stringContaining('takes no cash any more')])
    expect(await account()).toMatchObject({ due: 22, out: 0 })
    expect((await change({ takesCash: true })).status).toBe(200)
    expect((await takeBack()).status).toBe(200)
    expect(await account()).toMatchObject({ due: 0, out: 1 })
  })

  it('has none of it from a hand-over at the same moment', async () => {
    const { headers, person } = await signIn(shop.shop, 'manager')
    const json = { 'content-type': 'application/json', ...headers }
    const noCash = (of: CourierRow) =>
      shop.send(
        'PUT',
        `/api/couriers/${of.id}`,
        JSON.stringify({
          name: of.name,
          phone: of.phone,
          trackingPattern: '',
          takesCash: false,
          active: true,
          version: 1,
        }),
        json,
      )
    const give = async (of: CourierRow, id: string) => {
      const request = { courier: of.id, orders: [{ id, from: 'Confirmed' }] }
      return (await shop.post('/api/handOver', request, headers)).json.results[0].outcome
    }
    // Begun before: the courier is held, the order not yet theirs for anybody else.
    const courier = await fileCourier(shop.db)
    const { id } = await fileOrder(shop.db, { status: 'Shipping' })
    const { answer } = await inTransaction(shop.db, async (trx) => {
      await holdCourier(trx, courier.id)
      const answer = noCash(courier)
      await wait(300)
      const by = person.id
      await insertShipment(trx, { orderId: id, courierId: courier.id, trackingNumber: '', by, now: shop.now })
      return { answer }
    })
    expect((await answer).status).toBe(409)

    for (let round = 0; round < 8; round++) {
      const one = await fileCourier(shop.db)
      const order = await fileOrder(shop.db, { status: 'Confirmed' })
      const [given, changed] = await Promise.all([give(one, order.id), noCash(one)])
      expect([
        ['changed', 409],
        ['refused', 200],
      ]).toContainEqual([given, changed.status])
    }
  })

  it.each(['Confirmed', 'Shipping'])(
    'gets no %s order whose payment is taken back at the same moment',
    async (status) => {
      const { headers, person } = await signIn(shop.shop, 'manager')
      const courier = await fileCourier(shop.db, { takes_cash: 0 })
      const { id } = await fileOrder(shop.db, { status })
      const payment = { amount: 22, method: 'transfer', seen: 0 }
      expect((await shop.post(`/api/orderPayment/${id}`, payment, headers)).status).toBe(200)
      const { answer } = await inTransaction(shop.db, async (trx) => {
        await holdMoney(trx, id)
        const request = { courier: courier.id, orders: [{ id, from: status }] }
        const answer = shop.post('/api/handOver', request, headers)
        await wait(300)
        for (const entry of await openEntries(trx, id))
          await reverseEntry(trx, entry, { by: person, now: shop.now, note: '' })
        return { answer }
      })
      const { outcome, message } = (await answer).json.results[0]
      expect([outcome, message]).toEqual(['refused', expect.stringContaining('takes no cash')])
    },
  )
})
