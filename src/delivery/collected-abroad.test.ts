import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { staffOrderOf } from '#src/orders/staff-orders/staff-order.sample.ts'
import { describeShop } from '#test/shop.ts'

describeShop('an order that is collected (O40)', (shop) => {
  it('takes an order that is collected from whatever country its customer lives in, and brings it only where it ships to', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const rules = {
      zones: [],
      deliveryDays: 2,
      cutOff: '',
      collection: true,
      countries: ['AE'],
      holidays: [],
    }
    const sent = { 'content-type': 'application/json', ...boss.headers }
    const saved = await shop.send('PUT', '/api/deliveryZones', JSON.stringify(rules), sent)
    expect(saved.status).toBe(200)
    const bag = await stockOne(shop.db, { originalPrice: 15_000 })
    const abroad = { place: { country: 'SA', area: 'Riyadh', line: '4' }, mobileNumber: '+966512345678' }
    const collected = { ...abroad, deliveryArea: 'SHOP COLLECTION' }
    const placed = (customer: object, total: number) => {
      const order = sampleOrder([{ product: bag }], { ...customer, deliveryCharge: undefined })
      return shop.post('/api/postOrder', { ...order, total })
    }
    const prepared = (call: string, customer: object, total: number) =>
      shop.post(call, staffOrderOf([{ product: bag }], { customerData: customer, total }), boss.headers)
    for (const [answer, refused] of [
      [await placed(collected, 15), await placed(abroad, 17)],
      [await prepared('/api/staffOrder', collected, 15), await prepared('/api/staffOrder', abroad, 17)],
      [await prepared('/api/orderDraft', collected, 15), await prepared('/api/orderDraft', abroad, 17)],
    ] as const) {
      expect(answer.status, answer.text).toBe(200)
      expect([refused.status, refused.json.errors?.[0].path]).toEqual([422, 'customerData.place.country'])
    }

    // What was to be collected goes there no more than a new one, though its country stays the same.
    const { insertedId } = (await placed(collected, 15)).json
    const order = (await shop.get(`/api/order/${insertedId}`, boss.headers)).json
    const edit = async (customerData: object) => {
      const body = {
        version: order.version,
        products: [{ _id: bag.id, quantity: 1, line: 0 }],
        customerData: { name: 'Salma', mobileNumber: '+966512345678', address: '', ...customerData },
      }
      const json = { 'content-type': 'application/json', ...boss.headers }
      const answer = await shop.send('PUT', `/api/editOrder/${insertedId}`, JSON.stringify(body), json)
      return [answer.status, answer.json.errors?.[0].path]
    }
    const home = { ...abroad, deliveryArea: 'HOME DELIVERY' }
    expect(await edit(home)).toEqual([422, 'customerData.place.country'])
    expect(await edit(collected)).toEqual([200, undefined])
  })
})
