import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { sampleProduct, stockCatalogue, stockOne } from '#src/catalogue/product/product.sample.ts'
import { unhurriedDb } from '#src/db/unhurried.ts'
import { describeShop, type TestShop } from '#test/shop.ts'

let staff: SignedIn

const bulk = async (shop: TestShop, action: string, ids: string[]) => {
  const { status, json } = await shop.post('/api/products/bulk', { ids, action }, staff.headers)
  return status === 200 ? json.changed.sort() : status
}

const shown = async (shop: TestShop, query = '', headers: Record<string, string> = {}) =>
  (await shop.get(`/api/products?${query}`, headers)).json.data.map(({ _id }: { _id: string }) => _id)

describeShop('deleting a product', (shop) => {
  beforeAll(async () => {
    staff = await signIn(shop.shop, 'manager')
  })

  it('takes it out of every list, its page and the search at once; deleting twice is told', async () => {
    const { id } = await stockOne(shop.db, { name: 'Gone Bag', sizes: ['XS'], colors: ['teal'] })
    expect((await shop.get(`/product-details/${id}`)).status).toBe(200)
    expect(await shown(shop, 'searchQuery=gone')).toEqual([id])
    const call = () => shop.send('DELETE', `/api/deleteProduct/${id}`, undefined, staff.headers)
    const first = await call()
    expect([first.status, first.json.message]).toEqual([200, 'Product deleted successfully.'])
    expect((await shop.get(`/product-details/${id}`)).status).toBe(404)
    expect((await shop.get(`/api/product/${id}`, staff.headers)).status).toBe(404)
    expect(await shown(shop, '', staff.headers)).toEqual([])
    expect(await shown(shop, 'searchQuery=gone', staff.headers)).toEqual([])
    expect((await shop.get('/api/productOptions')).json.data).toEqual({ sizes: [], colors: [] })
    expect((await shop.get('/sitemap.xml')).text).not.toContain(id)
    expect((await call()).status).toBe(404)
  })

  it('is undone: everything is back as it was, its stock and its hiding too', async () => {
    const stock = [{ size: 'XS', color: 'N/A', quantity: 3 }]
    const goods = [
      await stockOne(shop.db, { name: 'Back Bag', nameAr: 'حقيبة عائدة', sizes: ['XS'], stock }),
      await stockOne(shop.db, { productVisibility: 'Hidden', productType: 'Most Popular' }),
    ]
    const ids = goods.map(({ id }) => id).sort()
    const look = async (id: string) => (await shop.get(`/api/product/${id}`, staff.headers)).json.data
    const before = await Promise.all(ids.map(look))
    expect(await bulk(shop, 'delete', [...ids, 'stranger'])).toEqual(ids)
    expect(await bulk(shop, 'publish', ids)).toEqual([])
    expect(await bulk(shop, 'restore', [...ids, 'stranger'])).toEqual(ids)
    const after = await Promise.all(ids.map(look))
    const plain = ({ version, updatedAt, ...rest }: { version: number; updatedAt: string }) => rest
    expect(after.map(plain)).toEqual(before.map(plain))
    for (const [n, product] of after.entries()) expect(product.version).toBeGreaterThan(before[n].version)
    for (const query of ['searchQuery=back', 'searchQuery=عائدة', 'size=XS'])
      expect([query, await shown(shop, query)]).toEqual([query, [goods[0]?.id]])
    expect(await bulk(shop, 'restore', ids)).toEqual([])
  })

  it('is for good after 30 days', async () => {
    const [old, other] = [await stockOne(shop.db), await stockOne(shop.db)]
    await bulk(shop, 'delete', [old.id])
    shop.now = new Date(shop.now.getTime() + 31 * 24 * 3600_000)
    staff = await signIn(shop.shop, 'manager')
    await bulk(shop, 'delete', [other.id])
    expect(await bulk(shop, 'restore', [old.id, other.id])).toEqual([other.id])
  })
})

describeShop('publishing and hiding several', (shop) => {
  beforeAll(async () => {
    staff = await signIn(shop.shop, 'manager')
  })

  it('answers what it changed, so that an undo leaves the others alone', async () => {
    const [a, b, c] = [
      await stockOne(shop.db),
      await stockOne(shop.db, { productVisibility: 'Hidden' }),
      await stockOne(shop.db),
    ]
    expect((await shown(shop)).sort()).toEqual([a.id, c.id].sort())
    expect(await bulk(shop, 'hide', [a.id, b.id])).toEqual([a.id])
    expect(await shown(shop)).toEqual([c.id])
    expect((await shop.get(`/product-details/${a.id}`)).status).toBe(404)
    expect(await bulk(shop, 'publish', [a.id])).toEqual([a.id])
    expect((await shown(shop)).sort()).toEqual([a.id, c.id].sort())
    expect((await shop.get(`/product-details/${a.id}`)).status).toBe(200)
  })

  it('tells somebody who edits one of them', async () => {
    const { id } = await stockOne(shop.db)
    await bulk(shop, 'hide', [id])
    const edit = await shop.send('PATCH', `/api/updateProduct/${id}`, '{"name":"Late","version":1}', {
      'content-type': 'application/json',
      ...staff.headers,
    })
    expect([edit.status, edit.json.product.productVisibility]).toEqual([409, 'Hidden'])
  })

  it('refuses nothing, too many and what it does not know', async () => {
    expect(await bulk(shop, 'hide', [])).toBe(422)
    expect(await bulk(shop, 'hide', Array(201).fill('x'))).toBe(422)
    expect(await bulk(shop, 'burn', ['x'])).toBe(422)
  })
})

