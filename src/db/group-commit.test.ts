import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeShop, TestShop } from '#test/shop.ts'
import { inTransaction } from './transaction.ts'

function remember(shop: TestShop, name: string, spoil = false) {
  return inTransaction(shop.db, async (trx) => {
    await trx.insertInto('settings').values({ name, value: '1' }).execute()
    if (spoil) throw new Error(`${name} was refused`)
    return name
  })
}

async function names(shop: TestShop): Promise<string[]> {
  const rows = await shop.db.selectFrom('settings').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}

describeShop('work that waits together', (shop) => {
  it('is each whole or not at all: one that is refused leaves the others stored', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, (_, i) => remember(shop, `a${i}`, i % 3 === 0)),
    )
    expect(results.map(({ status }) => status === 'rejected')).toEqual(results.map((_, i) => i % 3 === 0))
    expect(await names(shop)).toHaveLength(20)
    for (const result of results)
      if (result.status === 'fulfilled') expect(await names(shop)).toContain(result.value)
  })
})

// Only SQLite shares commits.
describe('work that comes one turn after another', () => {
  const shop = new TestShop('sqlite')
  beforeAll(() => shop.open())
  afterAll(() => shop.close())

  it('shares one commit: the first is told when the last is stored', async () => {
    const waiting: Promise<string[]>[] = []
    for (let n = 0; n < 5; n++) {
      const turn = nextTurn()
      waiting.push(remember(shop, `b${n}`).then(() => names(shop)))
      await turn
    }
    expect(await waiting[0]).toEqual(['b0', 'b1', 'b2', 'b3', 'b4'])
    await Promise.all(waiting)
  })
})

// Only SQLite shares commits, and works on the thread that answers.
describe('heavy work that waits together', () => {
  const shop = new TestShop('sqlite')
  beforeAll(() => shop.open())
  afterAll(() => shop.close())

  it('leaves others a turn after every 50 ms of it, and is stored whole', async () => {
    let done = 0
    const heavy = (n: number) =>
      inTransaction(shop.db, async (trx) => {
        for (const began = performance.now(); performance.now() - began < 30; );
        await trx
          .insertInto('settings')
          .values({ name: `heavy${n}`, value: '1' })
          .execute()
        done += 1
      })
    const all = Promise.all(Array.from({ length: 20 }, (_, n) => heavy(n)))
    const seen = new Set<number>()
    while (done < 20) {
      await nextTurn()
      seen.add(done)
    }
    await all
    // Two of them are more than 50 ms. All at once would be seen at none and at all twenty.
    expect(seen.size).toBeGreaterThan(9)
    expect((await names(shop)).filter((name) => name.startsWith('heavy'))).toHaveLength(20)
  })
})

// Only SQLite shares commits, and only its foreign keys can be made to fail at COMMIT.
describe('a commit that fails', () => {
  const shop = new TestShop('sqlite')
  beforeAll(() => shop.open())
  afterAll(() => shop.close())

  it('is acknowledged to nobody when the commit itself fails', async () => {
    const before = await names(shop)
    const breakCommit = inTransaction(shop.db, async (trx) => {
      await sql`pragma defer_foreign_keys = on`.execute(trx)
      await trx
        .insertInto('order_status_changes')
        .values({
          id: 'x',
          order_id: 'no such order',
          to_status: 'Pending',
          changed_at: '',
          changed_by_role: 'customer',
        })
        .execute()
    })
    const results = await Promise.allSettled([breakCommit, remember(shop, 'c1'), remember(shop, 'c2')])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(await names(shop)).toEqual(before)
    expect(await remember(shop, 'c3')).toBe('c3')
  })

  it('and a transaction that cannot even begin, are told at once', async () => {
    const closed = new TestShop('sqlite')
    await closed.open()
    const { db } = closed
    await closed.close()
    await expect(inTransaction(db, async () => 'never')).rejects.toThrow()
  })
})
