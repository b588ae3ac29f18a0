import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { sampleProduct, stockCatalogue } from '#src/catalogue/product/product.sample.ts'
import { fileOrder } from '#src/orders/order/filed-orders.sample.ts'
import { describeShop } from '#test/shop.ts'
import { planOf, statementsOf } from '#test/statements.ts'
import { contains, indexDueTexts } from './text-search.ts'
import { inTransaction } from './transaction.ts'
import { listTables } from './whole-database.ts'

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

describeShop('the text of an order', (shop) => {
  const found = async (text: string) => {
    const rows = await shop.db
      .selectFrom('orders')
      .select('id')
      .where(contains(shop.db, 'orders.search_folded', text))
      .orderBy('id')
      .execute()
    return rows.map(({ id }) => id)
  }
  const file = (id: string, text: string) => fileOrder(shop.db, { id, search_folded: text })
  const reword = (id: string, text: string) =>
    inTransaction(shop.db, (trx) =>
      trx.updateTable('orders').set({ search_folded: text }).where('id', '=', id).execute(),
    )
  const drop = (id: string) =>
    inTransaction(shop.db, async (trx) => {
      await trx.deleteFrom('order_lines').where('order_id', '=', id).execute()
      await trx.deleteFrom('orders').where('id', '=', id).execute()
    })

  it('is found as soon as it is stored, as it reads then, by whoever stored it beside others', async () => {
    const works = [
      () => file('a', 'zuwaina tote'),
      () => file('b', 'salim tote'),
      () => reword('b', 'salim wallet'),
      () => drop('a'),
      () => file('c', 'noor tote'),
    ]
    // At once they are one COMMIT of SQLite's, in their order.
    if (shop.engine === 'sqlite') await Promise.all(works.map((work) => work()))
    else for (const work of works) await work()
    expect([await found('tote'), await found('wallet'), await found('zuwaina')]).toEqual([['c'], ['b'], []])
  })

  it('is nowhere once its order is deleted, and a later order has a place of its own', async () => {
    await drop('c')
    await file('d', 'aisha tote')
    await reword('b', 'salim tote')
    await reword('d', 'aisha scarf')
    expect([await found('tote'), await found('noor'), await found('scarf')]).toEqual([['b'], [], ['d']])
  })

  it('is read for the orders that are due, and not by reading all there are', async () => {
    if (shop.engine === 'postgres') return
    // What the engine counted in a shop of a year: many orders, and nothing of the table of what is due, which is empty.
    await sql`analyze`.execute(shop.db)
    await sql`update sqlite_stat1 set stat = '100000 1' where tbl = 'orders'`.execute(shop.db)
    await sql`analyze sqlite_schema`.execute(shop.db)
    const due = sql`insert into orders_text_due (id) values ('b')`
    const asked = await statementsOf(shop, (db) =>
      db.transaction().execute(async (trx) => {
        await due.execute(trx)
        await indexDueTexts(trx)
        await sql`delete from orders_text where rowid = (select max(rowid) from orders_text)`.execute(trx)
      }),
    )
    const plans = await Promise.all(asked.map((statement) => planOf(shop, statement)))
    expect(plans.filter((plan) => plan.includes('SEARCH orders USING'))).toHaveLength(1)
    expect(plans.filter((plan) => plan.includes('SCAN orders"'))).toEqual([])
  })

  it('waits for nobody once all is committed, and is in no backup twice', async () => {
    if (shop.engine === 'postgres') return
    const { rows } = await sql`select id from orders_text_due`.execute(shop.db)
    expect(rows).toEqual([])
    expect((await listTables(shop.db)).filter((name) => name.includes('_text'))).toEqual([])
  })
})
