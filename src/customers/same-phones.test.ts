import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { phoneDigits } from '#src/core/phone.ts'
import { migrate } from '#src/db/migrate.ts'
import { insertPayment } from '#src/orders/ledger/payment.store.ts'
import { fileOrder } from '#src/orders/order/filed-orders.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import { byHand, stored } from './customers.sample.ts'

type Filed = { mobile: string; digits: string; name: string; placed: string; account?: string; demo?: 1 }

let filed = 0

/**
 * An order as the version before stored it, with its customer: in a phone's digits it left the code of Oman that was typed
 * twice, and a zero behind a code of the Gulf.
 */
async function fileBefore(shop: TestShop, { mobile, digits, name, placed, account, demo }: Filed) {
  const { db } = shop
  filed += 1
  // A phone of its own first, so that nobody joins it; then what there was.
  const order = await fileOrder(db, {
    customer_mobile: `9990${placed}${String(filed).padStart(2, '0')}`,
    customer_name: name,
    placed_at: `2026-02-${placed}T08:00:00.000Z`,
    ...(account && { user_id: account }),
    ...(demo && { demo }),
  })
  await db
    .updateTable('orders')
    .set({ customer_mobile: mobile, phone_digits: digits })
    .where('id', '=', order.id)
    .execute()
  const { customer_id: own } = await db
    .selectFrom('orders')
    .select('customer_id')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  if (account) return { id: order.id, customer: own }
  const there = await db
    .selectFrom('customers')
    .select('id')
    .where('key', '=', `p:${digits}`)
    .executeTakeFirst()
  if (!there)
    await db
      .updateTable('customers')
      .set({ key: `p:${digits}` })
      .where('id', '=', own)
      .execute()
  return { id: order.id, customer: own }
}

/** Brings a shop that another version kept to this one. */
async function update({ db }: TestShop): Promise<void> {
  await db
    .deleteFrom('kysely_migration' as never)
    .where('name' as never, '=', '080-same-phones' as never)
    .execute()
  await migrate(db)
}

describeShop(
  'phones that were stored with their code twice, or a zero behind it (migration 080, M3)',
  (shop) => {
    const block = (id: string, headers: Record<string, string>) =>
      shop.send('PUT', `/api/customers/${id}/block`, JSON.stringify({ reason: 'Refused three parcels' }), {
        'content-type': 'application/json',
        ...headers,
      })

    it('stay blocked when the shop is updated, until staff lift it', async () => {
      const { headers } = await signIn(shop.shop, 'manager')
      const product = await stockOne(shop.db)
      for (const [mobile, digits, others] of [
        ['+971 (0)501230000', '9710501230000', ['+971501230000', '00971 00 501230000']],
        ['+968 968 97450000', '96896897450000', ['97450000', '+968 00968 97450000']],
      ] as const) {
        const { id } = await fileBefore(shop, { mobile, digits, name: 'Salim', placed: '01' })
        expect((await block(id, headers)).json.blocked).toBe(true)
        const before = createHash('sha256').update(`haqiba blocked phone ${digits}`).digest('hex')
        expect(await hashes(shop)).toContain(before)
        await update(shop)
        const from = (mobileNumber: string) =>
          shop.post('/api/postOrder', sampleOrder([{ product }], { mobileNumber }))
        for (const typed of [mobile, ...others])
          expect([typed, (await from(typed)).status]).toEqual([typed, 422])
        expect(await hashes(shop)).not.toContain(before)
        const { _id } = (await shop.get(`/api/customers/${id}`, headers)).json
        const lifted = await shop.send('DELETE', `/api/customers/${_id}/block`, undefined, headers)
        expect(lifted.json.blocked).toBe(false)
        expect((await from(mobile)).status).toBe(200)
      }
    })

    it('make one customer of whoever ordered with both, as the shop would derive it', async () => {
      const { db } = shop
      const { headers, person } = await signIn(shop.shop, 'manager')
      const both = (end: string) => (told: Omit<Filed, 'mobile' | 'digits'>, zero: boolean) =>
        fileBefore(shop, {
          ...told,
          ...(zero
            ? { mobile: `+971 (0)5012${end}`, digits: `97105012${end}` }
            : { mobile: `+9715012${end}`, digits: `9715012${end}` }),
        })
      // Two guests.
      const guest = both('30001')
      const plain = await guest({ name: 'Plain', placed: '01' }, false)
      const zero = await guest({ name: 'Zero', placed: '02' }, true)
      const note = { id: 'n', note: 'Rings late', written_at: '2026-02-03', written_by: person.id }
      await db
        .insertInto('customer_notes')
        .values({ ...note, customer_id: zero.customer })
        .execute()
      await insertPayment(db, {
        orderId: zero.id,
        kind: 'cash collected',
        amount: 9000,
        method: 'cash',
        by: { id: person.id, role: 'manager' },
        now: shop.now,
      })
      // An account that typed the zero, and a guest who did not; two accounts, of which the later one held the guest.
      const owned = both('30002')
      await owned({ name: 'Noor', placed: '01', account: 'noor' }, true)
      const hers = await owned({ name: 'Noor', placed: '02' }, false)
      const two = both('30003')
      await two({ name: 'First', placed: '01', account: 'first' }, false)
      const later = await two({ name: 'Later', placed: '02', account: 'later' }, true)
      const moved = await two({ name: 'Later', placed: '03' }, true)
      await db.updateTable('orders').set({ customer_id: later.customer }).where('id', '=', moved.id).execute()
      await db
        .updateTable('customers')
        .set({ into_id: later.customer })
        .where('id', '=', moved.customer)
        .execute()
      // What the demo invented counts until there is a real order (B3).
      const demo = both('30004')
      await demo({ name: 'Demo', placed: '05', demo: 1 }, true)
      await demo({ name: 'Real', placed: '04' }, false)

      await update(shop)

      expect(await stored(shop)).toEqual(await byHand(shop))
      const orders = await db.selectFrom('orders').select(['customer_mobile', 'phone_digits']).execute()
      for (const order of orders) expect(order.phone_digits).toBe(phoneDigits(order.customer_mobile))
      const customerOf = async (id: string) => (await shop.get(`/api/customers/${id}`, headers)).json
      expect(await customerOf(plain.id)).toMatchObject({
        orders: 2,
        name: 'Zero',
        phones: ['971501230001'],
        notes: [{ note: 'Rings late' }],
      })
      expect((await customerOf(hers.id)).orders).toBe(2)
      const found = await shop.get('/api/customers?q=971501230001', headers)
      expect(found.json.data).toHaveLength(1)
      // Derived anew by the next order, they stay as they are.
      const before = await stored(shop)
      await update(shop)
      expect(await stored(shop)).toEqual(before)
    })
  },
)

async function hashes({ db }: TestShop): Promise<string[]> {
  const rows = await db.selectFrom('blocked_phones').select('phone_hash').execute()
  return rows.map(({ phone_hash }) => phone_hash)
}
