import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { listProofs } from '#src/orders/payment-proofs/payment-proof.store.ts'
import { describeShop } from '#test/shop.ts'
import { planOf, statementsOf } from '#test/statements.ts'
import { fileOrders } from './filed-orders.sample.ts'
import { listOrders, type OrderFilter } from './order-list.store.ts'

describeShop('a list of orders', (shop) => {
  beforeAll(async () => {
    await fileOrders(
      shop.db,
      Array.from({ length: 900 }, (_, n) => ({
        placed_at: new Date(shop.now.getTime() - n * 60_000).toISOString(),
        receipt: n % 300 === 0 ? 'waiting' : '',
        user_id: n % 300 === 1 ? 'noor' : null,
        customer_email: '',
        customer_mobile: String(91_000_000 + (n % 300)),
      })),
    )
    await sql.raw(shop.engine === 'postgres' ? 'vacuum analyze orders' : 'analyze').execute(shop.db)
  })

  const plain = { limit: 20 }
  it.each<[string, OrderFilter, RegExp]>([
    ['whose receipts wait', { receipt: 'waiting' }, /orders_receipt/],
    ['of an account', { of: { userId: 'noor' } as OrderFilter['of'] }, /orders_user/],
    ['of a guest, by the phone', { customer: { userId: null, phone: '91000007' } }, /orders_phone/],
  ])('%s is read from an index of them alone', async (_, filter, index) => {
    const [asked] = await statementsOf(shop, async (db) =>
      expect((await listOrders(db, filter, plain)).items).toHaveLength(3),
    )
    if (!asked) throw new Error('Nothing was asked')
    expect(await planOf(shop, asked, { without: ['seqscan'] })).toMatch(index)
  })

  it('of receipts that wait is read so too, before what was uploaded is looked up', async () => {
    const [asked] = await statementsOf(shop, (db) => listProofs(db, 'waiting', plain))
    if (!asked) throw new Error('Nothing was asked')
    expect(await planOf(shop, asked, { without: ['seqscan', 'bitmapscan', 'sort'] })).toMatch(
      /orders_receipt/,
    )
  })
})
