import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { shareVersion } from '#src/db/catalogue-version.ts'
import { openDatabase } from '#src/db/open.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { createShopDatabase } from '#test/databases.ts'
import { describeShop } from '#test/shop.ts'
import { countStatements, planOf, statementsOf } from '#test/statements.ts'
import { insertProducts } from './insert-products.store.ts'
import { sampleProduct, stockCatalogue } from './product.sample.ts'
import { countProducts } from './product-list.store.ts'

describeShop('how many products a sub-category of a category has', (shop) => {
  it('is counted from an index that names both, without reading the products', async () => {
    const shelves = [
      ['bags', 'tote-bags'],
      ['bags', 'crossbody-bags'],
      ['shoes', 'slippers'],
    ] as const
    const goods = Array.from({ length: 60 }, (_, n) => {
      const [categorySlug, subCategorySlug] = shelves[n % 3] ?? shelves[0]
      return sampleProduct({ categorySlug, subCategorySlug })
    })
    await stockCatalogue(shop.db, ...goods)
    // As either engine comes to know its tables in time; only then does PostgreSQL trust an index alone.
    await sql.raw(shop.engine === 'postgres' ? 'vacuum analyze products' : 'analyze').execute(shop.db)
    const filter = { visibility: 'Public', category: 'bags', subCategory: 'tote-bags' } as const
    const [asked] = await statementsOf(shop, async (db) => expect(await countProducts(db, filter)).toBe(20))
    if (!asked) throw new Error('Nothing was asked')
    const plan = await planOf(shop, asked, { without: ['seqscan', 'bitmapscan'] })
    expect(plan).toMatch(/(COVERING INDEX|Index Only Scan using) products_category_sub_category/)
  })
})

describeShop('how many products a list says there are', (shop) => {
  let clerk: SignedIn
  beforeAll(async () => {
    clerk = await signIn(shop.shop, 'manager')
    const wine = Array.from({ length: 1100 }, (_, n) =>
      sampleProduct({
        colors: ['Wine'],
        sizes: n < 990 ? ['M'] : ['L'],
        ...(n % 2 === 0 && { offerPrice: 4000 }),
        ...(n < 20 && { productVisibility: 'Hidden' as const }),
      }),
    )
    await stockCatalogue(
      shop.db,
      ...wine,
      sampleProduct({ colors: ['Sand'], categorySlug: 'shoes', subCategorySlug: 'boots' }),
    )
  })

  const total = async (asked: string, headers = {}): Promise<number> =>
    (await shop.get(`/api/products?limit=5&${asked}`, headers)).json.total

  it('is all of it without a filter, of what a filter leaves a visitor a thousand at most, and all for staff', async () => {
    const both = (asked: string) => Promise.all([total(asked), total(asked, clerk.headers)])
    expect(await both('sort=price-asc')).toEqual([1081, 1101])
    expect(await both('color=Wine')).toEqual([1000, 1100])
    expect(await both('category=bags')).toEqual([1000, 1100])
    expect(await both('maxPrice=1000')).toEqual([1000, 1101])
    expect(await both('color=Wine&size=M')).toEqual([970, 990])
    expect(await both('offer=1')).toEqual([540, 550])
    expect(await both('color=Sand')).toEqual([1, 1])
    expect(await both('color=Sand&category=bags')).toEqual([0, 0])
  })

  it('is the same on a later page, the last of which may be short', async () => {
    const first = await shop.get('/api/products?limit=60&size=L')
    const rest = await shop.get(
      `/api/products?limit=60&size=L&cursor=${encodeURIComponent(first.json.nextCursor)}`,
    )
    expect([first, rest].map(({ json }) => [json.total, json.data.length])).toEqual([
      [110, 60],
      [110, 50],
    ])
  })

  it('is said on pages as so many or more where it was not counted further', async () => {
    expect((await shop.get('/shop?color=Wine')).text).toContain('1000 products or more')
    expect((await shop.get('/ar/shop?color=Wine')).text).toContain('1000 منتج أو أكثر')
    expect((await shop.get('/category/product-category/bags')).text).toContain('1000 products or more')
    expect((await shop.get('/shop?color=Wine&size=M')).text).toContain('970 products<')
    expect((await shop.get('/shop')).text).toContain('1081 products<')
  })

  it('is said of the whole shop as what it is, where it is as many as others are counted to', async () => {
    await inTransaction(shop.db, async (trx, changed) => {
      const some = trx.selectFrom('products').select('id').where('visibility', '=', 'Public').limit(81)
      await trx.updateTable('products').set({ visibility: 'Hidden' }).where('id', 'in', some).execute()
      changed()
    })
    expect((await shop.get('/shop')).text).toContain('1000 products<')
    expect((await shop.get('/shop?sort=price-asc')).text).toContain('1000 products<')
    expect((await shop.get('/ar/shop')).text).toContain('1000 منتج<')
    expect((await shop.get('/')).text).toContain('10 of 1000 products<')
    expect((await shop.get('/ar')).text).toContain('المعروض 10 من 1000<')
    expect((await shop.get('/shop?maxPrice=1000')).text).toContain('1000 products or more')
  })
})

const forVisitors = { visibility: 'Public' } as const

describeShop('how many products visitors may see', (shop) => {
  it('is asked of the database once for each version of the catalogue, and in a transaction as that sees it', async () => {
    await stockCatalogue(shop.db, ...Array.from({ length: 3 }, () => sampleProduct()))
    const { db: watched, answered } = countStatements(shop.db)
    shareVersion(shop.db, watched)
    const counted = () => countProducts(watched, forVisitors, true)
    expect(await Promise.all([counted(), counted()])).toEqual([3, 3])
    expect([await counted(), answered()]).toEqual([3, 1])

    await stockCatalogue(shop.db, sampleProduct(), sampleProduct({ productVisibility: 'Hidden' }))
    expect([await counted(), await counted(), answered()]).toEqual([4, 4, 2])
    expect(await countProducts(watched, { ...forVisitors, maxPrice: 0 }, true)).toBe(0)

    const undone = inTransaction(shop.db, async (trx) => {
      await insertProducts(trx, [sampleProduct()])
      expect(await countProducts(trx, forVisitors, true)).toBe(5)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await counted()).toBe(4)
  })
})

it('how many products visitors may see follows what another process adds', async () => {
  const url = await createShopDatabase()
  const [editor, reader] = [await openDatabase({ url, dir: '' }), await openDatabase({ url, dir: '' })]
  const counted = () => countProducts(reader.db, forVisitors, true)
  const before = await counted()
  await stockCatalogue(editor.db, sampleProduct())
  await expect.poll(counted, { timeout: 5000 }).toBe(before + 1)
  await reader.close()
  await editor.close()
})
