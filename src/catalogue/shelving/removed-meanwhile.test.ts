import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { holdPlaces } from '#src/catalogue/categories/category.store.ts'
import { insertProducts } from '#src/catalogue/product/insert-products.store.ts'
import { sampleProduct } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { TestShop } from '#test/shop.ts'
import { change, treeOf } from './shelving.sample.ts'

// Only PostgreSQL lets two write at once.
describe('a category deleted while somebody saves its first product (P15)', () => {
  const shop = new TestShop('postgres')
  beforeAll(() => shop.open())
  afterAll(() => shop.close())

  it.each([
    ['shoes', 'POST /removeCategory', { in: { category: 'shoes' } }, 422],
    ['jewellery', 'POST /categories/bulk', { shelves: [{ category: 'jewellery' }], action: 'delete' }, 200],
  ])('stays, %s, by %s', async (category, call, body, status) => {
    const boss = await signIn(shop.shop, 'admin')
    const waiting = async () => {
      const { rows } = await sql<{ n: string }>`select count(*) as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db)
      return Number(rows[0]?.n)
    }
    const removed: ReturnType<typeof change>[] = []
    const first = sampleProduct({ id: `first-${category}`, categorySlug: category, subCategorySlug: '' })
    await inTransaction(shop.db, async (trx, catalogueChanged) => {
      await holdPlaces(trx, [{ category, subCategory: '' }])
      await insertProducts(trx, [first])
      catalogueChanged()
      removed.push(change(shop, call, body, boss))
      await expect.poll(waiting, { interval: 10 }).toBe(1)
    })
    expect((await removed[0])?.status).toBe(status)
    const { categories } = await treeOf(shop, boss)
    expect(categories).toContainEqual(expect.objectContaining({ slug: category, products: 1 }))
  })
})
