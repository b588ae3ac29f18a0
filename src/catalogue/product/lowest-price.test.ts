import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { typedProduct } from '#src/catalogue/admin/admin-product.sample.ts'
import type { Variant } from '#src/catalogue/stock/variant.ts'
import { inBaisa } from '#src/core/money.ts'
import { muscatMinute, startOfMuscatMinute } from '#src/core/muscat.ts'
import { addLowestPrices } from '#src/db/migrations/076-lowest-prices.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { describeShop } from '#test/shop.ts'
import { productSorts } from './buying.ts'
import { sampleProduct, stockCatalogue } from './product.sample.ts'
import type { ProductCard } from './product.ts'
import type { NewProduct } from './product-fields.ts'

const minuteMs = 60_000
const base = startOfMuscatMinute('2026-11-23T00:00').getTime()
const minute = (n: number) => muscatMinute(new Date(base + n * minuteMs))

/** A price up to the highest there is, where the share of an offer falls beside a half; few of the low ones, so that they tie. */
const baisa = fc.oneof(
  fc.constantFrom(8_500, 9_000, 9_001, 20_000),
  fc.integer({ min: 1_000, max: 99_999_999 }),
)
const moment = fc.option(fc.integer({ min: 0, max: 3 }).map(minute), { nil: undefined })
const own = fc.oneof(
  fc.record({ price: baisa }),
  fc.constant({ notMade: true as const }),
  fc.constant({ sku: 'T-1' }),
)

/** S and M in red and blue: each cell may cost something of its own, or not be made. */
const product: fc.Arbitrary<NewProduct> = fc
  .record({
    originalPrice: baisa,
    share: fc.option(fc.double({ min: 0.3, max: 0.999, noNaN: true }), { nil: undefined }),
    offerFrom: moment,
    offerUntil: moment,
    sizes: fc.constantFrom<string[]>([], ['S'], ['S', 'M']),
    cells: fc.tuple(own, own, own, own),
    given: fc.constantFrom(0, 1, 2, 4),
  })
  .map(({ originalPrice, share, sizes, cells, given, ...times }) => {
    const colors = ['red', 'blue']
    const all = (sizes.length > 0 ? sizes : ['N/A']).flatMap((size) =>
      colors.map((color) => ({ size, color })),
    )
    const variants: Variant[] = all.slice(0, given).map((cell, n) => ({ ...cell, ...cells[n] }))
    const offerPrice = share === undefined ? undefined : Math.max(1, Math.floor(originalPrice * share))
    return sampleProduct({
      originalPrice,
      sizes,
      colors,
      variants,
      ...(offerPrice !== undefined && { offerPrice, ...times }),
    })
  })

const shownOn = ({ offerPrice, originalPrice }: ProductCard) => inBaisa(offerPrice ?? originalPrice)

