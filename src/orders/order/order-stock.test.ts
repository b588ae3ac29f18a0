import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import type { NewProduct } from '#src/catalogue/product/product-fields.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import { sampleOrder } from './order.sample.ts'

describeShop('the stock of an order that changes (O14)', (shop) => {
  it('comes back once when it is cancelled, whoever presses how often, and is taken again', async () => {
    const boss = (await signIn(shop.shop, 'admin')).headers
    const bag = await limited(shop, 6)
    const id = await place(shop, bag, 4)
    expect(await left(shop, bag)).toBe(2)
    const page = await shop.get(`/api/product/${bag.id}`)
    const presses = await Promise.all(Array.from({ length: 5 }, () => move(shop, id, 'Cancelled', boss)))
    expect(presses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    expect(await left(shop, bag)).toBe(6)
    expect(page.json.data.lowStock).toHaveLength(1)
    expect((await shop.get(`/api/product/${bag.id}`)).json.data.lowStock).toEqual([])
    expect((await move(shop, id, 'Confirmed', boss)).status).toBe(200)
    expect(await left(shop, bag)).toBe(2)
    expect((await move(shop, id, 'Cancelled', boss)).status).toBe(200)
    expect(await left(shop, bag)).toBe(6)
  })

  it('that somebody else has bought meanwhile keeps the order cancelled, and says what is left', async () => {
    const boss = (await signIn(shop.shop, 'admin')).headers
    const [bag, other] = [await limited(shop, 5), await limited(shop, 9)]
    const id = await place(shop, bag, 4, other)
    await move(shop, id, 'Cancelled', boss)
    await place(shop, bag, 3)
    const refused = await move(shop, id, 'Confirmed', boss)
    expect([refused.status, refused.json.left]).toEqual([409, { 'products.0.quantity': 2 }])
    expect(refused.json.detail).toBe(`Only 2 pieces of ${bag.name} are left.`)
    expect([await left(shop, bag), await left(shop, other)]).toEqual([2, 9])
    expect((await shop.get(`/api/order/${id}`, boss)).json).toMatchObject({
      orderStatus: 'Cancelled',
      history: [{}, { to: 'Cancelled' }],
    })
  })

  it('comes back to a product that is deleted meanwhile, and is there when that is taken back', async () => {
    const boss = (await signIn(shop.shop, 'admin')).headers
    const bag = await limited(shop, 6)
    const id = await place(shop, bag, 4)
    const bulk = (action: string) => shop.post('/api/products/bulk', { ids: [bag.id], action }, boss)
    expect((await bulk('delete')).status).toBe(200)
    expect((await move(shop, id, 'Cancelled', boss)).status).toBe(200)
    expect((await bulk('restore')).status).toBe(200)
    expect(await left(shop, bag)).toBe(6)
  })

  it('that orders, staff and deleting reach for at once is refused to nobody for it', async () => {
    const boss = (await signIn(shop.shop, 'admin')).headers
    const sizes = ['S', 'M', 'L', 'X L']
    const stock = sizes.map((size) => ({ size, color: 'N/A', quantity: 1000 }))
    const [bag, other] = [
      await stockOne(shop.db, { sizes, stock }),
      await stockOne(shop.db, { sizes, stock }),
    ]
    const both = [...sizes].reverse().flatMap((size) => [
      { product: other, size },
      { product: bag, size },
    ])
    const json = { 'content-type': 'application/json', ...boss }
    const statuses = await Promise.all(
      Array.from({ length: 36 }, async (_, n) => {
        if (n % 3 === 0) return (await shop.post('/api/postOrder', sampleOrder(both))).status
        if (n % 3 === 1) {
          const edit = JSON.stringify({ stock: n % 2 ? stock : [...stock].reverse() })
          return (await shop.send('PATCH', `/api/updateProduct/${bag.id}`, edit, json)).status
        }
        const action = n % 2 ? 'delete' : 'restore'
        return (await shop.post('/api/products/bulk', { ids: [other.id, bag.id], action }, boss)).status
      }),
    )
    expect(statuses.filter((status) => status >= 500)).toEqual([])
  })

  it('is not given back where none was taken', async () => {
    const boss = (await signIn(shop.shop, 'admin')).headers
    const bag = await stockOne(shop.db)
    const id = await place(shop, bag, 4)
    await shop.db
      .insertInto('product_stock')
      .values({ product_id: bag.id, size: 'N/A', color: 'N/A', quantity: 3 })
      .execute()
    await move(shop, id, 'Cancelled', boss)
    expect(await left(shop, bag)).toBe(3)
  })

  it('is not given back twice where it had no limit while the order was confirmed again', async () => {
    const boss = (await signIn(shop.shop, 'admin')).headers
    const bag = await limited(shop, 6)
    const id = await place(shop, bag, 4)
    await move(shop, id, 'Cancelled', boss)
    await shop.db.deleteFrom('product_stock').where('product_id', '=', bag.id).execute()
    expect((await move(shop, id, 'Confirmed', boss)).status).toBe(200)
    await shop.db
      .insertInto('product_stock')
      .values({ product_id: bag.id, size: 'N/A', color: 'N/A', quantity: 3 })
      .execute()
    await move(shop, id, 'Cancelled', boss)
    expect(await left(shop, bag)).toBe(3)
  })
})

function limited(shop: TestShop, quantity: number): Promise<NewProduct> {
  return stockOne(shop.db, { stock: [{ size: 'N/A', color: 'N/A', quantity }] })
}

async function place(shop: TestShop, bag: NewProduct, quantity: number, other?: NewProduct): Promise<string> {
  const pieces = [{ product: bag, quantity }, ...(other ? [{ product: other }] : [])]
  const { status, json } = await shop.post('/api/postOrder', sampleOrder(pieces))
  expect(status).toBe(200)
  return json.insertedId
}

function move(shop: TestShop, id: string, status: string, headers: Record<string, string>) {
  return shop.send('PUT', `/api/orderStatus/${id}`, JSON.stringify({ status }), {
    'content-type': 'application/json',
    ...headers,
  })
}

async function left({ db }: TestShop, bag: NewProduct): Promise<number | undefined> {
  const row = await db
    .selectFrom('product_stock')
    .select('quantity')
    .where('product_id', '=', bag.id)
    .executeTakeFirst()
  return row?.quantity
}
