import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { readOrder } from '#src/orders/correcting/edit-order.sample.ts'
import { describeShop } from '#test/shop.ts'
import { staffOrderOf } from './staff-order.sample.ts'

const cash = { paymentMethod: 'Cash On Delivery' }

describeShop('an order that is prepared without the address that only its customer knows (O19)', (shop) => {
  let boss: SignedIn
  beforeAll(async () => {
    boss = await signIn(shop.shop, 'admin')
  })
  const prepare = async (customerData: object, path = '/api/orderDraft', total = 12) => {
    const bag = await stockOne(shop.db, { originalPrice: 10_000 })
    return shop.post(path, staffOrderOf([{ product: bag }], { customerData, total }), boss.headers)
  }
  const linkOf = async (customerData: object, total?: number) => {
    const { status, json, text } = await prepare(customerData, undefined, total)
    expect(status, text).toBe(200)
    return `/api/orderDraft/${json.draftUrl.split('/').at(-1)}`
  }
  const offered = async (link: string) => (await shop.get(link)).json.data
  const confirm = (link: string, more: object = {}, headers = {}) =>
    shop.post(`${link}/confirm`, { ...cash, ...more }, headers)

  it('asks it of whoever has the link, and its wilayat, in a shop without zones as well, and is not confirmed without', async () => {
    for (const place of [undefined, { country: 'OM', wilayat: '', area: '', pin: '' }]) {
      const link = await linkOf({ address: '', ...(place && { place }) })
      expect(await offered(link)).toMatchObject({ needsAddress: true, needsWilayat: true })
      for (const [language, said, choose] of [
        ['en', 'This field is needed.', 'Choose a wilayat of the list.'],
        ['ar', 'هذا الحقل مطلوب.', 'يرجى اختيار ولاية من القائمة.'],
      ] as const) {
        const address = { path: 'address', message: said }
        const wilayat = { path: 'place.wilayat', message: choose }
        const abroad = { place: { country: 'AE', wilayat: '', area: 'Dubai' } }
        for (const [more, errors] of [
          [{}, [wilayat, address]],
          [{ address: '  \n ' }, [wilayat, address]],
          [{ address: 'house 7 near the mosque' }, [wilayat]],
          [{ address: 'house 7', place: { wilayat: '' } }, [wilayat]],
          [{ address: 'house 7', ...abroad }, [wilayat]],
          [{ place: { wilayat: 'muscat/as-seeb' } }, [address]],
        ] as const) {
          const refused = await confirm(link, more, { 'accept-language': language })
          expect([more, refused.status, refused.json.errors]).toEqual([more, 422, errors])
        }
      }
      const seeb = { wilayat: 'muscat/as-seeb', area: 'Al Khoud' }
      expect((await confirm(link, { address: 'x'.repeat(501), place: seeb })).status).toBe(422)
      const { status, json } = await confirm(link, { address: 'House 7, Way 12', place: seeb })
      expect([status, json.total]).toEqual([200, 12])
      const { customerData } = await readOrder(shop, json.insertedId, boss)
      expect(customerData.place).toEqual({ country: 'OM', ...seeb, line: 'House 7, Way 12', pin: '' })
      expect(customerData.address).toMatch(/^House 7, Way 12\nAl Khoud، السيب/)
      expect((await confirm(link, { address: 'Elsewhere' })).json.insertedId, 'once').toBe(json.insertedId)
    }
  })

  it.each([{}, { line: '' }])(
    'has what she writes stand before the wilayat that staff chose with %j, and its charge',
    async (more) => {
      const place = { country: 'OM', wilayat: 'ad-dakhiliyah/nizwa', area: '', pin: '', ...more }
      const link = await linkOf({ address: '', place })
      expect((await offered(link)).customerData.address).toMatch(/نزوى/)
      expect((await offered(link)).needsWilayat).toBeUndefined()
      const { json } = await confirm(link, { address: 'House 7', place: { wilayat: 'dhofar/salalah' } })
      const { customerData } = await readOrder(shop, json.insertedId, boss)
      expect(customerData.place).toMatchObject({ wilayat: 'ad-dakhiliyah/nizwa', line: 'House 7' })
      expect(customerData.address).toMatch(/^House 7\n.*نزوى/)
    },
  )

  it('is asked for the wilayat alone where staff wrote an address that names none, which stands as it is', async () => {
    const link = await linkOf({ address: 'House 5, near the mosque' })
    expect(await offered(link)).toMatchObject({ needsWilayat: true })
    expect(await offered(link)).not.toHaveProperty('needsAddress')
    const refused = await confirm(link, { address: 'Elsewhere' })
    expect([refused.status, refused.json.errors[0].path]).toEqual([422, 'place.wilayat'])
    const { json } = await confirm(link, { address: 'Elsewhere', place: { wilayat: 'muscat/as-seeb' } })
    const { customerData } = await readOrder(shop, json.insertedId, boss)
    expect(customerData.place).toMatchObject({ wilayat: 'muscat/as-seeb', line: 'House 5, near the mosque' })
  })

  it('is never asked for what staff wrote, which no link changes, nor for what is collected', async () => {
    const written = await linkOf({})
    expect(await offered(written)).not.toHaveProperty('needsAddress')
    expect(await offered(written)).not.toHaveProperty('needsWilayat')
    const { json } = await confirm(written, { address: 'Elsewhere' })
    expect((await readOrder(shop, json.insertedId, boss)).customerData.address).toBe('Way 12, Sohar')
    const json2 = { 'content-type': 'application/json', ...boss.headers }
    const rules = { deliveryDays: 2, cutOff: '', collection: true, countries: [], holidays: [], zones: [] }
    expect((await shop.send('PUT', '/api/deliveryZones', JSON.stringify(rules), json2)).status).toBe(200)
    const collected = await linkOf({ address: '', deliveryArea: 'SHOP COLLECTION' }, 10)
    expect((await offered(collected)).needsAddress).toBeUndefined()
    expect((await confirm(collected)).status).toBe(200)
  })

  it('is still asked of staff who make the order themselves, and its wilayat where charges differ by it', async () => {
    const made = await prepare({ address: '' }, '/api/staffOrder')
    expect([made.status, made.json.errors[0].path]).toEqual([422, 'customerData.address'])
    const zone = { name: 'Dhofar', nameAr: 'ظفار', places: ['dhofar'], cutOff: '' }
    const terms = { homeDeliveryCharge: 4, officeDeliveryCharge: null, freeShippingOver: null, cash: true }
    const rules = { deliveryDays: 2, cutOff: '', collection: true, countries: [], holidays: [] }
    const zones = [{ ...zone, ...terms, deliveryDays: 4 }]
    const put = (body: object) =>
      shop.send('PUT', '/api/deliveryZones', JSON.stringify({ ...rules, ...body }), {
        'content-type': 'application/json',
        ...boss.headers,
      })
    expect((await put({ zones })).status).toBe(200)
    // Nor is it left to the customer where an address is written that does not say it: another charge may be that of her choice.
    // And what is only written has no price.
    for (const address of ['', 'House 5, near the mosque', 'Way 12, Salalah'])
      for (const more of [{}, { place: { country: 'OM', wilayat: '' } }]) {
        const refused = await prepare({ address, ...more })
        expect([address, refused.status, refused.json.errors?.[0].path]).toEqual([
          ...[address, 422],
          'customerData.place.wilayat',
        ])
      }
    const written = await prepare({ address: 'Way 12, Salalah' }, '/api/staffOrder')
    expect([written.status, written.json.errors?.[0].path]).toEqual([422, 'customerData.place.wilayat'])
    const collected = { address: 'House 5', deliveryArea: 'SHOP COLLECTION' }
    expect((await prepare(collected, undefined, 10)).status).toBe(200)
    const salalah = { country: 'OM', wilayat: 'dhofar/salalah' }
    expect((await prepare({ address: '', place: salalah }, undefined, 14)).status).toBe(200)
    await put({ zones: [] })
  })
})
