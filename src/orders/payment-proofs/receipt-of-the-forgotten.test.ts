import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { putStatus } from '#src/orders/changes/change-status.sample.ts'
import { readOrder } from '#src/orders/correcting/edit-order.sample.ts'
import { forgetCustomer } from '#src/orders/order/forget-orders.store.ts'
import { uploadPhoto } from '#src/orders/returns/returns.sample.ts'
import { staffOrderOf } from '#src/orders/staff-orders/staff-order.sample.ts'
import { writeSettings } from '#src/settings/settings.store.ts'
import { TestShop } from '#test/shop.ts'

// Only PostgreSQL lets two write at once.
describe('a receipt that is sent while its customer deletes the account (I8, O15)', () => {
  const shop = new TestShop('postgres')
  beforeAll(() => shop.open())
  afterAll(() => shop.close())

  it('is not taken, and the order stays without one', async () => {
    const boss = await signIn(shop.shop, 'admin')
    await inTransaction(shop.db, (trx) => writeSettings(trx, { paymentMethods: ['Online Payment'] }))
    const email = 'rima@example.com'
    const owner = await signIn(shop.shop, 'customer', { email })
    const bag = await stockOne(shop.db, { originalPrice: 9000 })
    const made = staffOrderOf([{ product: bag }], {
      customerData: { paymentMethod: 'Online Payment', email },
    })
    const { json } = await shop.post('/api/staffOrder', made, boss.headers)
    const [id, token] = [json.insertedId, json.trackUrl.split('/').at(-1)]
    await shop.db.updateTable('orders').set({ user_id: owner.person.id }).where('id', '=', id).execute()
    for (const status of ['Confirmed', 'Delivered']) await putStatus(shop, id, { status }, boss)
    const paymentProof = await uploadPhoto(shop, 830)
    const waiting = async () => {
      const { rows } = await sql<{ n: string }>`select count(*) as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db)
      return Number(rows[0]?.n)
    }
    const sent: ReturnType<typeof shop.post>[] = []
    await inTransaction(shop.db, async (trx) => {
      await forgetCustomer(trx, { userId: owner.person.id, email })
      sent.push(shop.post(`/api/trackOrder/${token}/proof`, { paymentProof }))
      await expect.poll(waiting, { interval: 10 }).toBe(1)
    })
    expect((await sent[0])?.status).toBe(409)
    const left = await readOrder(shop, id, boss)
    expect([left.customerData.mobileNumber, left.receipt, left.balance > 0]).toEqual(['', undefined, true])
  })
})
