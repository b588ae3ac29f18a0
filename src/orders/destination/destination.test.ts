import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { editOf, placeOrderOf, putEdit, readOrder } from '#src/orders/correcting/edit-order.sample.ts'
import { orderEmails } from '#src/orders/email/order.emails.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { staffOrderOf } from '#src/orders/staff-orders/staff-order.sample.ts'
import { writeSettings } from '#src/settings/settings.store.ts'
import { describeShop } from '#test/shop.ts'

const seeb = {
  wilayat: 'muscat/as-seeb',
  area: 'Al Mawaleh',
  pin: 'https://maps.google.com/?q=23.588,58.3829',
}

describeShop('where an order goes (T2)', (shop) => {
  it('is kept in parts beside one readable text, in the language of whoever ordered', async () => {
    const boss = await signIn(shop.shop, 'manager')
    const bag = await stockOne(shop.db)
    const order = sampleOrder([{ product: bag }], { address: 'سكة 12، منزل 5', place: seeb })
    const { json: placed } = await shop.post('/api/postOrder', order, { 'accept-language': 'ar' })
    const { customerData } = await readOrder(shop, placed.insertedId, boss)
    expect(customerData).toMatchObject({
      address: 'سكة 12، منزل 5\nAl Mawaleh، السيب، مسقط',
      place: {
        country: 'OM',
        wilayat: 'muscat/as-seeb',
        area: 'Al Mawaleh',
        line: 'سكة 12، منزل 5',
        pin: '23.58800,58.38290',
      },
    })
    const tracked = await shop.get(`/api/trackOrder/${placed.trackUrl.split('/').at(-1)}`)
    expect(tracked.text, 'the tracking link tells nobody where it goes (O13)').not.toContain('23.58800')
  })

  it('abroad is reached by a phone with its code, of a number that no plan knows as well (T2)', async () => {
    const boss = await signIn(shop.shop, 'manager')
    const bag = await stockOne(shop.db)
    await writeSettings(shop.db, { countries: ['KW'] })
    const place = { country: 'KW', area: 'Hawalli', line: 'Block 4' }
    for (const [mobileNumber, stored] of [
      ['33123456', '+96533123456'],
      ['71234567', '71234567'],
    ] as const) {
      const order = sampleOrder([{ product: bag }], { mobileNumber, place })
      const { customerData } = await readOrder(
        shop,
        (await shop.post('/api/postOrder', order)).json.insertedId,
        boss,
      )
      expect(customerData.mobileNumber).toBe(stored)
    }
    await writeSettings(shop.db, { countries: [] })
  })

  it('is the text alone for who sends no parts, and wrong parts are told at their fields', async () => {
    const boss = await signIn(shop.shop, 'manager')
    const bag = await stockOne(shop.db)
    const { customerData } = await readOrder(shop, await placeOrderOf(shop, [{ product: bag }]), boss)
    expect(customerData).toMatchObject({ address: 'Way 3312, Al Khuwair, Muscat' })
    expect(customerData).not.toHaveProperty('place')
    for (const [customer, path] of [
      [{ address: ' ' }, 'customerData.address'],
      [{ address: '\u200b\n\u200f' }, 'customerData.address'],
      [{ name: '\u200f' }, 'customerData.name'],
      [{ place: { wilayat: 'muscat/atlantis' } }, 'customerData.place.wilayat'],
      [{ place: { pin: 'https://evil.test/@23.5,58.4' } }, 'customerData.place.pin'],
      [{ place: { country: 'AE', area: 'Dubai' } }, 'customerData.place.country'],
      [{ mobileNumber: '+12345678', place: {} }, 'customerData.mobileNumber'],
      [{ deliveryArea: 'SHOP COLLECTION' }, 'customerData.deliveryArea'],
    ] as const) {
      const { status, json } = await shop.post('/api/postOrder', sampleOrder([{ product: bag }], customer))
      expect([status, json.errors[0].path]).toEqual([422, path])
    }
  })

  it('is kept as it was sent of an order that is collected, which no country refuses the phone of (O2, O40)', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const bag = await stockOne(shop.db)
    const offerCollection = async (collection: boolean) => {
      const rules = { zones: [], deliveryDays: 2, cutOff: '', collection, countries: ['AE'], holidays: [] }
      const headers = { 'content-type': 'application/json', ...boss.headers }
      const put = await shop.send('PUT', '/api/deliveryZones', JSON.stringify(rules), headers)
      expect(put.status).toBe(200)
    }
    await offerCollection(true)
    const order = (customer: object) => {
      const collected = { deliveryArea: 'SHOP COLLECTION', deliveryCharge: 0, ...customer } as const
      const whole = sampleOrder([{ product: bag }], collected)
      return { ...whole, total: whole.subTotal }
    }
    const key = { 'idempotency-key': randomUUID() }
    const first = await shop.post('/api/postOrder', order({ address: 'Villa 8' }), key)
    expect([first.status, first.json.detail]).toEqual([200, undefined])
    const { customerData } = await readOrder(shop, first.json.insertedId, boss)
    expect(customerData.address).toBe('Villa 8')
    const again = await shop.post('/api/postOrder', order({ address: 'Villa 8' }), key)
    expect([again.status, again.json.insertedId]).toEqual([200, first.json.insertedId])
    const other = await shop.post('/api/postOrder', order({ address: 'Villa 9' }), key)
    expect(other.status, 'another order by the same key').toBe(422)
    const emirates = { place: { country: 'AE', area: 'Al Barsha, Dubai' }, mobileNumber: '92345678' }
    expect((await shop.post('/api/postOrder', order(emirates))).json.errors).toBeUndefined()
    const { status, json } = await shop.post('/api/postOrder', order({ address: '' }))
    expect([status, json.errors]).toEqual([200, undefined])
    await offerCollection(false)
  })

  it('is corrected by staff: a text stands alone, parts are kept by who does not know them, and the pin is in the history', async () => {
    const boss = await signIn(shop.shop, 'manager')
    const bag = await stockOne(shop.db)
    const id = await placeOrderOf(shop, [{ product: bag }], { address: 'Way 12', place: seeb })
    const kept = { product: bag, line: 0 }
    // As a caller of 0.1.0 does: it sends the address it read, and another name.
    const first = editOf(await readOrder(shop, id, boss), [kept], { customerData: { name: 'Huda' } })
    const renamed = (await putEdit(shop, id, first, boss)).json.order
    expect(renamed.customerData).toMatchObject({
      name: 'Huda',
      place: { line: 'Way 12', area: 'Al Mawaleh' },
    })
    shop.now = new Date(shop.now.getTime() + 60_000)
    const place = { ...seeb, area: 'Al Khoud', pin: '23.6, 58.2' }
    const moved = await putEdit(
      shop,
      id,
      editOf(renamed, [kept], { customerData: { address: 'Way 12', place } }),
      boss,
    )
    expect(moved.json.order.customerData.address).toBe('Way 12\nAl Khoud, As Seeb, Muscat')
    expect(moved.json.order.corrections.at(-1).texts).toMatchObject([
      { field: 'address', after: 'Way 12\nAl Khoud, As Seeb, Muscat' },
      { field: 'pin', before: '23.58800,58.38290', after: '23.60000,58.20000' },
    ])
    const letters = await shop.db
      .selectFrom('mail_outbox')
      .select('payload')
      .where('kind', '=', 'order-corrected')
      .execute()
    const texts = await Promise.all(
      letters.map(({ payload }) =>
        orderEmails['order-corrected']({ payload: JSON.parse(payload), locale: 'en' }, shop.shop),
      ),
    )
    // Text and pin are one address to who reads the letter.
    expect(texts.map(({ text }) => text.match(/Address/g)?.length ?? 0).sort()).toEqual([0, 1])
    const alone = editOf(moved.json.order, [kept], { customerData: { address: 'By the fort, Nizwa' } })
    const text2 = (await putEdit(shop, id, alone, boss)).json.order.customerData
    expect([text2.address, text2.place]).toEqual(['By the fort, Nizwa', undefined])
  })

  it('names its city in another country, at checkout, by staff and in the account; nobody is asked of what is collected', async () => {
    const [boss, huda] = [await signIn(shop.shop, 'admin'), await signIn(shop.shop, 'customer')]
    const bag = await stockOne(shop.db)
    await inTransaction(shop.db, (trx) => writeSettings(trx, { countries: ['AE', 'QA'], collection: true }))
    const typed = { address: 'Villa 8', mobileNumber: '0501234567' }
    const nowhere = { ...typed, place: { country: 'AE', area: ' ' } }
    const said = [['customerData.place.area', 'Enter the city.']]
    const errors = ({ json }: { json: { errors?: { path: string; message: string }[] } }) =>
      json.errors?.map(({ path, message }) => [path, message])
    for (const deliveryArea of ['HOME DELIVERY', 'OFFICE DELIVERY'] as const) {
      const order = sampleOrder([{ product: bag }], { ...nowhere, deliveryArea })
      expect(errors(await shop.post('/api/postOrder', order))).toEqual(said)
    }
    const order = sampleOrder([{ product: bag }], nowhere)
    expect(errors(await shop.post('/api/postOrder', order, { 'accept-language': 'ar' }))).toEqual([
      ['customerData.place.area', 'يرجى إدخال المدينة.'],
    ])
    const byPhone = staffOrderOf([{ product: bag }], { customerData: nowhere })
    expect(errors(await shop.post('/api/staffOrder', byPhone, boss.headers))).toEqual(said)
    const kept = { name: 'Huda', mobileNumber: '0501234567', place: { country: 'AE', line: 'Villa 8' } }
    expect(errors(await shop.post('/api/addresses', kept, huda.headers))).toEqual([
      ['place.area', 'Enter the city.'],
    ])
    const collected = { ...nowhere, deliveryArea: 'SHOP COLLECTION', deliveryCharge: 0 } as const
    const whole = sampleOrder([{ product: bag }], collected)
    const taken = await shop.post('/api/postOrder', { ...whole, total: whole.subTotal })
    expect(taken.status).toBe(200)

    // One of before this was asked stays as it is, and can be changed in everything else.
    const id = await placeOrderOf(shop, [{ product: bag }], {
      ...typed,
      place: { country: 'AE', area: 'Dubai' },
    })
    await shop.db.updateTable('orders').set({ place_area: '' }).where('id', '=', id).execute()
    const edit = async (customerData: object) =>
      putEdit(
        shop,
        id,
        editOf(await readOrder(shop, id, boss), [{ product: bag, line: 0 }], { customerData }),
        boss,
      )
    expect(errors(await edit({ ...nowhere, name: 'Huda', address: 'Villa 9' }))).toBeUndefined()
    expect(
      errors(await edit({ ...nowhere, place: { country: 'QA' }, mobileNumber: '+97433123456' })),
    ).toEqual(said)
    const collectedId = taken.json.insertedId
    const brought = editOf(await readOrder(shop, collectedId, boss), [{ product: bag, line: 0 }], {
      customerData: { ...nowhere, deliveryArea: 'HOME DELIVERY' },
    })
    expect(errors(await putEdit(shop, collectedId, brought, boss))).toEqual(said)
  })
})
