import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { piecesLeft, readOrder } from '#src/orders/correcting/edit-order.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { writeSettings } from '#src/settings/settings.store.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import { deleteOldDrafts } from './order-draft.store.ts'
import { staffOrderOf } from './staff-order.sample.ts'

const pieces = (quantity: number) => ({ stock: [{ size: 'N/A', color: 'N/A', quantity }] })
const hour = 3600_000
const cash = { paymentMethod: 'Cash On Delivery' }

async function prepare(shop: TestShop, headers: Record<string, string>, body: object): Promise<string> {
  const { status, json } = await shop.post('/api/orderDraft', body, headers)
  expect(status).toBe(200)
  return json.draftUrl.split('/').at(-1)
}

describeShop('an order that staff prepare and its customer confirms by a link (O19)', (shop) => {
  it('takes no stock until it is confirmed, keeps its prices, and then leads on to the order', async () => {
    const boss = await signIn(shop.shop, 'manager')
    const bag = await stockOne(shop.db, { originalPrice: 10_000, ...pieces(1) })
    const token = await prepare(shop, boss.headers, staffOrderOf([{ product: bag }], { source: 'instagram' }))
    expect(await piecesLeft(shop, bag)).toBe(1)
    await inTransaction(shop.db, (trx) =>
      trx
        .updateTable('products')
        .set({ original_price: 15_000, price: 15_000 })
        .where('id', '=', bag.id)
        .execute(),
    )
    for (const page of ['', '/ar']) {
      const { headers } = await shop.get(`${page}/draft/${token}`)
      expect(headers['content-type'], 'the link opens a page, in both languages').toContain('text/html')
    }
    const offered = await shop.get(`/api/orderDraft/${token}`)
    expect(offered.json.data).toMatchObject({
      total: 12,
      customerData: { name: 'Salma Al Harthi', address: 'Way 12, Sohar' },
      products: [{ name: bag.name, quantity: 1, originalPrice: 10 }],
    })
    expect(offered.headers['cache-control']).toContain('no-store')
    const answer = await shop.post(`/api/orderDraft/${token}/confirm`, cash)
    expect([answer.status, answer.json.total, await piecesLeft(shop, bag)]).toEqual([200, 12, 0])
    expect(await readOrder(shop, answer.json.insertedId, boss)).toMatchObject({
      source: 'instagram',
      madeBy: boss.person.name,
      history: [{ to: 'Pending', byRole: 'customer' }],
    })
    const tracked = await shop.get(`/api/trackOrder/${answer.json.trackUrl.split('/').at(-1)}`)
    expect(tracked.json.data, 'nobody calls to confirm it (O36)').toMatchObject({
      orderStatus: 'Pending',
      agreed: true,
    })
    const after = await shop.get(`/api/orderDraft/${token}`)
    expect(after.json).toEqual({ trackUrl: answer.json.trackUrl, orderId: answer.json.orderId })
    const kept = await shop.db
      .selectFrom('order_drafts')
      .select('content')
      .where('token', '=', token)
      .execute()
    expect(kept, 'the order has who it is for; the link keeps nothing').toEqual([{ content: '' }])
  })

  it('is one order when it is confirmed twice at once, or again', async () => {
    const boss = await signIn(shop.shop, 'manager')
    for (let round = 0; round < 10; round++) {
      const bag = await stockOne(shop.db, pieces(5))
      const token = await prepare(shop, boss.headers, staffOrderOf([{ product: bag }]))
      const answers = await Promise.all(
        [1, 2, 3].map(() => shop.post(`/api/orderDraft/${token}/confirm`, cash)),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      expect(new Set(answers.map(({ json }) => json.insertedId)).size).toBe(1)
      expect(await piecesLeft(shop, bag)).toBe(4)
    }
  })

  it('stays open when the last piece is gone meanwhile, or the receipt is missing', async () => {
    const boss = await signIn(shop.shop, 'manager')
    const bag = await stockOne(shop.db, pieces(1))
    const [first, second] = [
      await prepare(shop, boss.headers, staffOrderOf([{ product: bag }])),
      await prepare(shop, boss.headers, staffOrderOf([{ product: bag }])),
    ]
    const unpaid = await shop.post(`/api/orderDraft/${first}/confirm`, { paymentMethod: 'Online Payment' })
    expect(unpaid.status).toBe(422)
    expect((await shop.post(`/api/orderDraft/${first}/confirm`, cash)).status).toBe(200)
    expect((await shop.post(`/api/orderDraft/${second}/confirm`, cash)).status).toBe(409)
    expect((await shop.get(`/api/orderDraft/${second}`)).json.data.total).toBeGreaterThan(0)
  })

  it('is paid at the door only where cash is taken there, and says so before (O40)', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const zone = {
      name: 'Dhofar',
      nameAr: 'ظفار',
      places: ['dhofar'],
      homeDeliveryCharge: 2,
      officeDeliveryCharge: null,
      freeShippingOver: null,
      cash: false,
      deliveryDays: 4,
      cutOff: '',
    }
    const rules = { deliveryDays: 2, cutOff: '', collection: true, countries: [], holidays: [] }
    const put = (zones: object[]) =>
      shop.send('PUT', '/api/deliveryZones', JSON.stringify({ ...rules, zones }), {
        'content-type': 'application/json',
        ...boss.headers,
      })
    await inTransaction(shop.db, (trx) =>
      writeSettings(trx, { paymentMethods: ['Online Payment', 'Cash On Delivery'] }),
    )
    expect((await put([zone])).status).toBe(200)
    const bag = await stockOne(shop.db, { originalPrice: 10_000 })
    const place = { wilayat: 'dhofar/salalah', area: 'Awqad', line: 'House 7' }
    const customerData = { address: '', place, paymentMethod: 'Online Payment' }
    const token = await prepare(shop, boss.headers, staffOrderOf([{ product: bag }], { customerData }))
    const offered = await shop.get(`/api/orderDraft/${token}`)
    expect(offered.json.data.paymentMethods).toEqual(['Online Payment'])
    const answer = await shop.post(`/api/orderDraft/${token}/confirm`, cash)
    expect([answer.status, answer.json.errors?.[0].path]).toEqual([422, 'customerData.paymentMethod'])
    await put([])
  })

  it('costs what the customer pays at checkout and staff for a caller, the fee for cash too, in a zone (O34, O40)', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const zone = { name: 'Dhofar', places: ['dhofar'], homeDeliveryCharge: 3.5, officeDeliveryCharge: null }
    const terms = { freeShippingOver: null, cash: true, deliveryDays: 4, cutOff: '' }
    const rules = { deliveryDays: 2, cutOff: '', collection: true, countries: [], holidays: [] }
    const put = async (zones: object[]) => {
      const saved = await shop.send('PUT', '/api/deliveryZones', JSON.stringify({ ...rules, zones }), {
        'content-type': 'application/json',
        ...boss.headers,
      })
      expect(saved.status).toBe(200)
    }
    await inTransaction(shop.db, (trx) => writeSettings(trx, { cashFee: 0.5 }))
    await put([{ ...zone, ...terms }])
    const bag = await stockOne(shop.db, { originalPrice: 10_000 })
    const bags = [{ product: bag }]
    const place = { wilayat: 'dhofar/salalah', area: 'Awqad', line: 'House 7' }
    for (const [deliveryArea, total] of [
      ['HOME DELIVERY', 14],
      ['SHOP COLLECTION', 10],
    ] as const) {
      const to = { address: '', place, deliveryArea }
      const order = sampleOrder(bags, { ...to, deliveryCharge: deliveryArea === 'HOME DELIVERY' ? 3.5 : 0 })
      const placed = await shop.post('/api/postOrder', { ...order, total })
      const made = await shop.post(
        '/api/staffOrder',
        staffOrderOf(bags, { customerData: to, total }),
        boss.headers,
      )
      const draft = staffOrderOf(bags, { customerData: { ...to, paymentMethod: 'Online Payment' } })
      const withoutFee = { ...draft, total: deliveryArea === 'HOME DELIVERY' ? 13.5 : 10 }
      const token = await prepare(shop, boss.headers, withoutFee)
      const confirmed = await shop.post(`/api/orderDraft/${token}/confirm`, cash)
      for (const { status, json } of [placed, made, confirmed]) {
        expect([deliveryArea, status]).toEqual([deliveryArea, 200])
        expect((await readOrder(shop, json.insertedId, boss)).total).toBe(total)
      }
    }
    await inTransaction(shop.db, (trx) => writeSettings(trx, { cashFee: 0 }))
    await put([])
  })

  it('is refused in the reader’s language where the shop no longer goes, and stays as it was agreed (O40)', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const terms = { freeShippingOver: null, cash: true, deliveryDays: 4, cutOff: '' }
    const dhofar = {
      name: 'Dhofar',
      places: ['dhofar'],
      homeDeliveryCharge: 2,
      officeDeliveryCharge: 1,
      ...terms,
    }
    const now = { deliveryDays: 2, cutOff: '', collection: true, countries: ['AE'], holidays: [] }
    const put = async (rules: object, zones: object[] = []) => {
      const body = JSON.stringify({ ...now, ...rules, zones })
      const json = { 'content-type': 'application/json', ...boss.headers }
      expect((await shop.send('PUT', '/api/deliveryZones', body, json)).status).toBe(200)
    }
    await put({}, [dhofar])
    const bag = await stockOne(shop.db, { originalPrice: 10_000, ...pieces(9) })
    const salalah = { wilayat: 'dhofar/salalah', area: 'Awqad', line: 'House 7' }
    const dubai = { country: 'AE', wilayat: '', area: 'Dubai, Deira', line: 'House 7' }
    const draftOf = (place: object, deliveryArea: string, charge: number, mobileNumber = '92345678') =>
      prepare(
        shop,
        boss.headers,
        staffOrderOf([{ product: bag }], {
          customerData: { address: '', place, deliveryArea, mobileNumber },
          total: 10 + charge,
        }),
      )
    const home = await draftOf(salalah, 'HOME DELIVERY', 2)
    const office = await draftOf(salalah, 'OFFICE DELIVERY', 1)
    const collected = await draftOf(salalah, 'SHOP COLLECTION', 0)
    const abroad = await draftOf(dubai, 'HOME DELIVERY', 2, '+971501234567')
    await put({ collection: false, countries: [] }, [
      { ...dhofar, homeDeliveryCharge: null, officeDeliveryCharge: 5 },
    ])
    const confirm = (token: string, language = 'en') =>
      shop.post(`/api/orderDraft/${token}/confirm`, cash, { 'accept-language': language })
    for (const [token, english, arabic] of [
      [home, 'no longer offers this way of delivery', 'لم تعد طريقة التوصيل هذه متاحة'],
      [collected, 'no longer offers this way of delivery', 'لم تعد طريقة التوصيل هذه متاحة'],
      [abroad, 'does not ship to this country', 'لا يتوفر التوصيل إلى هذه الدولة'],
    ] as const)
      for (const [language, text] of [
        ['en', english],
        ['ar', arabic],
      ] as const) {
        const { status, json } = await confirm(token, language)
        expect([status, json.detail]).toEqual([422, expect.stringContaining(text)])
      }
    expect(await piecesLeft(shop, bag)).toBe(9)
    expect((await shop.get(`/api/orderDraft/${home}`)).json.data.total, 'the link is as it was').toBe(12)
    expect((await confirm(office)).json.total, 'at the price that was agreed').toBe(11)
    await put({})
    for (const token of [home, collected, abroad]) expect((await confirm(token)).status).toBe(200)
    await put({ countries: [] })
  })

  it('ends after 48 hours, reads like one that never was, and is deleted', async () => {
    const boss = await signIn(shop.shop, 'manager')
    const bag = await stockOne(shop.db)
    const token = await prepare(shop, boss.headers, staffOrderOf([{ product: bag }]))
    shop.now = new Date(shop.now.getTime() + 48 * hour - 1000)
    expect((await shop.get(`/api/orderDraft/${token}`)).status).toBe(200)
    shop.now = new Date(shop.now.getTime() + 1000)
    const stranger = await shop.get('/api/orderDraft/nobody-knows-it')
    const late = await shop.get(`/api/orderDraft/${token}`)
    expect([late.status, late.json.detail]).toEqual([404, stranger.json.detail])
    expect((await shop.post(`/api/orderDraft/${token}/confirm`, cash)).status).toBe(404)
    expect(await deleteOldDrafts(shop.db, shop.now)).toBeGreaterThan(0)
    const left = await shop.db.selectFrom('order_drafts').select('order_id').execute()
    expect(left.filter(({ order_id: id }) => id === null)).toEqual([])
  })

  it('is one link when it is kept twice with one key', async () => {
    const boss = await signIn(shop.shop, 'manager')
    const bag = await stockOne(shop.db)
    const key = { ...boss.headers, 'idempotency-key': crypto.randomUUID() }
    const body = staffOrderOf([{ product: bag }])
    const first = await shop.post('/api/orderDraft', body, key)
    shop.now = new Date(shop.now.getTime() + 60_000)
    const second = await shop.post('/api/orderDraft', body, key)
    expect([second.status, second.json]).toEqual([200, first.json])
    expect((await shop.post('/api/staffOrder', body, key)).status, 'a key is for one thing').toBe(422)
  })
})
