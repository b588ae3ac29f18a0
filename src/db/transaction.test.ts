import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { insertProducts } from '#src/catalogue/product/insert-products.store.ts'
import { sampleProduct } from '#src/catalogue/product/product.sample.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import type { Db } from './db.ts'
import { inTransaction } from './transaction.ts'

async function state(shop: TestShop) {
  const products = await shop.db.selectFrom('products').select('id').orderBy('id').execute()
  const options = await shop.db.selectFrom('product_options').selectAll().execute()
  const { version } = await shop.db.selectFrom('shop_version').select('version').executeTakeFirstOrThrow()
  return {
    products: products.map(({ id }) => id),
    options: options.length,
    version,
    known: shop.shop.catalogueVersion(),
  }
}

describeShop('a transaction', (shop) => {
  it('that fails leaves nothing behind and raises no version', async () => {
    const start = await state(shop)
    const failed = inTransaction(shop.db, async (trx, catalogueChanged) => {
      await insertProducts(trx, [sampleProduct({ sizes: ['S', 'M'] })])
      catalogueChanged()
      throw new Error('the work failed')
    })
    await expect(failed).rejects.toThrow('the work failed')
    const refused = inTransaction(shop.db, async (trx, catalogueChanged) => {
      catalogueChanged()
      await insertProducts(trx, [sampleProduct({ id: 'twin' }), sampleProduct({ id: 'twin' })])
    })
    await expect(refused).rejects.toThrow(/unique/i)
    expect(await state(shop)).toEqual(start)
  })

  it('raises the version once where a page changed, and not at all elsewhere', async () => {
    const start = await state(shop)
    const answer = await inTransaction(shop.db, async (trx, catalogueChanged) => {
      await insertProducts(trx, [sampleProduct({ id: 'bag', sizes: ['S', 'M'] })])
      catalogueChanged()
      catalogueChanged()
      return 'stored'
    })
    const changed = { products: ['bag'], options: 2, version: start.version + 1, known: start.known + 1 }
    expect([answer, await state(shop)]).toEqual(['stored', changed])
    await inTransaction(shop.db, (trx) => trx.updateTable('products').set({ reviews: 8 }).execute())
    expect(await state(shop)).toEqual(changed)
  })

  it('is counted however many run at once', async () => {
    const start = await state(shop)
    await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        inTransaction(shop.db, async (trx, catalogueChanged) => {
          await insertProducts(trx, [sampleProduct()])
          catalogueChanged()
          if (n % 3 === 0) throw new Error('this one failed')
        }).catch(() => undefined),
      ),
    )
    const end = await state(shop)
    expect([end.products.length - start.products.length, end.version - start.version]).toEqual([20, 20])
    expect(end.known).toBe(end.version)
  })

  it('that another one is ended for is done anew: both are there, each once', async () => {
    const [a, b] = [sampleProduct({ reviews: 0 }), sampleProduct({ reviews: 0 })]
    await inTransaction(shop.db, (trx) => insertProducts(trx, [a, b]))
    const start = await state(shop)
    let begun = 0
    const holdsFirst = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
    const count = (trx: Db, id: string) =>
      trx
        .updateTable('products')
        .set((row) => ({ reviews: row('reviews', '+', 1) }))
        .where('id', '=', id)
        .execute()
    const both = ([first, second]: string[], me: 0 | 1) =>
      inTransaction(shop.db, async (trx, catalogueChanged) => {
        begun += 1
        catalogueChanged()
        await count(trx, first ?? '')
        holdsFirst[me].resolve()
        // SQLite's second one begins when the first has ended, and is not waited for.
        await (shop.engine === 'postgres' ? holdsFirst[me === 0 ? 1 : 0].promise : wait(100))
        await count(trx, second ?? '')
      })
    await Promise.all([both([a.id, b.id], 0), both([b.id, a.id], 1)])
    const rows = await shop.db
      .selectFrom('products')
      .select('reviews')
      .where('id', 'in', [a.id, b.id])
      .execute()
    expect(rows.map(({ reviews }) => reviews)).toEqual([2, 2])
    expect((await state(shop)).version).toBe(start.version + 2)
    // Where PostgreSQL gave the row back to the one that it had ended, the two met once more.
    if (shop.engine === 'postgres') expect(begun).toBeGreaterThan(2)
    else expect(begun).toBe(2)
  })
})
