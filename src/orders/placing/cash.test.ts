import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { putStatus } from '#src/orders/changes/change-status.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { staffOrderOf } from '#src/orders/staff-orders/staff-order.sample.ts'
import { describeShop } from '#test/shop.ts'

describeShop('paying at the door (O34)', (shop) => {
  let clerk: SignedIn
  beforeAll(async () => {
    clerk = await signIn(shop.shop, 'manager')
  })

  /** Sets what the settings say of cash; the others are off. */
  async function cash(settings: {
    cashFee?: number
    cashLimit?: number
    cashOpenLimit?: number
    collection?: boolean
    countries?: string[]
  }) {
    const all = {
      collection: false,
      countries: [],
      cashFee: 0,
      cashLimit: null,
      cashOpenLimit: null,
      paymentMethods: both,
      ...settings,
    }
    const rows = Object.entries(all).map(([name, value]) => ({ name, value: JSON.stringify(value) }))
    await inTransaction(shop.db, async (trx) => {
      await trx
        .deleteFrom('settings')
        .where(
          'name',
          'in',
          rows.map(({ name }) => name),
        )
        .execute()
      await trx.insertInto('settings').values(rows).execute()
    })
  }
  const both = ['Online Payment', 'Cash On Delivery']
  const send = (body: object, language = 'en') =>
    shop.post('/api/postOrder', body, { 'accept-language': language })

  it('costs the fee of the settings: quoted to who did not see it, in every sum, and nobody else’s', async () => {
    await cash({ cashFee: 0.5 })
    const bag = await stockOne(shop.db, { originalPrice: 10_000 })
    const order = sampleOrder([{ product: bag }], { mobileNumber: '91110001' })
    const unseen = await send(order)
    expect([unseen.status, unseen.json.quote]).toMatchObject([409, { cashFee: 0.5, total: 12.5 }])
    const placed = await send({ ...order, total: 12.5 })
    expect(placed.json).toMatchObject({ subTotal: 10, deliveryCharge: 2, cashFee: 0.5, total: 12.5 })
    const id = placed.json.insertedId
    const token = placed.json.trackUrl.split('/').at(-1)
    expect((await shop.get(`/api/trackOrder/${token}`)).json.data).toMatchObject({
      cashFee: 0.5,
      balance: 12.5,
    })
    expect((await shop.get(`/api/order/${id}`, clerk.headers)).json).toMatchObject({
      cashFee: 0.5,
      total: 12.5,
    })
    const { text } = await shop.get('/api/export/orders.csv', clerk.headers)
    expect(text).toContain(',0.500')

    // An edit keeps the fee the order was placed with, whatever the settings say by then.
    await cash({ cashFee: 3 })
    const { version } = (await shop.get(`/api/order/${id}`, clerk.headers)).json
    const customerData = { name: 'M', mobileNumber: '91110001', address: 'A', deliveryArea: 'HOME DELIVERY' }
    const edit = { version, products: [{ _id: bag.id, quantity: 2, line: 0 }], customerData }
    const edited = await shop.send('PUT', `/api/editOrder/${id}`, JSON.stringify(edit), {
      'content-type': 'application/json',
      ...clerk.headers,
    })
    expect(edited.json.order).toMatchObject({ cashFee: 0.5, total: 22.5 })
    await cash({})
    expect((await send(order)).json.cashFee, 'off by default').toBeUndefined()
  })

  it('of an order by staff has the fee, and one by a link keeps the fee of the link for who pays so', async () => {
    await cash({ cashFee: 0.5 })
    const bag = await stockOne(shop.db, { originalPrice: 10_000 })
    const made = await shop.post(
      '/api/staffOrder',
      staffOrderOf([{ product: bag }], { total: 12.5 }),
      clerk.headers,
    )
    expect(made.json).toMatchObject({ cashFee: 0.5, total: 12.5 })
    const offer = staffOrderOf([{ product: bag }], { customerData: { paymentMethod: 'Online Payment' } })
    const kept = await shop.post('/api/orderDraft', offer, clerk.headers)
    const token = kept.json.draftUrl.split('/').at(-1)
    await cash({ cashFee: 9, cashLimit: 1 })
    const offered = (await shop.get(`/api/orderDraft/${token}`)).json.data
    expect(offered).toMatchObject({ total: 12, feeForCash: 0.5 })
    const confirm = () => shop.post(`/api/orderDraft/${token}/confirm`, { paymentMethod: 'Cash On Delivery' })
    const refused = await confirm()
    expect([refused.status, refused.json.errors[0].path]).toEqual([422, 'customerData.paymentMethod'])
    await cash({ cashFee: 9 })
    expect((await confirm()).json).toMatchObject({ cashFee: 0.5, total: 12.5 })
  })

  it('costs nothing at the counter of the shop: placed, by staff, by a link, and in an edit to and from there', async () => {
    await cash({ cashFee: 0.5, collection: true })
    const bag = await stockOne(shop.db, { originalPrice: 10_000 })
    const there = { deliveryArea: 'SHOP COLLECTION' as const }
    const to = { ...there, deliveryCharge: 0, mobileNumber: '91110006' }
    const placed = await send({ ...sampleOrder([{ product: bag }], to), total: 10 })
    expect(placed.json).toMatchObject({ subTotal: 10, deliveryCharge: 0, total: 10 })
    expect(placed.json.cashFee).toBeUndefined()
    const byStaff = staffOrderOf([{ product: bag }], { customerData: there, total: 10 })
    expect((await shop.post('/api/staffOrder', byStaff, clerk.headers)).json.total).toBe(10)
    const kept = await shop.post('/api/orderDraft', byStaff, clerk.headers)
    const token = kept.json.draftUrl.split('/').at(-1)
    expect((await shop.get(`/api/orderDraft/${token}`)).json.data).toMatchObject({ total: 10, feeForCash: 0 })
    const taken = await shop.post(`/api/orderDraft/${token}/confirm`, { paymentMethod: 'Cash On Delivery' })
    expect(taken.json.total).toBe(10)

    const { insertedId: id, trackUrl } = placed.json
    const editTo = async (deliveryArea: string) => {
      const { version } = (await shop.get(`/api/order/${id}`, clerk.headers)).json
      const customerData = { name: 'M', mobileNumber: '91110006', address: 'A', deliveryArea }
      const body = { version, products: [{ _id: bag.id, quantity: 1, line: 0 }], customerData }
      const quote = await shop.post(`/api/editOrder/${id}/quote`, body, clerk.headers)
      const json = { 'content-type': 'application/json', ...clerk.headers }
      const edited = await shop.send('PUT', `/api/editOrder/${id}`, JSON.stringify(body), json)
      return [quote.json, edited.json.order].map(({ cashFee = 0, total }) => [cashFee, total])
    }
    expect(await editTo('HOME DELIVERY')).toEqual(Array(2).fill([0.5, 12.5]))
    expect(await editTo('OFFICE DELIVERY'), 'kept').toEqual(Array(2).fill([0.5, 11.5]))
    expect(await editTo('SHOP COLLECTION')).toEqual(Array(2).fill([0, 10]))
    const tracked = (await shop.get(`/api/trackOrder/${trackUrl.split('/').at(-1)}`)).json.data
    expect(tracked).toMatchObject({ total: 10, balance: 10 })
    const { corrections } = (await shop.get(`/api/order/${id}`, clerk.headers)).json
    expect(JSON.stringify(corrections), 'told').toContain('{"field":"cashFee","before":0.5,"after":0}')
  })

  it('is refused above the limit of an order in words of both languages, and staff may pass it', async () => {
    await cash({ cashLimit: 12 })
    const bag = await stockOne(shop.db, { originalPrice: 10_000 })
    expect((await send(sampleOrder([{ product: bag }], { mobileNumber: '91110002' }))).status).toBe(200)
    const more = sampleOrder([{ product: bag, quantity: 2 }], { mobileNumber: '91110002' })
    for (const [language, words] of [
      ['en', 'Cash on delivery is possible up to OMR 12.000. Please choose another way to pay.'],
      ['ar', 'الدفع عند الاستلام متاح حتى \u206612.000\xa0ر.ع.\u200f\u2069. يرجى اختيار طريقة دفع أخرى.'],
    ] as const) {
      const refused = await send(more, language)
      expect(refused.status).toBe(422)
      expect(refused.json.errors).toEqual([{ path: 'customerData.paymentMethod', message: words }])
    }
    const byStaff = staffOrderOf([{ product: bag, quantity: 2 }])
    expect((await shop.post('/api/staffOrder', byStaff, clerk.headers)).status).toBe(200)
  })

  it('is refused while a phone has as many open cash orders as the limit, however it is written and however many come at once', async () => {
    await cash({ cashOpenLimit: 2 })
    const bag = await stockOne(shop.db, { originalPrice: 10_000 })
    await shop.db
      .insertInto('product_stock')
      .values({ product_id: bag.id, size: 'N/A', color: 'N/A', quantity: 9 })
      .execute()
    const phones = ['91110003', '+968 9111 0003', '0091110003', '(911) 10003', '968091110003', '٩١١١٠٠٠٣']
    const answers = await Promise.all(
      phones.map((mobileNumber) => send(sampleOrder([{ product: bag }], { mobileNumber }))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422, 422, 422])
    const left = () =>
      shop.db
        .selectFrom('product_stock')
        .select('quantity')
        .where('product_id', '=', bag.id)
        .executeTakeFirst()
    expect(await left()).toEqual({ quantity: 7 })
    const refused = answers.find(({ status }) => status === 422)
    expect(refused?.json.detail).toMatch(/^2 orders in cash are on their way/)

    const open = answers.find(({ status }) => status === 200)?.json.insertedId
    for (const status of ['Confirmed', 'Delivered']) await putStatus(shop, open, { status }, clerk)
    const next = sampleOrder([{ product: bag }], { mobileNumber: '91110003' })
    expect((await send(next)).status, 'one was delivered').toBe(200)
    expect((await send(next)).status).toBe(422)
    expect((await send(sampleOrder([{ product: bag }], { mobileNumber: '91110004' }))).status).toBe(200)
  })

  it('counts those of a phone abroad that goes to Oman, however its code is written', async () => {
    await cash({ cashOpenLimit: 1 })
    const bag = await stockOne(shop.db, { originalPrice: 10_000 })
    for (const [meant, ...spellings] of [
      ['971501110009', '+971 50 111 0009', '971971501110009', '+971 (0)50-111-0009', 'tel:+971501110009'],
      ['https://wa.me/447911123456', '+44 0 7911 123456', '447911.123456', '+44 44 7911123456'],
      ['+20 10 0111 0009', '+20 010 0111 0009', '201001110009'],
      ['91110009', '011 968 9111 0009', '+968 968 91110009', 'https://wa.me/٩٦٨٩١١١٠٠٠٩'],
    ]) {
      const order = (mobileNumber = '') => send(sampleOrder([{ product: bag }], { mobileNumber }))
      expect((await order(meant)).status, meant).toBe(200)
      for (const typed of spellings) {
        const { status, json } = await order(typed)
        expect([typed, status, json.detail]).toEqual([
          typed,
          422,
          expect.stringMatching(/^An order in cash is on its way to this phone number already/),
        ])
      }
    }
    const nonsense = await send(
      sampleOrder([{ product: bag }], { mobileNumber: 'https://wa.me/message/AB' }),
      'ar',
    )
    expect([nonsense.status, nonsense.json.errors]).toEqual([
      422,
      [{ path: 'customerData.mobileNumber', message: 'يرجى إدخال رقم هاتف من 8 أرقام، أو رقم دولي.' }],
    ])
  })

  it('counts those of a phone of the Gulf, stored with the code of its country or without', async () => {
    await cash({ cashOpenLimit: 1, collection: true, countries: ['AE'] })
    const bag = await stockOne(shop.db, { originalPrice: 10_000 })
    const order = (mobileNumber: string, more: object) =>
      sampleOrder([{ product: bag }], { mobileNumber, email: 'gulf@people.test', ...more })
    const brought = (typed: string) =>
      order(typed, { place: { country: 'AE', area: 'Dubai', line: 'Al Wasl 4' } })
    const collected = (typed: string) => ({
      ...order(typed, { deliveryArea: 'SHOP COLLECTION', deliveryCharge: 0 }),
      total: 10,
    })
    const statuses = []
    for (const [first, second] of [
      [brought('0501110001'), collected('0501110001')],
      [collected('0501110002'), brought('0501110002')],
    ])
      statuses.push((await send(first as object)).status, (await send(second as object)).status)
    expect(statuses).toEqual([200, 422, 200, 422])
  })

  it('counts the open cash orders of a phone once for all accounts that order with it at the same time', async () => {
    await cash({ cashOpenLimit: 1 })
    const bag = await stockOne(shop.db, { originalPrice: 10_000 })
    const people = await Promise.all(Array.from({ length: 6 }, () => signIn(shop.shop, 'customer')))
    const answers = await Promise.all(
      people.map(({ person, headers }) => {
        const to = { mobileNumber: '91110005', email: person.email }
        return shop.post('/api/postOrder', sampleOrder([{ product: bag }], to), headers)
      }),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422])
  })
})
