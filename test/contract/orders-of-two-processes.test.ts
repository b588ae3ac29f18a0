import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import type { NewProduct } from '#src/catalogue/product/product-fields.ts'
import { notApplicable } from '#src/catalogue/stock/stock-cells.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { stranger } from '../attacks.ts'
import { openSecond, type SecondProcess } from '../second-process.ts'
import { TestShop } from '../shop.ts'

describe('orders of one counted product at two processes on one PostgreSQL', () => {
  const owner = new TestShop('postgres')
  const shops: SecondProcess[] = []
  const hasty: SecondProcess[] = []
  beforeAll(async () => {
    await owner.open({ TRUST_PROXY: '1' })
    // As the other shops of tests: a busy machine takes longer than visitors wait.
    for (let n = 0; n < 2; n++) shops.push(await openSecond(owner, 60_000))
    hasty.push(await openSecond(owner, 300))
  })
  afterAll(async () => {
    for (const shop of [...shops, ...hasty]) await shop.close()
    await owner.close()
  })

  const stockPieces = (quantity: number) =>
    stockOne(owner.db, { stock: [{ size: notApplicable, color: notApplicable, quantity }] })

  let strangers = 0
  /** So many at once, each of a stranger, at both in turn; `keys` name the attempts. */
  const order = (products: NewProduct[], keys: string[], at = shops) =>
    Promise.all(
      keys.map(async (key, n) => {
        strangers += 1
        const said = await fetch(`${at[n % at.length]?.origin}/api/postOrder`, {
          method: 'POST',
          body: JSON.stringify(
            sampleOrder(
              products.map((product) => ({ product })),
              { name: 'Maryam', email: `maryam-${key}@example.com` },
            ),
          ),
          headers: { 'content-type': 'application/json', 'idempotency-key': key, ...stranger(strangers) },
        })
        return { status: said.status, id: (await said.json()).insertedId as string | undefined }
      }),
    )
  const keysOf = (count: number) => Array.from({ length: count }, () => randomUUID())
  const withStatus = (answers: { status: number }[], status: number) =>
    answers.filter((answer) => answer.status === status).length
  const placed = async (product: NewProduct) => {
    const { count } = await owner.db
      .selectFrom('order_lines')
      .where('product_id', '=', product.id)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  it('sixty at once are all taken or told that it is sold out, and none that the shop cannot', async () => {
    const rare = await stockPieces(20)
    const answers = await order([rare], keysOf(60))
    expect({ taken: withStatus(answers, 200), soldOut: withStatus(answers, 409) }).toEqual({
      taken: 20,
      soldOut: 40,
    })
    expect(await placed(rare)).toBe(20)
  })

  it('sixty of two such products, in either order of their lines, are all taken', async () => {
    const [one, two] = [await stockPieces(60), await stockPieces(60)]
    const [there, back] = await Promise.all([order([one, two], keysOf(30)), order([two, one], keysOf(30))])
    expect(withStatus([...there, ...back], 200)).toBe(60)
    expect([await placed(one), await placed(two)]).toEqual([60, 60])
  })

  it('one attempt that is sent thirty times at once is one order', async () => {
    const rare = await stockPieces(5)
    const [key = ''] = keysOf(1)
    const [answers] = await Promise.all([order([rare], Array(30).fill(key)), order([rare], keysOf(20))])
    expect(withStatus(answers, 503)).toBe(0)
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await placed(rare)).toBe(5)
  })

  /** Does something while somebody else has all pieces of this product. */
  const whileHeld = <T>({ id }: NewProduct, work: () => Promise<T>) =>
    owner.db.transaction().execute(async (trx) => {
      await trx.selectFrom('product_stock').where('product_id', '=', id).selectAll().forUpdate().execute()
      return work()
    })

  const waitingThere = async () => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(owner.db)
    return rows[0]?.count
  }

  it('while somebody holds its pieces two of a shop wait for them there, and others buy', async () => {
    const [held, free, uncounted] = [await stockPieces(60), await stockPieces(60), await stockOne(owner.db)]
    const waiting = await whileHeld(held, async () => {
      const told = order([held], keysOf(60))
      await expect.poll(waitingThere).toBe(4)
      const others = [...(await order([free], keysOf(20))), ...(await order([uncounted], keysOf(20)))]
      expect(withStatus(others, 200)).toBe(40)
      expect(await waitingThere()).toBe(4)
      return { told }
    })
    expect(withStatus(await waiting.told, 200)).toBe(60)
    expect(await placed(held)).toBe(60)
  })

  it('who waits too long is told to come back, and taken once under the same key', async () => {
    const held = await stockPieces(30)
    const keys = keysOf(30)
    const told = await whileHeld(held, () => order([held], keys, hasty))
    expect(withStatus(told, 503)).toBe(30)
    expect(await placed(held)).toBe(0)
    expect(withStatus(await order([held], keys), 200)).toBe(30)
    expect(await placed(held)).toBe(30)
  })

  it('orders of goods whose pieces are counted from now on wait for each other from now on', async () => {
    const goods = await stockOne(owner.db)
    expect(withStatus(await order([goods], keysOf(4)), 200)).toBe(4)
    await owner.db
      .insertInto('product_stock')
      .values({ product_id: goods.id, size: notApplicable, color: notApplicable, quantity: 20 })
      .execute()
    const { told } = await whileHeld(goods, async () => {
      const told = order([goods], keysOf(30))
      await expect.poll(waitingThere).toBe(4)
      return { told }
    })
    const answers = await told
    expect([withStatus(answers, 200), withStatus(answers, 409)]).toEqual([20, 10])
  })
})
