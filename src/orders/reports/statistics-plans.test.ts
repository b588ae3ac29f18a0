import { sql } from 'kysely'
import { beforeAll, expect, it, vi } from 'vitest'
import { sampleProduct, stockCatalogue } from '#src/catalogue/product/product.sample.ts'
import type { Db } from '#src/db/db.ts'
import { fileOrders } from '#src/orders/order/filed-orders.sample.ts'
import { describeShop } from '#test/shop.ts'
import { planOf, statementsOf } from '#test/statements.ts'
import { countByStatus, listLowStock } from './statistics.store.ts'

describeShop('the figures of the index', (shop) => {
  beforeAll(async () => {
    await stockCatalogue(shop.db, ...Array.from({ length: 300 }, () => sampleProduct()))
    // So many that one index is larger than another.
    await fileOrders(
      shop.db,
      Array.from({ length: 1500 }, (_, n) => ({
        placed_at: shop.now.toISOString(),
        status: n % 3 === 0 ? 'Pending' : 'Delivered',
      })),
    )
    // Products are known by their number, and stock, which nobody counts, by nothing.
    if (shop.engine === 'postgres') await vi.waitUntil(seenByAll, { timeout: 30_000 })
    else await sql`analyze`.execute(shop.db)
  })

  /** Whether PostgreSQL knows of all orders that everybody sees them; a transaction that is still open keeps it from that. */
  async function seenByAll(): Promise<boolean> {
    await sql`vacuum analyze`.execute(shop.db)
    const { rows } = await sql<{ is: boolean }>`
      select relallvisible >= relpages as is from pg_class where oid = 'orders'::regclass`.execute(shop.db)
    return rows[0]?.is ?? false
  }

  /** How the engine means to answer each of the questions asked; PostgreSQL by an index wherever there is one. */
  async function plansOf(ask: (db: Db) => Promise<unknown>): Promise<string[]> {
    const asked = await statementsOf(shop, ask)
    return Promise.all(asked.map((one) => planOf(shop, one, { without: ['seqscan', 'bitmapscan'] })))
  }

  it('count the orders in each state from an index that names nothing else', async () => {
    const plans = await plansOf(async (db) =>
      expect(await countByStatus(db)).toEqual(
        new Map([
          ['Delivered', 1000],
          ['Pending', 500],
        ]),
      ),
    )
    expect(plans).toEqual([expect.stringMatching(/(COVERING INDEX|Index Only Scan using) orders_states/)])
  })

  it('begin with the stock that is low, however many products there are', async () => {
    const [first, total] = await plansOf((db) => listLowStock(db, 50))
    for (const plan of [first, total]) {
      expect(plan).toMatch(/product_stock_few/)
      expect(plan).not.toMatch(/SCAN products|Seq Scan on products/)
    }
  })
})
