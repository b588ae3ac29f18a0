import type { Kysely } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { typedProduct } from '#src/catalogue/admin/admin-product.sample.ts'
import { addProductCodes } from '#src/db/migrations/011-product-codes.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import { sampleProduct, stockCatalogue, stockOne } from './product.sample.ts'

let staff: SignedIn

const idsAt = async (shop: TestShop, query: Record<string, string>, headers?: Record<string, string>) => {
  const { status, json } = await shop.get(`/api/products?${new URLSearchParams(query)}`, headers)
  expect(status).toBe(200)
  return json.data.map(({ _id }: { _id: string }) => _id)
}

describeShop('the SKU and barcode of a product', (shop) => {
  beforeAll(async () => {
    staff = await signIn(shop.shop, 'manager')
    await stockCatalogue(
      shop.db,
      sampleProduct({ id: 'red', name: 'Red Tote', sku: 'BAG-17-RED', barcode: '6001234567890' }),
      sampleProduct({ id: 'blue', name: 'Blue Tote', sku: 'BAG-17-BLUE', barcode: '6001234567891' }),
      sampleProduct({ id: 'plain', name: 'Plain Tote' }),
      sampleProduct({ id: 'ghost', name: 'Ghost Tote', sku: 'BAG-99', productVisibility: 'Hidden' }),
    )
  })

  it('are typed by staff, trimmed and with Latin digits, changed, and taken away by an empty text', async () => {
    const typed = typedProduct({ sku: '  W-٢٠ ', barcode: ' ٦ 001234 ٥67892 ' })
    const { json } = await shop.post('/api/postProduct', typed, staff.headers)
    const look = async () => (await shop.get(`/api/product/${json.insertedId}`, staff.headers)).json.data
    expect(await look()).toMatchObject({ sku: 'W-20', barcode: '6001234567892' })
    const patch = (change: object) =>
      shop.send('PATCH', `/api/updateProduct/${json.insertedId}`, JSON.stringify(change), {
        'content-type': 'application/json',
        ...staff.headers,
      })
    expect((await patch({ sku: 'W-21' })).json.data).toMatchObject({ sku: 'W-21', barcode: '6001234567892' })
    expect(await idsAt(shop, { sku: 'W-21' }, staff.headers)).toEqual([json.insertedId])
    await patch({ sku: '', barcode: null })
    expect(Object.keys(await look())).not.toEqual(expect.arrayContaining(['sku']))
    expect(await look()).not.toHaveProperty('barcode')
    expect(await idsAt(shop, { searchQuery: 'w-2' }, staff.headers)).not.toContain(json.insertedId)
    for (const [field, wrong] of [
      ['sku', 'x'.repeat(65)],
      ['barcode', '1'.repeat(65)],
      ['barcode', '600/123'],
    ]) {
      const reply = await patch({ [field ?? '']: wrong })
      expect([reply.status, reply.json.errors[0].path]).toEqual([422, field])
    }
  })

  it('are found by staff: whole before begun, in any case, also of hidden goods', async () => {
    const search = (searchQuery: string) => idsAt(shop, { searchQuery }, staff.headers)
    expect((await search('bag-17-red'))[0]).toBe('red')
    expect(new Set((await search('BAG-17')).slice(0, 2))).toEqual(new Set(['red', 'blue']))
    expect(await search('bag-9')).toContain('ghost')
    expect(await search('6001234567891')).toEqual(['blue'])
    expect(new Set(await search('٦٠٠١٢٣٤'))).toEqual(new Set(['red', 'blue']))
    expect(await search('001234567891')).toEqual([])
    const first = await shop.get('/api/products?searchQuery=6001234&limit=1', staff.headers)
    expect(first.json).toMatchObject({ total: 2, data: [{ _id: 'blue' }] })
  })

  it('are exact filters for staff', async () => {
    expect(await idsAt(shop, { sku: 'BAG-17-RED' }, staff.headers)).toEqual(['red'])
    expect(await idsAt(shop, { barcode: '٦٠٠١٢٣٤٥٦٧٨٩١' }, staff.headers)).toEqual(['blue'])
    expect(await idsAt(shop, { sku: 'BAG-17' }, staff.headers)).toEqual([])
    expect(await idsAt(shop, { sku: 'bag-17-red' }, staff.headers)).toEqual([])
    expect(await idsAt(shop, { sku: 'BAG-17-RED', barcode: '6001234567891' }, staff.headers)).toEqual([])
  })

  it('are unknown to shoppers: no answer, page, search or filter tells of them, whoever asked before', async () => {
    const filters = [{ sku: 'BAG-17-RED' }, { barcode: '6001234567890' }]
    for (const filter of filters) {
      expect(await idsAt(shop, filter)).toEqual([])
      expect(await idsAt(shop, filter, staff.headers)).toEqual(['red'])
      expect(await idsAt(shop, filter)).toEqual([])
    }
    for (const searchQuery of ['6001234567890', 'BAG-99', '6001234']) {
      const asked = await idsAt(shop, { searchQuery }, staff.headers)
      expect([searchQuery, asked.length > 0, await idsAt(shop, { searchQuery })]).toEqual([
        searchQuery,
        true,
        [],
      ])
    }
    const customer = await signIn(shop.shop, 'customer')
    expect(await idsAt(shop, { sku: 'BAG-17-RED' }, customer.headers)).toEqual([])
    await shop.get('/api/products', staff.headers)
    for (const address of ['/api/products', '/api/product/red', '/product-details/red', '/ar/shop'])
      expect([address, /BAG-17|6001234567890|barcode/.test((await shop.get(address)).text)]).toEqual([
        address,
        false,
      ])
  })

  it('go with an ordered line as they were: to staff and the file of orders, not to the customer', async () => {
    const product = await stockOne(shop.db, { sku: 'LINE-1', barcode: '40012345', name: 'Line Tote' })
    const customer = await signIn(shop.shop, 'customer')
    const placed = (await shop.post('/api/postOrder', sampleOrder([{ product }]), customer.headers)).json
    await shop.db
      .updateTable('products')
      .set({ sku: 'LATER-2', sku_folded: 'later-2' })
      .where('id', '=', product.id)
      .execute()
    const read = async (headers: Record<string, string>) =>
      (await shop.get(`/api/order/${placed.insertedId}`, headers)).json
    const forStaff = await read(staff.headers)
    expect((forStaff.data ?? forStaff).products[0]).toMatchObject({ sku: 'LINE-1', barcode: '40012345' })
    const token = new URL(placed.trackUrl).pathname.split('/').at(-1)
    const open = [await read(customer.headers), (await shop.get(`/api/trackOrder/${token}`)).json]
    for (const answer of open) {
      expect(JSON.stringify(answer)).toContain('Line Tote')
      expect(JSON.stringify(answer)).not.toMatch(/LINE-1|40012345/)
    }
    expect((await shop.get('/export/orders.csv', staff.headers)).text).toContain('Line Tote (LINE-1) at')
    // What the shop says of another price does not tell them either.
    const dear = await shop.post(
      '/api/postOrder',
      { ...sampleOrder([{ product }]), total: 1 },
      customer.headers,
    )
    expect([dear.status, dear.json.quote.products[0].name]).toEqual([409, 'Line Tote'])
    expect(dear.text).not.toMatch(/LATER-2|40012345/)
  })

  it('go out and come in as columns of the file', async () => {
    const send = (csv: string) =>
      shop.send('POST', '/api/import/products?apply=1', csv, { 'content-type': 'text/csv', ...staff.headers })
    const file = (await shop.get('/api/export/products.csv', staff.headers)).text
    expect(file.split('\n')[0]).toContain(',videoLink,sku,barcode,')
    expect(file).toContain('BAG-17-RED,6001234567890')
    expect((await send(file)).json).toMatchObject({ created: 0, updated: 0, errors: [] })
    expect((await send('id,sku,barcode\nplain,P-1,٤٠٠١\n')).json.lines[0].fields).toEqual([
      { column: 'sku', from: '', to: 'P-1' },
      { column: 'barcode', from: '', to: '4001' },
    ])
    expect(await idsAt(shop, { sku: 'P-1' }, staff.headers)).toEqual(['plain'])
    expect((await send('id,originalPrice\nplain,31\n')).json.updated).toBe(1)
    expect(await idsAt(shop, { sku: 'P-1', barcode: '4001' }, staff.headers)).toEqual(['plain'])
  })

  it('stay with a product that is deleted and taken back', async () => {
    await shop.send('DELETE', '/api/deleteProduct/blue', undefined, staff.headers)
    expect(await idsAt(shop, { sku: 'BAG-17-BLUE' }, staff.headers)).toEqual([])
    await shop.post('/api/products/bulk', { ids: ['blue'], action: 'restore' }, staff.headers)
    expect(await idsAt(shop, { searchQuery: '6001234567891' }, staff.headers)).toEqual(['blue'])
  })
})

