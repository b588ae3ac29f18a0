import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { describeShop, type TestShop } from '#test/shop.ts'

let staff: SignedIn

const change = (
  shop: TestShop,
  id: string,
  changes: Record<string, unknown>,
  headers: Record<string, string> = {},
) =>
  shop.send('PATCH', `/api/updateProduct/${id}`, JSON.stringify(changes), {
    'content-type': 'application/json',
    ...staff.headers,
    ...headers,
  })

const look = async (shop: TestShop, id: string) =>
  (await shop.get(`/api/product/${id}`, staff.headers)).json.data

const found = async (shop: TestShop, query: string) =>
  (await shop.get(`/api/products?${query}`)).json.data.map(({ _id }: { _id: string }) => _id)

describeShop('changing a product', (shop) => {
  beforeAll(async () => {
    staff = await signIn(shop.shop, 'admin')
  })

  it('changes the given fields only; search, filters and pages show it on the next request', async () => {
    const { id } = await stockOne(shop.db, { name: 'Dull Bag', sizes: ['S'], colors: ['red'] })
    expect(await found(shop, 'searchQuery=dull')).toEqual([id])
    expect((await shop.get(`/product-details/${id}`)).text).toContain('Dull Bag')
    const { status, json } = await change(shop, id, {
      name: 'Bright Satchel',
      sizes: ['L'],
      originalPrice: '31',
    })
    expect([status, json.data.version, json.data.name]).toEqual([200, 2, 'Bright Satchel'])
    expect(json.data).toMatchObject({
      colors: ['red'],
      originalPrice: 31,
      reviews: 7,
      productVisibility: 'Public',
    })
    expect(await found(shop, 'searchQuery=dull')).toEqual([])
    expect(await found(shop, 'searchQuery=satchel')).toEqual([id])
    expect([await found(shop, 'size=S'), await found(shop, 'size=L')]).toEqual([[], [id]])
    expect(await found(shop, 'minPrice=31&maxPrice=31')).toEqual([id])
    expect((await shop.get(`/product-details/${id}`)).text).toContain('Bright Satchel')
    const cleared = await change(shop, id, { nameAr: null, offerPrice: '', productType: 'Most Popular' })
    expect(cleared.json.data).not.toHaveProperty('offerPrice')
    expect(await found(shop, 'sort=popular&limit=1')).toEqual([id])
  })

  it('keeps the rules between what is sent and what is there', async () => {
    const { id } = await stockOne(shop.db, { originalPrice: 20_000, offerPrice: 15_000 })
    expect((await change(shop, id, { originalPrice: 14 })).json.errors[0].path).toBe('offerPrice')
    expect((await change(shop, id, { category: 'shoes' })).json.errors[0].path).toBe('subCategory')
    expect((await change(shop, id, { category: 'shoes', subCategory: 'boots' })).status).toBe(200)
    expect((await change(shop, 'no-such-product', { name: 'X' })).status).toBe(404)
    expect((await change(shop, id, { name: ['X'] })).status).toBe(400)
  })

  it('tells the second of two people, with the product as it stands', async () => {
    const { id } = await stockOne(shop.db, { name: 'Shared' })
    const first = await change(shop, id, { name: 'From Amal', version: 1 })
    expect([first.status, first.json.data.version]).toEqual([200, 2])
    const second = await change(shop, id, { name: 'From Badr', version: 1 }, { 'accept-language': 'ar' })
    expect([second.status, second.json.product.name, second.json.product.version]).toEqual([
      409,
      'From Amal',
      2,
    ])
    expect(second.json.detail).toMatch(/[\u0600-\u06ff]/)
    expect((await look(shop, id)).name).toBe('From Amal')
    expect((await change(shop, id, { name: 'From Badr', version: 2 })).status).toBe(200)
  })

  it('lets one of ten at once win', async () => {
    const { id } = await stockOne(shop.db)
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, n) => change(shop, id, { name: `Edit ${n}`, version: 1 })),
    )
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    expect((await look(shop, id)).version).toBe(2)
  })

  it('sets the stock of a size and colour, unless a shopper bought of it meanwhile (O14)', async () => {
    const product = await stockOne(shop.db, {
      sizes: ['S', 'M'],
      stock: [{ size: 'S', color: 'N/A', quantity: 5 }],
    })
    const row = (size: string, quantity: number, was?: number | null) => ({
      size,
      color: 'N/A',
      quantity,
      was,
    })
    const bought = await shop.post('/api/postOrder', sampleOrder([{ product, size: 'S', quantity: 2 }]))
    expect(bought.status).toBe(200)
    // Nothing but the name is meant: the three pieces that are left stay three.
    await change(shop, product.id, { name: 'Renamed', version: 1 })
    expect((await look(shop, product.id)).stock).toEqual([row('S', 3)])
    const stale = await change(shop, product.id, { name: 'Stale', stock: [row('S', 10, 5)], version: 2 })
    expect([stale.status, stale.json.product.stock, stale.json.product.version]).toEqual([
      409,
      [row('S', 3)],
      2,
    ])
    expect((await look(shop, product.id)).name).toBe('Renamed')
    const fresh = await change(shop, product.id, { stock: [row('S', 10, 3), row('M', 1, null)], version: 2 })
    expect(
      fresh.json.data.stock.sort(
        (a: { quantity: number }, b: { quantity: number }) => a.quantity - b.quantity,
      ),
    ).toEqual([row('M', 1), row('S', 10)])
    expect((await change(shop, product.id, { stock: [row('S', 10, 10), row('M', 4, null)] })).status).toBe(
      409,
    )
    expect((await change(shop, product.id, { stock: [row('M', 4)] })).json.data.stock).toEqual([row('M', 4)])
    expect((await change(shop, product.id, { sizes: ['S'] })).json.data.stock).toEqual([])
  })

  it('never changes an order (O12)', async () => {
    const product = await stockOne(shop.db, { name: 'As Ordered' })
    const { json } = await shop.post('/api/postOrder', sampleOrder([{ product }]))
    await change(shop, product.id, { name: 'As Renamed', originalPrice: 99 })
    await shop.send('DELETE', `/api/deleteProduct/${product.id}`, undefined, staff.headers)
    const lines = await shop.db
      .selectFrom('order_lines')
      .select(['name', 'original_price', 'product_id'])
      .where('order_id', '=', json.insertedId)
      .execute()
    expect(lines).toEqual([{ name: 'As Ordered', original_price: 20_000, product_id: product.id }])
  })
})
