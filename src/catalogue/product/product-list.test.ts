import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeShop, type TestShop } from '#test/shop.ts'
import { planOf, statementsOf } from '#test/statements.ts'
import { type ProductSort, productSorts } from './buying.ts'
import { sampleProduct, stockCatalogue } from './product.sample.ts'
import type { NewProduct } from './product-fields.ts'
import { listProducts } from './product-list.store.ts'

/** Few different values, so that nearly every key ties with others. */
const goods = fc.uniqueArray(
  fc.record({
    id: fc.string({ unit: fc.constantFrom('a', 'B', 'é', '-', '1', 'ح'), minLength: 1, maxLength: 4 }),
    originalPrice: fc.constantFrom(1, 9_999, 10_000, 100_000),
    productType: fc.constantFrom('New Arrivals' as const, 'Most Popular' as const, 'Offer' as const),
    createdAt: fc.constantFrom(new Date('2026-01-01T00:00:00Z'), new Date('2026-01-01T00:00:00.001Z')),
  }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 12 },
)

type Walk = { ids: string[]; pages: number }

/** Follows `Link: rel="next"` from page to page, as a client would. */
async function walk(
  shop: TestShop,
  address: string,
  between: () => Promise<unknown> = async () => {},
): Promise<Walk> {
  const ids: string[] = []
  let next: string | undefined = address
  for (let pages = 1; ; pages++) {
    const { status, json, headers } = await shop.get(next)
    expect(status).toBe(200)
    ids.push(...json.data.map(({ _id }: { _id: string }) => _id))
    next = /^<(.+)>; rel="next"$/.exec(headers.link ?? '')?.[1]
    expect(next && new URL(next, shop.origin).searchParams.get('cursor')).toBe(json.nextCursor)
    if (!next || pages > 50) return { ids, pages }
    await between()
  }
}

/** The keys of each order, written down apart from the SQL that sorts by them. */
const keysOf: Record<ProductSort, (one: NewProduct) => (number | string)[]> = {
  newest: (one) => [-one.createdAt.getTime()],
  popular: (one) => [one.productType === 'Most Popular' ? 0 : 1, -one.createdAt.getTime()],
  'price-asc': (one) => [one.offerPrice ?? one.originalPrice],
  'price-desc': (one) => [-(one.offerPrice ?? one.originalPrice)],
}

