import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { sampleProduct, stockCatalogue } from '#src/catalogue/product/product.sample.ts'
import { describeShop } from '#test/shop.ts'
import { contains } from './text-search.ts'

describeShop('the text index', (shop) => {
  async function found(text: string): Promise<string[]> {
    const { db } = shop
    const rows = await db
      .selectFrom('products')
      .select('id')
      .where(contains(db, 'products.name_folded', text))
      .orderBy('id')
      .execute()
    return rows.map(({ id }) => id)
  }

  it('follows its rows through renaming, deleting, coming back and tidying up', async () => {
    const { db } = shop
    await stockCatalogue(db, ...['a', 'b', 'c', 'd'].map((id) => sampleProduct({ id, name: 'Silk Shawl' })))
    await db.updateTable('products').set({ name_folded: 'wool shawl' }).where('id', '=', 'c').execute()
    await db.deleteFrom('products').where('id', '=', 'a').execute()
    expect([await found('silk'), await found('wool'), await found('shawl')]).toEqual([
      ['b', 'd'],
      ['c'],
      ['b', 'c', 'd'],
    ])
    // Rows may get other numbers by this.
    await sql`vacuum`.execute(db)
    await stockCatalogue(db, sampleProduct({ id: 'a', name: 'Silk Shawl' }))
    await db.deleteFrom('products').where('id', '=', 'b').execute()
    await db.updateTable('products').set({ name_folded: 'wool shawl' }).where('id', '=', 'a').execute()
    expect([await found('silk'), await found('wool')]).toEqual([['d'], ['a', 'c']])
  })

  it('knows where its rows are', async () => {
    if (shop.engine === 'postgres') return
    const { rows } = await sql<{ id: string }>`select id from products_text_rows order by id`.execute(shop.db)
    expect(rows.map(({ id }) => id)).toEqual(['a', 'c', 'd'])
    const plan = await sql<{ detail: string }>`explain query plan delete from products_text
      where rowid = (select place from products_text_rows where id = 'a')`.execute(shop.db)
    expect(plan.rows.map(({ detail }) => detail)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^SEARCH products_text_rows USING PRIMARY KEY/)]),
    )
  })
})
