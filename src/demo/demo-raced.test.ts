import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { shell } from '#src/audit/audit.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { putStatus } from '#src/orders/changes/change-status.sample.ts'
import { limited, piecesOf } from '#src/orders/returns/returns.sample.ts'
import { TestShop } from '#test/shop.ts'
import { clearDemo } from './clear-demo.ts'
import { loadDemo } from './load-demo.ts'

// Only PostgreSQL lets two write at once.
describe('the demo removed while somebody cancels one of its orders (B3, O14)', () => {
  const shop = new TestShop('postgres')
  beforeAll(() => shop.open())
  afterAll(() => shop.close())

  it('gives the pieces of that order back once', async () => {
    await loadDemo(shop.shop, path.resolve(import.meta.dirname))
    const boss = await signIn(shop.shop, 'admin')
    const own = await limited(shop, 4)
    const { id } = await shop.db
      .selectFrom('orders')
      .select('id')
      .where('status', '=', 'Confirmed')
      .executeTakeFirstOrThrow()
    await shop.db
      .updateTable('order_lines')
      .set({ product_id: own.id, size: 'N/A', color: 'N/A', quantity: 1, reserved: 1 })
      .where('order_id', '=', id)
      .where('position', '=', 0)
      .execute()
    const waiting = async () => {
      const { rows } = await sql<{ n: string }>`select count(*) as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db)
      return Number(rows[0]?.n)
    }
    const done: Promise<unknown>[] = []
    await inTransaction(shop.db, async (trx) => {
      await trx
        .selectFrom('product_stock')
        .select('quantity')
        .where('product_id', '=', own.id)
        .forUpdate()
        .execute()
      done.push(putStatus(shop, id, { status: 'Cancelled' }, boss))
      await expect.poll(waiting, { interval: 10 }).toBe(1)
      done.push(clearDemo(shop.shop, shell))
      await expect.poll(waiting, { interval: 10 }).toBe(2)
    })
    expect((await Promise.all(done))[0]).toMatchObject({ status: 200 })
    expect(await shop.db.selectFrom('orders').select('id').execute()).toEqual([])
    expect(await piecesOf(shop, own.id)).toBe(5)
  })
})