describeShop('walking a list page by page (A1)', (shop) => {
  it('meets every product once, in the order asked for, whatever ties', async () => {
    await fc.assert(
      fc.asyncProperty(goods, fc.integer({ min: 1, max: 5 }), async (some, limit) => {
        await shop.db.deleteFrom('products').execute()
        const all = await stockCatalogue(shop.db, ...some.map((one) => sampleProduct(one)))
        const byId = new Map(all.map((one) => [one.id, one]))
        for (const sort of productSorts) {
          const { ids, pages } = await walk(shop, `/api/products?sort=${sort}&limit=${limit}`)
          expect([...ids].sort()).toEqual(all.map(({ id }) => id).sort())
          expect(pages).toBe(Math.ceil(all.length / limit))
          const keys = ids.map((id) => byId.get(id)).map((one) => one && keysOf[sort](one))
          const sorted = keys.toSorted(
            (a = [], b = []) => Number(a[0]) - Number(b[0]) || Number(a[1]) - Number(b[1]),
          )
          expect(keys).toEqual(sorted)
          const plain = await shop.get(`/products?sort=${sort}`)
          expect(plain.json.data.map(({ _id }: { _id: string }) => _id)).toEqual(ids)
        }
      }),
      { numRuns: 20 },
    )
  })

  it('meets everything that was there at the start, also while products are added and one goes', async () => {
    await fc.assert(
      fc.asyncProperty(goods, fc.constantFrom(...productSorts), goods, async (some, sort, later) => {
        await shop.db.deleteFrom('products').execute()
        const all = await stockCatalogue(shop.db, ...some.map((one) => sampleProduct(one)))
        const added = later.map((one) => sampleProduct({ ...one, id: `${one.id}+` }))
        const { ids } = await walk(shop, `/api/products?sort=${sort}&limit=2`, async () => {
          const one = added.pop()
          if (one) await stockCatalogue(shop.db, one)
        })
        expect(ids.filter((id) => !id.endsWith('+')).sort()).toEqual(all.map(({ id }) => id).sort())
        expect(new Set(ids).size).toBe(ids.length)
      }),
      { numRuns: 20 },
    )
  })

  it('tells how many there are, keeps its filters from page to page, and ends without a link', async () => {
    await shop.db.deleteFrom('products').execute()
    const red = Array.from({ length: 7 }, (_, n) =>
      sampleProduct({ name: `Red ${n}`, colors: ['red & "gold"'] }),
    )
    await stockCatalogue(shop.db, ...red, sampleProduct(), sampleProduct())
    const query = new URLSearchParams({ color: 'red & "gold"', searchQuery: 'red', limit: '3' })
    const first = await shop.get(`/products?${query}`)
    expect(first.json.total).toBe(7)
    expect(first.headers.link).toMatch(/^<\/products\?.*cursor=.+>; rel="next"$/)
    expect((await walk(shop, `/api/products?${query}`)).ids).toEqual(red.map(({ id }) => id).reverse())
    const whole = await shop.get('/api/products?limit=9')
    expect([whole.json.total, whole.json.data.length, whole.json.nextCursor]).toEqual([9, 9, undefined])
    expect(whole.headers.link).toBeUndefined()
  })

  it('a search without a limit is one short list, also with the cursor of another walk', async () => {
    const { json } = await shop.get('/api/products?searchQuery=red&limit=3')
    const rest = await shop.get(`/api/products?searchQuery=red&cursor=${encodeURIComponent(json.nextCursor)}`)
    expect(rest.json.data).toHaveLength(4)
  })

  it('lists a colour and a size that a thousand products have as those of a few', async () => {
    await shop.db.deleteFrom('products').execute()
    const many = Array.from({ length: 1100 }, (_, n) =>
      sampleProduct({ colors: n % 11 === 0 ? ['Wine'] : ['Sand'], sizes: n % 2 === 0 ? ['S'] : ['S', 'M'] }),
    )
    await stockCatalogue(shop.db, ...many)
    const isAsked = [
      ['color=Sand', many.filter(({ colors }) => colors[0] === 'Sand')],
      ['size=S', many],
      ['color=Sand&size=M', many.filter(({ colors, sizes }) => colors[0] === 'Sand' && sizes.includes('M'))],
      ['color=Wine&size=S', many.filter(({ colors }) => colors[0] === 'Wine')],
    ] as const
    for (const [query, asked] of isAsked) {
      const newest = asked.map(({ id }) => id).reverse()
      expect((await walk(shop, `/api/products?${query}&limit=100`)).ids).toEqual(newest)
    }
    const { json } = await shop.get('/api/products?color=Sand&limit=1')
    expect(json.total).toBe(1000)
  })
})

describeShop('a list narrowed by prices', (shop) => {
  it.each([
    ['newest', 'products_newest'],
    ['popular', 'products_popular'],
  ] as const)(
    'is read in its order, the %s first, without sorting every product of the range',
    async (sort, index) => {
      await stockCatalogue(
        shop.db,
        ...Array.from({ length: 30 }, (_, n) => sampleProduct({ originalPrice: 1000 + n })),
      )
      // As either engine comes to know its tables in time.
      await sql`analyze`.execute(shop.db)
      const filter = { visibility: 'Public', minPrice: 1005, maxPrice: 1024 } as const
      const [asked] = await statementsOf(shop, async (db) => {
        const { items } = await listProducts(db, filter, { sort, limit: 5 })
        expect(items.map(({ price }) => price)).toEqual([1024, 1023, 1022, 1021, 1020])
      })
      if (!asked) throw new Error('Nothing was asked')
      const plan = await planOf(shop, asked, { without: ['seqscan', 'sort'] })
      expect(plan).toContain(index)
      expect(plan).not.toMatch(/TEMP B-TREE|Sort/)
    },
  )
})
