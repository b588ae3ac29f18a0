import { expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { describeShop } from '#test/shop.ts'

const charges = { homeDeliveryCharge: 4.5, officeDeliveryCharge: null, freeShippingOver: 20 }
const dhofar = { ...charges, name: 'Dhofar', places: ['dhofar'], cash: true, deliveryDays: 4, cutOff: '' }

describeShop('an order by parts of an address (O40)', (shop) => {
  const put = async (zones: object[], who: SignedIn) => {
    const rules = { deliveryDays: 2, cutOff: '', collection: true, countries: ['AE'], holidays: [] }
    const json = { 'content-type': 'application/json', ...who.headers }
    const saved = await shop.send('PUT', '/api/deliveryZones', JSON.stringify({ ...rules, zones }), json)
    expect(saved.status).toBe(200)
  }

  it('is refused in Oman without the wilayat where a zone is there, and one without parts is not', async () => {
    const boss = await signIn(shop.shop, 'admin')
    await put([dhofar], boss)
    const bag = await stockOne(shop.db, { originalPrice: 15_000 })
    const send = (more: object, total = 17, language = 'en') =>
      shop.post(
        '/api/postOrder',
        { ...sampleOrder([{ product: bag }], { deliveryCharge: undefined, ...more }), total },
        { 'accept-language': language },
      )
    const salalah = { place: { area: 'Salalah', line: 'Way 12' } }
    for (const [language, text] of [
      ['en', 'Choose a wilayat of the list.'],
      ['ar', 'يرجى اختيار ولاية من القائمة.'],
    ] as const) {
      const { status, json } = await send(salalah, 17, language)
      expect([status, json.detail, json.errors]).toEqual([
        422,
        text,
        [{ path: 'customerData.place.wilayat', message: text }],
      ])
    }
    expect((await send({ place: {} })).json.errors[0].path).toBe('customerData.place.wilayat')
    expect((await send({ place: undefined })).json.deliveryCharge).toBe(2)
    expect((await send({ ...salalah, deliveryArea: 'SHOP COLLECTION' }, 15)).status).toBe(200)
    await put([{ ...dhofar, places: ['AE'] }], boss)
    expect((await send(salalah)).json.deliveryCharge, 'no zone is in Oman').toBe(2)
  })
})
