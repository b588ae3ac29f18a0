import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { putReturn, putStatus, storedOrder, undo } from '#src/orders/changes/change-status.sample.ts'
import { editOf, putEdit } from '#src/orders/correcting/edit-order.sample.ts'
import { paidHow } from '#src/orders/display/paid-how.messages.ts'
import { orderEmails } from '#src/orders/email/order.emails.ts'
import { fileOrder } from '#src/orders/order/filed-orders.sample.ts'
import { deliver, returnsOf, takeStep } from '#src/orders/returns/returns.sample.ts'
import { writeSettings } from '#src/settings/settings.store.ts'
import { describeShop } from '#test/shop.ts'
import { fileCourier } from './courier.sample.ts'

describeShop('an order that is collected at the shop (O40)', (shop) => {
  it('is given to no courier, alone or among others, and is paid at the counter (O31)', async () => {
    const boss = await signIn(shop.shop, 'manager')
    const courier = await fileCourier(shop.db)
    const file = (status: string) => fileOrder(shop.db, { status, delivery_area: 'SHOP COLLECTION' })
    const [{ id }, ready, brought] = [
      await file('Confirmed'),
      await file('Shipping'),
      await fileOrder(shop.db, { status: 'Confirmed' }),
    ]
    const orders = [
      { id, from: 'Confirmed', trackingNumber: 'X1' },
      { id: ready.id, from: 'Shipping' },
      { id: brought.id, from: 'Confirmed' },
    ]
    const hand = async (language: string) => {
      const headers = { ...boss.headers, 'accept-language': language }
      const { status, json } = await shop.post('/api/handOver', { courier: courier.id, orders }, headers)
      expect(status).toBe(200)
      return json.results.map((one: { outcome: string; message?: string }) => [one.outcome, one.message])
    }
    const said = 'This order is collected at the shop: no courier takes it along.'
    expect(await hand('en')).toEqual([
      ['refused', said],
      ['refused', said],
      ['changed', undefined],
    ])
    expect((await hand('ar'))[0]).toEqual(['refused', expect.stringContaining('يُستلم من المتجر')])
    const read = async () => (await shop.get(`/api/order/${id}`, boss.headers)).json
    expect((await read()).orderStatus, 'it stays as it is').toBe('Confirmed')
    expect((await shop.get(`/api/orderShipments/${id}`, boss.headers)).json.data).toEqual([])
    const list = (await shop.get(`/api/handOverList/${courier.id}`, boss.headers)).json.data
    expect(list.map((one: { orderId: string }) => one.orderId)).toEqual([brought.order_id])

    for (const status of ['Shipping', 'Delivered'])
      expect((await putStatus(shop, id, { status }, boss)).status).toBe(200)
    const couriers = (await shop.get('/api/couriers', boss.headers)).json.data
    const account = couriers.find((one: { _id: string }) => one._id === courier.id)
    expect(account, 'cash of the counter is no debt of theirs').toMatchObject({ due: 0, out: 1 })
  })

  it('says in the bin and on the page of its customer that it was collected', async () => {
    const boss = await signIn(shop.shop, 'manager')
    const { id } = await deliver(shop, boss, [{ product: await stockOne(shop.db) }], {
      mobileNumber: '91234098',
    })
    await shop.db
      .updateTable('orders')
      .set({ delivery_area: 'SHOP COLLECTION' })
      .where('id', '=', id)
      .execute()
    const collected = { _id: id, orderStatus: 'Delivered', deliveryArea: 'SHOP COLLECTION' }
    const { json } = await shop.get(`/api/customers/${id}`, boss.headers)
    expect((json.data ?? json).recent).toMatchObject([collected])
    await shop.send('DELETE', `/api/deleteOrder/${id}`, undefined, boss.headers)
    expect((await shop.get('/api/deletedOrders', boss.headers)).json.data).toMatchObject([collected])
  })

  it('is ready to collect and collected in its letters, never on its way', async () => {
    const { id } = await fileOrder(shop.db, { status: 'Shipping', delivery_area: 'SHOP COLLECTION' })
    const letter = async (status: string, locale: 'en' | 'ar') => {
      const payload = { orderId: id, status }
      const { subject, text } = await orderEmails['order-status-changed']({ payload, locale }, shop.shop)
      return `${subject}\n${text}`
    }
    const ready = await letter('Shipping', 'en')
    expect(ready).toContain(': Ready to collect')
    expect(ready).toContain('Your order is ready. You can collect it at the shop.')
    expect(ready).not.toContain('on its way')
    const inArabic = await letter('Shipping', 'ar')
    expect(inArabic).toContain('جاهز للاستلام')
    expect(inArabic).not.toContain('في الطريق')
    expect(await letter('Delivered', 'en')).toContain(': Collected')
    expect(await letter('Delivered', 'ar')).not.toContain('تم التوصيل')
  })

  it('is paid in cash at the shop and brought for free in its letters, not on delivery for 0.000', async () => {
    const kept = { delivery_area: 'SHOP COLLECTION', delivery_charge: 0 }
    const { id } = await fileOrder(shop.db, kept)
    const letter = async (locale: 'en' | 'ar') => {
      const { text } = await orderEmails['order-received']({ payload: { orderId: id }, locale }, shop.shop)
      return text
    }
    const english = await letter('en')
    expect(english).toContain('Cash at the shop')
    expect(english).toMatch(/Delivery charge: Free\n/)
    expect(english).not.toMatch(/Cash On Delivery/)
    expect(await letter('ar')).toContain('الدفع نقدًا في المتجر')
    expect(await letter('ar')).toMatch(/رسوم التوصيل: .*مجاني/)
    expect(paidHow('Cash On Delivery', 'HOME DELIVERY')).toBe('Cash On Delivery')
    expect(paidHow('Online Payment', 'SHOP COLLECTION')).toBe('Online Payment')
  })

  it('is with no courier again where its changes from before are taken back', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const courier = await fileCourier(shop.db)
    const { id } = await fileOrder(shop.db, { status: 'Confirmed' })
    const orders = [{ id, from: 'Confirmed' }]
    await shop.post('/api/handOver', { courier: courier.id, orders }, boss.headers)
    for (const status of ['Cancelled', 'Confirmed'])
      expect((await putStatus(shop, id, { status }, boss)).status).toBe(200)
    const { json: order } = await shop.get(`/api/order/${id}`, boss.headers)
    const bag = { id: order.products[0]._id, name: order.products[0].name }
    const edit = editOf(order, [{ product: bag as never }], {
      customerData: { deliveryArea: 'SHOP COLLECTION' },
    })
    await inTransaction(shop.db, (trx) => writeSettings(trx, { collection: true }))
    expect((await putEdit(shop, id, edit, boss)).status).toBe(200)
    for (const from of ['Confirmed', 'Cancelled'])
      expect((await undo(shop, id, { from, reason: 'By mistake' }, boss)).status).toBe(200)
    expect((await storedOrder(shop, id)).status).toBe('Shipping')
    const shipments = (await shop.get(`/api/orderShipments/${id}`, boss.headers)).json.data
    expect(shipments.map((one: { outcome: string }) => one.outcome)).toEqual(['called back'])
  })

  it('is ready to collect where a move is refused, and as the exchange of a return', async () => {
    const boss = await signIn(shop.shop, 'manager')
    const { id } = await fileOrder(shop.db, { status: 'Shipping', delivery_area: 'SHOP COLLECTION' })
    const refused = async (status: string, from: string, language: string) =>
      (await putStatus(shop, id, { status, from }, boss, language)).json.detail
    expect(await refused('Delivered', 'Confirmed', 'en')).toContain('it is Ready to collect now')
    expect(await refused('Confirmed', 'Shipping', 'ar')).toContain('«جاهز للاستلام»')

    const [was, wanted] = [await stockOne(shop.db), await stockOne(shop.db)]
    const first = await fileOrder(shop.db, {
      status: 'Delivered',
      delivery_area: 'SHOP COLLECTION',
      lines: [{ product_id: was.id }],
    })
    const ask = { status: 'Return', from: 'Delivered', reason: 'defect', wants: 'exchange' }
    expect((await putReturn(shop, first.id, ask, boss)).status).toBe(200)
    const [{ _id: returnId }] = (await returnsOf(shop, first.id, boss)).returns
    const exchange = [{ line: 0, _id: wanted.id, size: 'N/A', color: 'N/A', quantity: 1 }]
    const step = { from: 'requested', to: 'approved', exchange }
    expect((await takeStep(shop, returnId, step, boss)).status).toBe(200)
    const tracked = await shop.get(`/api/trackOrder/${first.track_token}/return`)
    expect(tracked.json.data.returns[0].exchange).toMatchObject({ deliveryArea: 'SHOP COLLECTION' })
  })
})
