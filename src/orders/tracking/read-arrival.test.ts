import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { describeShop } from '#test/shop.ts'

const zone = { name: 'Dhofar', nameAr: 'ظفار', places: ['dhofar'], freeShippingOver: null, cash: true }
const terms = { homeDeliveryCharge: 2, officeDeliveryCharge: 1, deliveryDays: 4, cutOff: '' }
const rules = { zones: [{ ...zone, ...terms }], deliveryDays: 2, cutOff: '', collection: true }

describeShop('a tracking link says when the order should come (O13, O40)', (shop) => {
  it('by the terms of where it goes, while it is under way and that day is not over', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const json = { 'content-type': 'application/json', ...boss.headers }
    const saved = JSON.stringify({ ...rules, countries: [], holidays: [] })
    expect((await shop.send('PUT', '/api/deliveryZones', saved, json)).status).toBe(200)
    const bag = await stockOne(shop.db, { originalPrice: 15_000 })
    const place = async (customer: object, total = 17) => {
      const to = { deliveryCharge: undefined, ...customer }
      const order = { ...sampleOrder([{ product: bag }], to), total }
      const { insertedId, trackUrl } = (await shop.post('/api/postOrder', order)).json
      const token = trackUrl.split('/').at(-1)
      const arrives = async () => (await shop.get(`/api/trackOrder/${token}`)).json.data.arrives
      return { id: insertedId as string, arrives }
    }
    // The shop's clock stands at Sunday, 1 March.
    const here = await place({ place: { wilayat: 'muscat/as-seeb' } })
    const far = await place({ place: { wilayat: 'dhofar/salalah' } })
    const text = await place({})
    const fetched = await place({ deliveryArea: 'SHOP COLLECTION', address: '' }, 15)
    expect(await Promise.all([here, far, text, fetched].map(({ arrives }) => arrives()))).toEqual([
      '2026-03-03',
      '2026-03-05',
      '2026-03-03',
      undefined,
    ])

    for (const status of ['Confirmed', 'Delivered'])
      await shop.send('PUT', `/api/orderStatus/${far.id}`, JSON.stringify({ status }), json)
    expect(await far.arrives(), 'it is there').toBe(undefined)

    shop.now = new Date('2026-03-03T19:59:00Z')
    expect(await here.arrives(), 'the last minute of that day in Muscat').toBe('2026-03-03')
    shop.now = new Date('2026-03-03T20:00:00Z')
    expect(await here.arrives(), 'what did not come is promised by nobody').toBe(undefined)
  })
})