describeShop('a shop of 0.1.0', (shop) => {
  it('keeps its products and ordered lines, which have no codes yet', async () => {
    await stockOne(shop.db, { id: 'old', sku: 'S-1' })
    const order = sampleOrder([{ product: sampleProduct({ id: 'old' }) }])
    expect((await shop.post('/api/postOrder', order)).status).toBe(200)
    const codes = ['sku', 'barcode']
    const left = async () => ({
      products: await shop.db.selectFrom('products').select(['id', 'sku', 'barcode', 'sku_folded']).execute(),
      lines: await shop.db.selectFrom('order_lines').select(['product_id', 'sku', 'barcode']).execute(),
    })
    expect((await left()).lines).toEqual([{ product_id: 'old', sku: 'S-1', barcode: null }])
    for (const code of codes) {
      await shop.db.schema.dropIndex(`products_${code}`).execute()
      await shop.db.schema.alterTable('products').dropColumn(`${code}_folded`).execute()
      await shop.db.schema.alterTable('products').dropColumn(code).execute()
      await shop.db.schema.alterTable('order_lines').dropColumn(code).execute()
    }
    await addProductCodes(shop.db as unknown as Kysely<unknown>)
    expect(await left()).toEqual({
      products: [{ id: 'old', sku: null, barcode: null, sku_folded: null }],
      lines: [{ product_id: 'old', sku: null, barcode: null }],
    })
  })
})
