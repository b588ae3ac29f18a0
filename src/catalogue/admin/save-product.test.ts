import { beforeAll, beforeEach, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { treeIn, treeOf } from '#src/catalogue/categories/category.store.ts'
import { sampleProduct, stockCatalogue } from '#src/catalogue/product/product.sample.ts'
import { shareVersion } from '#src/db/catalogue-version.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { Actor } from '#src/http/authorize.ts'
import { describeShop } from '#test/shop.ts'
import { countStatements } from '#test/statements.ts'
import { changeManyProducts, type ProductAction } from './change-many-products.ts'
import { changeProduct } from './save-product.ts'

describeShop('saving a product', (shop) => {
  let clerk: SignedIn
  let by: Actor
  beforeAll(async () => {
    clerk = await signIn(shop.shop, 'manager')
    by = { ...clerk.person, address: '192.0.2.7' }
  })
  beforeEach(async () => {
    await shop.db.deleteFrom('products').execute()
    await stockCatalogue(
      shop.db,
      sampleProduct({
        id: 'tote',
        name: 'Lantern',
        sizes: ['S', 'M'],
        colors: ['Wine'],
        stock: [{ size: 'S', color: 'Wine', quantity: 3 }],
      }),
    )
  })

  /** How many statements the database answers while this is done, but for those around the transaction. */
  async function asked(work: (db: Db) => Promise<unknown>): Promise<number> {
    const { db: watched, answered } = countStatements(shop.db)
    shareVersion(shop.db, watched)
    await treeOf(watched)
    const before = answered()
    await work(watched)
    const all = answered() - before
    // The savepoint in the group that shares a commit, set and released, and whether texts of orders wait for the group's end.
    return shop.engine === 'sqlite' ? all - 3 : all
  }

  it('asks the database nothing that an edit does not change', async () => {
    const change = (edit: Parameters<typeof changeProduct>[2]) =>
      asked((db) => changeProduct(db, 'tote', edit, { by, now: shop.now }))
    // The row held and written, the tree's version, its stock, two of words, two of the activity log, the catalogue's version.
    expect(await change({ name: 'Shopper' })).toBe(9)
    expect(await change({ originalPrice: 7.5 })).toBe(7)
    expect(await change({ sizes: ['S', 'M', 'L'] })).toBe(12)
  })

  it('asks the database for what is hidden or deleted once', async () => {
    const change = (action: ProductAction) =>
      asked((db) => changeManyProducts(db, ['tote'], action, { by, now: shop.now }))
    // The row, two of the activity log, the catalogue's version.
    expect(await change('hide')).toBe(4)
    // Those deleted a month ago, its row and stock held, the row gone and kept aside, the activity log, the version.
    expect(await change('delete')).toBe(8)
  })

  it('still finds it by what it is called and comes in now, and no longer by what it was', async () => {
    const change = async (edit: object) => {
      const body = JSON.stringify(edit)
      const headers = { 'content-type': 'application/json', ...clerk.headers }
      const { status, json } = await shop.send('PATCH', '/api/updateProduct/tote', body, headers)
      expect(status).toBe(200)
      return json.data
    }
    const found = async (query: string) => (await shop.get(`/api/products?limit=5&${query}`)).json.total
    await change({ name: 'Zephyr Quiver' })
    expect(await Promise.all(['searchQuery=quiver+zephyr', 'searchQuery=lantern'].map(found))).toEqual([1, 0])
    await change({ nameAr: 'مظلة كبيرة' })
    expect(await Promise.all(['searchQuery=quiver+zephyr', 'searchQuery=كبيرة+مظلة'].map(found))).toEqual([
      1, 1,
    ])
    const { version, stock } = await change({ sizes: ['M', 'L'] })
    expect(await Promise.all(['size=L', 'size=S'].map(found))).toEqual([1, 0])
    // A size that is counted nowhere yet has none, and that of one it no longer comes in is forgotten (P13).
    expect(stock).toEqual([expect.objectContaining({ size: 'L', color: 'Wine', quantity: 0 })])
    const after = (await shop.get('/api/product/tote', clerk.headers)).json.data
    expect([after.version, after.stock]).toEqual([version, stock])
  })

  it('reads the tree as it is, where another process has changed it a moment ago', async () => {
    const kept = await treeOf(shop.db)
    await inTransaction(shop.db, async (trx) => {
      expect(await treeIn(trx, kept)).toBe(kept)
      await trx
        .updateTable('category_tree')
        .set({ version: kept.version + 1 })
        .execute()
      await trx.updateTable('categories').set({ name: 'Carried things' }).where('slug', '=', 'bags').execute()
      const seen = (await treeIn(trx, kept)).categories.find(({ slug }) => slug === 'bags')
      expect(seen?.name).toBe('Carried things')
    })
    // Nobody has told this process, which keeps its own.
    expect(await treeOf(shop.db)).toBe(kept)
    const { category } = await changeProduct(shop.db, 'tote', { name: 'Clutch' }, { by, now: shop.now })
    expect(category).toBe('Carried things')
  })
})
