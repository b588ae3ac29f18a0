import { CompiledQuery, sql } from 'kysely'
import { expect, it } from 'vitest'
import { inTransaction } from '#src/db/transaction.ts'
import { describeShop } from '#test/shop.ts'
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
    const asked: CompiledQuery[] = []
    const watched = shop.db.withPlugin({
      transformQuery: ({ node, queryId }) => {
        asked.push(shop.db.getExecutor().compileQuery(node, queryId))
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const filter = { visibility: 'Public', category: 'bags', subCategory: 'tote-bags' } as const
    expect(await countProducts(watched, filter)).toBe(20)
    const plan = await inTransaction(shop.db, async (trx) => {
      const postgres = shop.engine === 'postgres'
      if (postgres) await sql`set local enable_seqscan = off; set local enable_bitmapscan = off`.execute(trx)
      const { sql: text, parameters } = asked[0] ?? CompiledQuery.raw('')
      const explained = CompiledQuery.raw(`${postgres ? 'explain' : 'explain query plan'} ${text}`, [
        ...parameters,
      ])
      return JSON.stringify((await trx.executeQuery(explained)).rows)
    })
    expect(plan).toMatch(/(COVERING INDEX|Index Only Scan using) products_category_sub_category/)
  })
})
