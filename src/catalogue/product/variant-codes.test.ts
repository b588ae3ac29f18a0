import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { typedProduct } from '#src/catalogue/admin/admin-product.sample.ts'
import { editOf, putEdit, readOrder } from '#src/orders/correcting/edit-order.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import { sampleProduct } from './product.sample.ts'

const idsAt = async (shop: TestShop, query: Record<string, string>, headers?: Record<string, string>) => {
  const { status, json } = await shop.get(`/api/products?${new URLSearchParams(query)}`, headers)
  expect(status).toBe(200)
  return json.data.map(({ _id }: { _id: string }) => _id)
}

describeShop('the SKU and barcode of a size and colour (P13)', (shop) => {
  const variants = [
    { size: 'S', color: 'red', sku: 'V-1-SR', barcode: '70000001', cost: 4.25 },
    { size: 'M', color: 'red', sku: 'V-1-MR' },
  ]
  let staff: SignedIn
  beforeAll(async () => {
    staff = await signIn(shop.shop, 'manager')
  })
  const add = async (changes: object = {}): Promise<string> =>
    (
      await shop.post(
        '/api/postProduct',
        typedProduct({ colors: ['red'], sku: 'V-1', barcode: '70000000', variants, ...changes }),
        staff.headers,
      )
    ).json.insertedId

  it('find their product for staff, as search and as filter, and tell shoppers nothing', async () => {
    const id = await add()
    for (const query of [
      { searchQuery: 'v-1-sr' },
      { searchQuery: '7000000١' },
      { sku: 'V-1-MR' },
      { barcode: '70000001' },
    ]) {
      expect([query, await idsAt(shop, query, staff.headers)]).toEqual([query, [id]])
      expect([query, await idsAt(shop, query)]).toEqual([query, []])
    }
    expect((await shop.get('/api/products?searchQuery=v-1&limit=5', staff.headers)).json).toMatchObject({
      total: 1,
    })
    for (const address of [`/api/product/${id}`, '/api/products', `/product-details/${id}`, '/shop'])
      expect([address, /V-1-|70000001|4\.25|"cost"/.test((await shop.get(address)).text)]).toEqual([
        address,
        false,
      ])
    expect((await shop.get(`/api/product/${id}`, staff.headers)).json.data.variants).toEqual(variants)
    const refused = await shop.send(
      'PATCH',
      `/api/updateProduct/${id}`,
      JSON.stringify({ variants: [{ ...variants[0], barcode: '7/1' }] }),
      {
        'content-type': 'application/json',
        ...staff.headers,
      },
    )
    expect([refused.status, refused.json.errors[0].path]).toEqual([422, 'variants.0.barcode'])
  })

  it('are those of an ordered line; what has none has the product’s, and another size of a line has its own', async () => {
    const id = await add({ variants: [variants[0]] })
    const product = sampleProduct({ id, originalPrice: 24_500 })
    const order = sampleOrder([
      { product, size: 'S', color: 'red' },
      { product, size: 'M', color: 'red' },
    ])
    const placed = (await shop.post('/api/postOrder', order)).json.insertedId
    const lines = async () => {
      const { json } = await shop.get(`/api/order/${placed}`, staff.headers)
      return (json.data ?? json).products.map(({ sku, barcode, size }: Record<string, string>) => [
        size,
        sku,
        barcode,
      ])
    }
    expect(await lines()).toEqual([
      ['S', 'V-1-SR', '70000001'],
      ['M', 'V-1', '70000000'],
    ])
    const absent = { size: 'XL', color: 'red', notMade: true }
    await shop.send(
      'PATCH',
      `/api/updateProduct/${id}`,
      JSON.stringify({ sizes: ['S', 'M', 'L', 'XL'], variants: [...variants, absent] }),
      { 'content-type': 'application/json', ...staff.headers },
    )
    const change = async (size: string) => {
      const now = await readOrder(shop, placed, staff)
      const pieces = [
        { product, size: 'S', color: 'red', line: 0 },
        { product, size, color: 'red', line: 1 },
      ]
      return putEdit(shop, placed, editOf(now, pieces), staff)
    }
    expect((await change('XL')).status).toBe(422)
    expect((await change('L')).status).toBe(200)
    expect(await lines()).toEqual([
      ['S', 'V-1-SR', '70000001'],
      ['L', 'V-1', '70000000'],
    ])
    // Coming back to M it has M's code of today, and S, which was not touched, that of its order.
    expect((await change('M')).status).toBe(200)
    expect(await lines()).toEqual([
      ['S', 'V-1-SR', '70000001'],
      ['M', 'V-1-MR', '70000000'],
    ])
  })

  it('go out and come in with the file, and leave with their size', async () => {
    const id = await add({ variants: [{ ...variants[0], sku: 'V-2; a|b:c/d' }] })
    const send = (csv: string) =>
      shop.send('POST', '/api/import/products?apply=1', csv, { 'content-type': 'text/csv', ...staff.headers })
    const file = (await shop.get('/api/export/products.csv', staff.headers)).text
    expect(file).toContain('cost 4.250')
    expect((await send(file)).json).toMatchObject({ updated: 0, errors: [] })
    await send(`id,variants\n${id},S / red: sku V-3\n`)
    expect(await idsAt(shop, { sku: 'V-3' }, staff.headers)).toEqual([id])
    expect(await idsAt(shop, { barcode: '70000001', searchQuery: 'Weekend' }, staff.headers)).not.toContain(
      id,
    )
    await send(`id,sizes\n${id},M\n`)
    expect(await idsAt(shop, { sku: 'V-3' }, staff.headers)).toEqual([])
  })

  it('stay with a product that is deleted and taken back', async () => {
    const id = await add({ variants: [{ ...variants[0], sku: 'V-9' }] })
    await shop.send('DELETE', `/api/deleteProduct/${id}`, undefined, staff.headers)
    expect(await idsAt(shop, { sku: 'V-9' }, staff.headers)).toEqual([])
    await shop.post('/api/products/bulk', { ids: [id], action: 'restore' }, staff.headers)
    expect(await idsAt(shop, { sku: 'V-9' }, staff.headers)).toEqual([id])
  })
})
