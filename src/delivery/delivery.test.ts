import { expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { begunPage } from '#src/content/page/page.sample.ts'
import { addZoneDays } from '#src/db/migrations/074-zone-days.ts'
import { addZoneFreeSums } from '#src/db/migrations/090-zone-free-sums.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import { describeShop, type TestShop } from '#test/shop.ts'

const dhofar = {
  name: 'Dhofar',
  nameAr: 'ظفار',
  places: ['dhofar', 'al-wusta/duqm'],
  homeDeliveryCharge: 4.5,
  officeDeliveryCharge: null,
  freeShippingOver: 20,
  cash: false,
  deliveryDays: 4,
  cutOff: '13:00',
}
const salalah = {
  ...dhofar,
  name: 'Salalah',
  places: ['dhofar/salalah'],
  homeDeliveryCharge: '٣',
  cash: true,
}
const rules = {
  zones: [dhofar, salalah],
  deliveryDays: 2,
  cutOff: '',
  collection: true,
  countries: ['AE'],
  holidays: [],
}

function put(shop: TestShop, body: object, who: SignedIn) {
  return shop.send('PUT', '/api/deliveryZones', JSON.stringify(body), {
    'content-type': 'application/json',
    'accept-language': 'en',
    ...who.headers,
  })
}

describeShop('how the shop delivers (O40)', (shop) => {
  it('is said by the owner alone, zone by zone; a place is in one zone, and nobody writes over what they did not see', async () => {
    const boss = await signIn(shop.shop, 'admin')
    expect((await shop.get('/api/deliveryZones')).json.data).toEqual([])
    expect((await put(shop, rules, await signIn(shop.shop, 'manager'))).status).toBe(403)
    const twice = { ...rules, zones: [dhofar, { ...salalah, places: ['dhofar'] }] }
    const wrong = await put(shop, twice, boss)
    expect([wrong.status, wrong.json.errors[0].path]).toEqual([422, 'zones.1.places'])
    const none = { ...rules, zones: [{ ...dhofar, homeDeliveryCharge: null }] }
    expect((await put(shop, none, boss)).json.errors[0].path).toBe('zones.0.homeDeliveryCharge')
    const { version } = (await shop.get('/api/getWebsiteInfo')).json.data
    expect((await put(shop, { ...rules, version }, boss)).status).toBe(200)
    expect((await put(shop, { ...rules, zones: [], version }, boss)).status).toBe(409)
    expect((await shop.get('/api/deliveryZones')).json.data).toEqual([
      { ...dhofar, calledAr: 'ظفار' },
      { ...salalah, homeDeliveryCharge: 3, calledAr: 'ظفار' },
    ])
    expect((await shop.get('/api/getWebsiteInfo')).json.data).toMatchObject({
      collection: true,
      countries: ['AE'],
    })
  })

  it('prices an order by where it goes: the server quotes, another sum is a 409, and what is not offered there is refused', async () => {
    await put(shop, rules, await signIn(shop.shop, 'admin'))
    const bag = await stockOne(shop.db, { originalPrice: 15_000 })
    const to = (wilayat: string, more: object = {}, total = 17) => ({
      ...sampleOrder([{ product: bag }], { place: { wilayat }, deliveryCharge: undefined, ...more }),
      total,
    })
    const elsewhere = await shop.post('/api/postOrder', to('muscat/bawshar'))
    expect([elsewhere.status, elsewhere.json.deliveryCharge]).toEqual([200, 2])
    const wrongSum = await shop.post('/api/postOrder', to('dhofar/salalah'))
    expect([wrongSum.status, wrongSum.json.quote]).toMatchObject([409, { deliveryCharge: 3, total: 18 }])
    expect((await shop.post('/api/postOrder', to('dhofar/salalah', {}, 18))).json.deliveryCharge).toBe(3)
    const refused = async (order: object) => (await shop.post('/api/postOrder', order)).json.errors[0].path
    expect(await refused(to('dhofar/taqah', {}, 19.5))).toBe('customerData.paymentMethod')
    expect(await refused(to('al-wusta/duqm', { deliveryArea: 'OFFICE DELIVERY' }, 16))).toBe(
      'customerData.deliveryArea',
    )
    const collected = to('', { deliveryArea: 'SHOP COLLECTION', address: '', place: undefined }, 15)
    expect((await shop.post('/api/postOrder', collected)).json).toMatchObject({
      deliveryCharge: 0,
      total: 15,
    })
    const abroad = to('', { place: { country: 'AE', area: 'Dubai' }, mobileNumber: '050 123 4567' })
    const { json: placed } = await shop.post('/api/postOrder', abroad)
    const boss = await signIn(shop.shop, 'manager')
    const { customerData } = (await shop.get(`/api/order/${placed.insertedId}`, boss.headers)).json
    expect(customerData).toMatchObject({
      mobileNumber: '+971501234567',
      place: { country: 'AE', area: 'Dubai' },
    })
  })

  it('keeps the charge of an order that staff edit, until it goes to another zone', async () => {
    await put(shop, rules, await signIn(shop.shop, 'admin'))
    const boss = await signIn(shop.shop, 'manager')
    const bag = await stockOne(shop.db, { originalPrice: 15_000 })
    const order = sampleOrder([{ product: bag }], { place: { wilayat: 'muscat/bawshar' } })
    const { insertedId } = (await shop.post('/api/postOrder', order)).json
    const quote = async (customerData: object) => {
      const { json } = await shop.post(
        `/api/editOrder/${insertedId}/quote`,
        {
          version: 1,
          products: [{ _id: bag.id, quantity: 1, line: 0 }],
          customerData: { ...order.customerData, ...customerData },
        },
        boss.headers,
      )
      return json.deliveryCharge
    }
    expect(await quote({ place: { wilayat: 'muscat/muttrah' } })).toBe(2)
    expect(await quote({ place: { wilayat: 'dhofar/salalah' } })).toBe(3)
  })

  it('of an order that staff edit is refused as of a new one, unless all its money came before', async () => {
    const boss = await signIn(shop.shop, 'admin')
    await put(shop, rules, boss)
    const bag = await stockOne(shop.db, { originalPrice: 15_000 })
    const order = sampleOrder([{ product: bag }], { place: { wilayat: 'muscat/bawshar' } })
    const { insertedId } = (await shop.post('/api/postOrder', order)).json
    const edit = async (customerData: object) => {
      const { status, json } = await shop.send(
        'PUT',
        `/api/editOrder/${insertedId}`,
        JSON.stringify({
          version: (await shop.get(`/api/order/${insertedId}`, boss.headers)).json.version,
          products: [{ _id: bag.id, quantity: 1, line: 0 }],
          customerData: { ...order.customerData, ...customerData },
        }),
        { 'content-type': 'application/json', ...boss.headers },
      )
      return [status, json.errors?.[0]?.path]
    }
    const noCash = { place: { wilayat: 'dhofar/taqah' } }
    const abroad = { place: { country: 'SA', line: 'Riyadh' }, mobileNumber: '+966512345678' }
    expect(await edit(noCash), 'no cash is taken there').toEqual([422, 'customerData.deliveryArea'])
    expect(await edit(abroad), 'the shop does not ship there').toEqual([422, 'customerData.place.country'])
    expect(await edit({ ...noCash, deliveryArea: 'SHOP COLLECTION' })).toEqual([200, undefined])
    expect(await edit(noCash), 'nor where it was to be collected').toEqual([422, 'customerData.deliveryArea'])
    const pay = async (amount: number, seen: number) => {
      const paid = { amount, method: 'transfer', seen }
      return (await shop.post(`/api/orderPayment/${insertedId}`, paid, boss.headers)).status
    }
    expect(await pay(0.1, 0)).toBe(200)
    expect(await edit(noCash), 'the rest is cash').toEqual([422, 'customerData.deliveryArea'])
    expect(await pay(14.9, 1)).toBe(200)
    expect(await edit(noCash), 'its money came already').toEqual([200, undefined])
  })

  it('is promised nowhere in less time than the slowest place needs (M5)', async () => {
    const bag = await stockOne(shop.db)
    const boss = await signIn(shop.shop, 'admin')
    const shown = async (path: string) => {
      const text = (await shop.get(path)).text.split('<script id="state"')[0] ?? ''
      return { usual: /1-2 (business )?days/i.test(text), slower: text.includes('2 to 4 days (depending') }
    }
    await put(shop, { ...rules, zones: [] }, boss)
    const paths = ['/', `/product-details/${bag.id}`, '/policies', '/about-us']
    for (const path of paths)
      expect([path, await shown(path)]).toEqual([path, { usual: true, slower: false }])
    await put(shop, rules, boss)
    // The policies name each place with its own days instead: policies-of-zones.test.ts.
    for (const path of paths.filter((one) => one !== '/policies'))
      expect([path, await shown(path)]).toEqual([path, { usual: false, slower: true }])
    // A shop of before has zones, and no setting that knows their days.
    await shop.db.deleteFrom('settings').where('name', '=', 'zoneDays').execute()
    await addZoneDays(shop.db as never)
    expect((await readSettings(shop.db)).zoneDays).toEqual([4])
  })

  it('is promised free from no sum that holds in some places alone (M5)', async () => {
    const bag = await stockOne(shop.db)
    const boss = await signIn(shop.shop, 'admin')
    const news = {
      marquee: 'Free over {freeShippingOver} · News',
      marqueeAr: 'مجاني فوق {freeShippingOver} · جديد',
    }
    const body = JSON.stringify(news)
    const headers = { 'content-type': 'application/json', ...boss.headers }
    expect((await shop.send('PATCH', '/api/updateWebsiteInfo', body, headers)).status).toBe(200)
    const dependent = async (path: string) => {
      const [text = ''] = (await shop.get(path)).text.split('<script id="state"')
      const plain = text.replace(/<!-- -->|[\u2066-\u2069]/g, '').replace(/<[^>]+>/g, '')
      return (
        (plain.match(/50\.000( ر\.ع\.\u200f)? \((depending on the place|حسب المكان)\)/g) ?? []).length > 0
      )
    }
    const paths = ['/', '/ar', `/product-details/${bag.id}`, '/ar/about-us']
    const zones = (await shop.get('/api/getWebsiteInfo')).json.data.zoneFreeSums
    expect(zones, 'the zones of this test have their own').not.toEqual([])
    for (const path of paths) expect([path, await dependent(path)]).toEqual([path, true])
    await shop.db.deleteFrom('settings').where('name', '=', 'zoneFreeSums').execute()
    await addZoneFreeSums(shop.db as never)
    expect((await shop.get('/api/getWebsiteInfo')).json.data.zoneFreeSums, 'a shop of before').toEqual(zones)
    await put(shop, { ...rules, zones: [] }, boss)
    for (const path of paths) expect([path, await dependent(path)]).toEqual([path, false])
    await put(shop, rules, boss)
  })

  it('is said by the policies, and by the text that their editor begins with, where it takes no cash and charges otherwise', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const said = async () => {
      const editor = await begunPage(shop, 'policies', boss)
      const [en, ar] = [(await shop.get('/policies')).text, (await shop.get('/ar/policies')).text]
      return [en, editor.text, ar, editor.textAr].map(
        (text) => /(?<=take no cash in these places: |الدفع نقدًا في هذه المناطق: )[^.<]+/.exec(text)?.[0],
      )
    }
    const otherwise = async () =>
      [(await shop.get('/policies')).text, (await shop.get('/ar/policies')).text].map(
        (text) => /(?<=charges apply in these places: |الرسوم في هذه المناطق: )[^.<]+/.exec(text)?.[0],
      )
    const { homeDeliveryCharge, officeDeliveryCharge, freeShippingOver } = (
      await shop.get('/api/getWebsiteInfo')
    ).json.data
    const alike = { ...salalah, homeDeliveryCharge, officeDeliveryCharge, freeShippingOver }
    await put(shop, { ...rules, zones: [alike] }, boss)
    expect(await otherwise()).toEqual([undefined, undefined])
    await put(shop, { ...rules, zones: [{ ...alike, freeShippingOver: null }] }, boss)
    expect(await otherwise(), 'free from that sum, the page says').toEqual(['Salalah', 'ظفار'])
    await put(shop, { ...rules, zones: [salalah] }, boss)
    expect(await otherwise()).toEqual(['Salalah', 'ظفار'])
    expect(await said()).toEqual([undefined, undefined, undefined, undefined])
    await put(shop, { ...rules, zones: [dhofar, salalah] }, boss)
    expect(await said()).toEqual(['Dhofar', 'Dhofar', 'ظفار', 'ظفار'])
    const islands = { ...dhofar, name: 'Masirah', nameAr: '', places: ['ash-sharqiyah-south/masirah'] }
    expect((await put(shop, { ...rules, zones: [dhofar, islands] }, boss)).status).toBe(200)
    expect(await said()).toEqual(['Dhofar, Masirah', 'Dhofar, Masirah', 'ظفار، مصيرة', 'ظفار، مصيرة'])
  })

  it('names in the policies, and in the text that their editor begins with, collection and other countries where there are any', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const said = async () => {
      const editor = await begunPage(shop, 'policies', boss)
      const texts = [
        (await shop.get('/policies')).text,
        editor.text,
        (await shop.get('/ar/policies')).text,
        editor.textAr,
      ]
      return texts.map((text) => [
        /Collection at the shop|الاستلام من المتجر/.test(text.split('<script id="state"')[0] ?? ''),
        /(?<=to these countries: |إلى هذه الدول: )[^.<]+/.exec(text)?.[0],
      ])
    }
    await put(shop, { ...rules, zones: [], collection: false, countries: [] }, boss)
    expect(await said()).toEqual(Array(4).fill([false, undefined]))
    await put(shop, { ...rules, zones: [], collection: true, countries: ['AE', 'QA'] }, boss)
    const [en, ar] = [
      [true, 'United Arab Emirates, Qatar'],
      [true, 'الإمارات، قطر'],
    ]
    expect(await said()).toEqual([en, en, ar, ar])
  })

  it('is sent back by the owner’s form as it was read, and its zone is called in Arabic by the places it has then', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const listed = async () => (await shop.get('/api/deliveryZones')).json.data[0]
    const islands = { ...dhofar, name: 'Islands', nameAr: '', places: ['ash-sharqiyah-south/masirah'] }
    await put(shop, { ...rules, zones: [islands] }, boss)
    const read = await listed()
    expect(read).toMatchObject({ nameAr: '', calledAr: 'مصيرة' })
    const more = { ...read, places: [...read.places, 'dhofar/salalah', 'muscat'] }
    expect((await put(shop, { ...rules, zones: [more] }, boss)).status).toBe(200)
    expect(await listed()).toMatchObject({ nameAr: '', calledAr: 'مصيرة، صلالة، مسقط' })
    expect((await shop.get('/ar/policies')).text).toContain('مصيرة، صلالة، مسقط')
  })

  it('tells the activity log of every term that is another now, and of each place', async () => {
    const boss = await signIn(shop.shop, 'admin')
    await put(shop, rules, boss)
    for (const [change, field, from, to] of [
      [{ places: ['al-wusta/duqm', 'al-wusta/haima'] }, 'places', 'Dhofar: dhofar', 'Dhofar: al-wusta/haima'],
      [{ cash: true }, 'zones', expect.not.stringContaining('cash'), expect.stringContaining('cash')],
      [{ freeShippingOver: 1 }, 'zones', expect.stringContaining('20.000'), expect.stringContaining('1.000')],
      [{ cutOff: '09:00' }, 'zones', expect.stringContaining('13:00'), expect.stringContaining('09:00')],
    ] as const) {
      await put(shop, rules, boss)
      expect((await put(shop, { ...rules, zones: [{ ...dhofar, ...change }, salalah] }, boss)).status).toBe(
        200,
      )
      const { changes } = await shop.db
        .selectFrom('audit_lines')
        .select('changes')
        .where('kind', '=', 'delivery-changed')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
      expect(JSON.parse(changes)).toEqual([{ field, from, to }])
    }
  })
})