describeShop('the price that a list sorts and filters by (P19)', (shop) => {
  beforeEach(async () => {
    await shop.db.deleteFrom('products').execute()
    shop.now = new Date(base)
  })

  const staff = async () => (await signIn(shop.shop, 'manager')).headers
  const cards = async (query: string): Promise<ProductCard[]> =>
    (await shop.get(`/api/products?fields=card&${query}`)).json.data

  it('is the one on its cards, whatever its sizes cost and whenever its offer turns', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(product, { minLength: 2, maxLength: 12 }),
        baisa,
        baisa,
        async (goods, one, other) => {
          await shop.db.deleteFrom('products').execute()
          shop.now = new Date(base - minuteMs)
          await stockCatalogue(shop.db, ...goods.map((each) => ({ ...each, createdAt: shop.now })))
          const [min, max] = [Math.min(one, other), Math.max(one, other)]
          for (const n of [-1, 0, 1, 2, 3]) {
            shop.now = new Date(base + n * minuteMs)
            const rising = (await cards('sort=price-asc')).map(shownOn)
            expect(rising).toHaveLength(goods.length)
            expect(rising).toEqual(rising.toSorted((a, b) => a - b))
            expect((await cards('sort=price-desc')).map(shownOn)).toEqual(rising.toReversed())
            const found = await cards('searchQuery=tote&sort=price-asc&limit=50')
            expect(found.map(shownOn)).toEqual(rising)
            const range = `minPrice=${min / 1000}&maxPrice=${max / 1000}`
            for (const sort of productSorts)
              expect((await cards(`${range}&sort=${sort}`)).map(shownOn).toSorted((a, b) => a - b)).toEqual(
                rising.filter((price) => price >= min && price <= max),
              )
          }
        },
      ),
      { numRuns: 25 },
    )
  })

  it('follows whoever adds, edits, imports, deletes and takes back, in the same moment', async () => {
    const headers = await staff()
    const json = { 'content-type': 'application/json', ...headers }
    await stockCatalogue(
      shop.db,
      sampleProduct({ name: 'Five', originalPrice: 5_000 }),
      sampleProduct({ name: 'Ten', originalPrice: 10_000 }),
    )
    const order = async () => (await cards('sort=price-asc')).map((card) => [card.name, shownOn(card)])
    const [five, ten] = [
      ['Five', 5_000],
      ['Ten', 10_000],
    ]
    const variants = [{ size: 'S', color: 'camel', price: '8.5' }]
    const added = await shop.post('/api/postProduct', typedProduct({ name: 'Tote', variants }), headers)
    const id: string = added.json.insertedId
    const edit = async (change: object) =>
      expect(
        (await shop.send('PATCH', `/api/updateProduct/${id}`, JSON.stringify(change), json)).status,
      ).toBe(200)
    const first = await order()
    expect(first).toEqual([five, ['Tote', 8_500], ten])

    await edit({ variants: [{ size: 'S', color: 'camel', notMade: true }] })
    expect(await order()).toEqual([five, ten, ['Tote', 24_500]])
    const file = await shop.get('/api/export/products.csv', headers)
    await edit({ offerPrice: '12.25', variants })
    expect(await order()).toEqual([['Tote', 4_250], five, ten])

    const back = { 'content-type': 'text/csv', ...headers }
    const imported = await shop.send('POST', '/api/import/products?apply=1', file.text, back)
    expect(imported.status).toBe(200)
    expect(await order()).toEqual([five, ten, ['Tote', 24_500]])

    await edit({ originalPrice: '30', variants })
    const many = { products: [{ _id: id, originalPrice: '40', offerPrice: '20', offerFrom: minute(2) }] }
    expect((await shop.send('PATCH', '/api/updateProducts', JSON.stringify(many), json)).status).toBe(200)
    expect(await order()).toEqual([five, ['Tote', 8_500], ten])
    await shop.post('/api/products/bulk', { ids: [id], action: 'delete' }, headers)
    expect(await order()).toEqual([five, ten])
    // Whoever was deleted before lists knew this price comes back with it too.
    const kept = await shop.db.selectFrom('deleted_products').selectAll().executeTakeFirstOrThrow()
    const { row, stock } = JSON.parse(kept.product)
    const { lowest_price: _, lowest_original_price: __, ...before } = row
    await shop.db
      .updateTable('deleted_products')
      .set({ product: JSON.stringify({ row: before, stock }) })
      .execute()
    await shop.post('/api/products/bulk', { ids: [id], action: 'restore' }, headers)
    expect(await order()).toEqual([five, ['Tote', 8_500], ten])
    shop.now = new Date(base + 2 * minuteMs)
    expect(await order()).toEqual([['Tote', 4_250], five, ten])
  })

  it('is made right of what an older process wrote while its version was replaced', async () => {
    const timed = { offerPrice: 10_000, offerFrom: minute(1) }
    const dear = sampleProduct({ name: 'Dear', originalPrice: 20_000, ...timed })
    const cheap = sampleProduct({ name: 'Cheap', originalPrice: 30_000, sizes: ['S', 'M'], colors: ['red'] })
    const plain = sampleProduct({ name: 'Plain', originalPrice: 15_000 })
    await stockCatalogue(
      shop.db,
      dear,
      { ...cheap, variants: [{ size: 'S', color: 'red', price: 8_500 }] },
      plain,
    )
    const rising = async () => (await cards('sort=price-asc')).map(({ name }) => name)
    expect(await rising()).toEqual(['Cheap', 'Plain', 'Dear'])
    // It adds a product as if there were no such columns, and turns an offer by its price alone.
    await shop.db
      .updateTable('products')
      .set({ lowest_price: 0, lowest_original_price: 0 })
      .where('name', 'in', ['Cheap', 'Plain'])
      .execute()
    await shop.db.updateTable('products').set({ price: 10_000 }).where('name', '=', 'Dear').execute()
    shop.now = new Date(base + minuteMs)
    expect(await rising()).toEqual(['Cheap', 'Dear', 'Plain'])
    const { rows } = await sql<{ n: number }>`select lowest_price as n from products order by name`.execute(
      shop.db,
    )
    expect(rows.map(({ n }) => Number(n))).toEqual([8_500, 10_000, 15_000])
  })

  it('is what migration 076 makes of a shop that did not know it', async () => {
    const goods = fc.sample(product, 60)
    await stockCatalogue(shop.db, ...goods.map((one) => ({ ...one, createdAt: shop.now })))
    const columns = ['lowest_original_price', 'lowest_price'] as const
    const all = () =>
      shop.db
        .selectFrom('products')
        .select(['id', ...columns])
        .orderBy('id')
        .execute()
    const before = await all()
    const indexes = [
      'products_price',
      'products_category_price',
      'products_every_price',
      'products_newest',
      'products_popular',
      'products_category',
      'products_category_popular',
    ]
    await inTransaction(shop.db, async (trx) => {
      for (const name of indexes) await sql`drop index ${sql.ref(name)}`.execute(trx)
      for (const name of columns) await sql`alter table products drop column ${sql.ref(name)}`.execute(trx)
      for (const name of indexes) await sql`create index ${sql.ref(name)} on products (id)`.execute(trx)
      await addLowestPrices(trx as never)
    })
    expect(await all()).toEqual(before)
  })
})
