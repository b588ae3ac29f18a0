import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import type { Db } from '#src/db/db.ts'
import { changeOrderStatus } from '#src/orders/changes/change-order-status.ts'
import { putStatus } from '#src/orders/changes/change-status.sample.ts'
import { undoStatus } from '#src/orders/changes/undo-status.ts'
import { placeOrderOf } from '#src/orders/correcting/edit-order.sample.ts'
import { findOrderFor } from '#src/orders/order/order-access.ts'
import type { StaffMove } from '#src/orders/order/order-status.ts'
import { chargeVat } from '#src/orders/vat/vat.sample.ts'
import { describeShop, TestShop } from '#test/shop.ts'
import { statementsOf } from '#test/statements.ts'

describeShop('a number of a tax document, which others wait for (T3)', (shop) => {
  let boss: SignedIn
  beforeAll(async () => {
    boss = await signIn(shop.shop, 'admin')
    await chargeVat(shop, 'confirmation')
  })

  /** How many statements come after the one that takes a number. */
  async function afterNumber(work: (db: Db) => Promise<unknown>): Promise<number> {
    const all = (await statementsOf(shop, work)).map(({ sql }) => sql)
    // What SQLite asks for all of a group at its end holds nobody's number: others wait there for the group anyway.
    const asked = all.filter((one) => !one.includes('orders_text_due'))
    const at = asked.findIndex((one) => one.includes('update "tax_series"'))
    expect(at).toBeGreaterThan(0)
    return asked.length - at - 1
  }

  it('is taken last by a confirmation, what takes it back, and a cancellation: the document alone follows', async () => {
    const id = await placeOrderOf(shop, [{ product: await stockOne(shop.db) }])
    const by = { ...boss.person, address: null }
    const move = (status: StaffMove) =>
      afterNumber(async (db) => {
        const order = await findOrderFor(db, id, by)
        await changeOrderStatus(db, order, { status }, { by, now: shop.now, running: { overtaken: false } })
      })
    const undo = () =>
      afterNumber(async (db) => {
        const order = await findOrderFor(db, id, by)
        await undoStatus(db, order, { from: 'Confirmed' }, { by, now: shop.now })
      })
    expect([await move('Confirmed'), await undo(), await move('Confirmed'), await move('Cancelled')]).toEqual(
      [1, 1, 1, 1],
    )
  })
})

// SQLite's writers come one after the other anyway.
describe('confirmations at once, each of which takes a number (record 053)', () => {
  const shop = new TestShop('postgres')
  beforeAll(() => shop.open({ TRUST_PROXY: '1' }))
  afterAll(() => shop.close())

  const waitingThere = async () => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db)
    return rows[0]?.count
  }

  it('wait without a connection: two are at the numbers, others buy, and all are confirmed', async () => {
    const boss = await signIn(shop.shop, 'admin')
    await chargeVat(shop, 'confirmation')
    const bag = await stockOne(shop.db)
    // Of a customer each: who confirms an order holds hers.
    const buy = (from: number, to: number) =>
      Promise.all(
        Array.from({ length: to - from }, (_, n) =>
          placeOrderOf(shop, [{ product: bag }], { mobileNumber: `910000${from + n}` }),
        ),
      )
    const ids = await buy(10, 18)
    const { told } = await shop.db.transaction().execute(async (trx) => {
      await trx.selectFrom('tax_series').selectAll().forUpdate().execute()
      const told = ids.map((id) => putStatus(shop, id, { status: 'Confirmed' }, boss))
      await expect.poll(waitingThere).toBe(2)
      await buy(20, 24)
      expect(await waitingThere()).toBe(2)
      return { told }
    })
    const statuses = (await Promise.all(told)).map(({ status }) => status)
    expect(statuses).toEqual(Array(8).fill(200))
    const numbers = await shop.db.selectFrom('tax_documents').select('number').orderBy('number').execute()
    expect(numbers.map(({ number }) => number)).toEqual(Array.from({ length: 8 }, (_, at) => at + 1))
  })
})