describeShop('the list as staff see it (P2)', (shop) => {
  it('has hidden products, versions and stock; a visitor’s is the same bytes as ever', async () => {
    staff = await signIn(shop.shop, 'admin')
    const customer = await signIn(shop.shop, 'customer')
    await stockCatalogue(
      shop.db,
      sampleProduct({ id: 'seen', name: 'Seen Tote', stock: [{ size: 'N/A', color: 'N/A', quantity: 40 }] }),
      sampleProduct({ id: 'unseen', name: 'Unseen Clutch', productVisibility: 'Hidden' }),
    )
    const visitor = await shop.get('/api/products')
    const mine = await shop.get('/api/products', staff.headers)
    expect(mine.headers['cache-control']).toBe('private, no-store')
    expect(mine.json.data.map(({ _id }: { _id: string }) => _id)).toEqual(['unseen', 'seen'])
    expect(mine.json.data[1]).toEqual({
      ...visitor.json.data[0],
      version: 1,
      variants: [],
      stock: [{ size: 'N/A', color: 'N/A', quantity: 40 }],
      updatedAt: visitor.json.data[0].createdAt,
    })
    for (const headers of [{}, customer.headers] as Record<string, string>[]) {
      expect((await shop.get('/api/products', headers)).text).toBe(visitor.text)
      expect(await shown(shop, 'productVisibility=Hidden', headers)).toEqual([])
      expect(await shown(shop, 'searchQuery=clutch', headers)).toEqual([])
      expect((await shop.get('/api/product/unseen', headers)).status).toBe(404)
    }
    expect(await shown(shop, 'productVisibility=Hidden', staff.headers)).toEqual(['unseen'])
    expect(await shown(shop, 'productVisibility=Public', staff.headers)).toEqual(['seen'])
    expect(await shown(shop, 'searchQuery=clutch', staff.headers)).toEqual(['unseen'])
    expect((await shop.get('/api/product/unseen', staff.headers)).json.data.version).toBe(1)
  })

  it('pages by name and age without losing or repeating a row', async () => {
    for (const sort of ['name', 'name-desc', 'oldest', 'newest']) {
      const walked: string[] = []
      let cursor: string | undefined
      do {
        const query = `sort=${sort}&limit=1${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`
        const { json } = await shop.get(`/api/products?${query}`, staff.headers)
        expect(json.total).toBe(2)
        walked.push(...json.data.map(({ _id }: { _id: string }) => _id))
        cursor = json.nextCursor
      } while (cursor)
      const forwards = sort === 'name' || sort === 'oldest'
      expect([sort, walked]).toEqual([sort, forwards ? ['seen', 'unseen'] : ['unseen', 'seen']])
    }
    expect(await shown(shop, 'searchQuery=se&sort=name-desc&limit=9', staff.headers)).toEqual([
      'unseen',
      'seen',
    ])
  })
})

describeShop('many products at once, while others do the same', (shop) => {
  it('wait for each other, in any order of the same goods, and none is half done', async () => {
    staff = await signIn(shop.shop, 'manager')
    const goods = [await stockOne(shop.db), await stockOne(shop.db), await stockOne(shop.db)]
    const ids = goods.map(({ id }) => id)
    const orders = [ids, ids.toReversed(), [ids[1], ids[0], ids[2]] as string[]]
    const asked = Array.from({ length: 12 }, (_, n) =>
      bulk(shop, n % 2 ? 'hide' : 'publish', orders[n % 3] ?? ids),
    )
    for (const changed of await Promise.all(asked)) expect([[], ids.toSorted()]).toContainEqual(changed)
  })

  it('are told to come back where four others take more than five seconds; visitors do not wait (H6)', async () => {
    if (shop.engine === 'sqlite') return
    const { id } = await stockOne(shop.db)
    const others = Array.from({ length: 4 }, () => sql`select pg_sleep(7)`.execute(unhurriedDb(shop.db)))
    const call = shop.post('/api/products/bulk', { ids: [id], action: 'hide' }, staff.headers)
    expect((await shop.get(`/api/product/${id}`)).status).toBe(200)
    const { status, headers } = await call
    expect([status, Number(headers['retry-after'])]).toEqual([503, expect.any(Number)])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect((await shop.get(`/api/product/${id}`)).status).toBe(200)
    await Promise.all(others)
    expect(await bulk(shop, 'hide', [id])).toEqual([id])
  })
})
