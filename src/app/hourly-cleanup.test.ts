import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { deleteInBatches } from '#src/db/delete-in-batches.ts'
import { deleteOldIdempotencyKeys } from '#src/db/idempotency-keys.ts'
import { deleteOldEmails } from '#src/mail/delete-old-emails.ts'
import { claimEmail, markFailed, markSent } from '#src/mail/email-delivery.store.ts'
import { emailFixture, verify } from '#src/mail/email-fixture.sample.ts'
import { listMarked } from '#src/orders/order/forget-orders.store.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { ordersCsv } from '#src/orders/reports/sales-csv-export.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import { planOf, statementsOf } from '#test/statements.ts'
import { emailTemplates } from './email-templates.ts'
import { startHourlyCleanup } from './hourly-cleanup.ts'

const dayMs = 24 * 3600_000

describeShop('emails that are done (012)', (shop) => {
  const { queue, later } = emailFixture(shop, emailTemplates)

  const listed = async (): Promise<string[]> => {
    const { headers } = await signIn(shop.shop, 'manager')
    const { json } = await shop.get('/api/letters?limit=100', headers)
    return json.data.map((one: { recipient: string; status: string }) => `${one.status} ${one.recipient}`)
  }

  /** Sends, or gives up, the one email that waits. */
  async function finish(status: 'sent' | 'dead', recipient: string): Promise<void> {
    await queue(verify(recipient))
    const row = await claimEmail(shop.db, shop.now)
    if (!row) throw new Error('No email waits')
    if (status === 'sent')
      await markSent(shop.db, row, shop.now, { mail: { subject: '', text: '', html: '' } })
    else await markFailed(shop.db, row, { reason: 'no such mailbox', next: undefined, now: shop.now })
  }

  it('are kept for 30 days after they were sent or given up, then they go; one still to be sent stays', async () => {
    await finish('sent', 'old@people.test')
    await finish('dead', 'lost@people.test')
    later(60_000)
    await finish('sent', 'young@people.test')
    await finish('dead', 'fresh@people.test')
    await queue(verify('patient@people.test'))
    later(30 * dayMs - 60_000)
    expect(await deleteOldEmails(shop.db, shop.now)).toBe(0)
    later(1)
    expect(await deleteOldEmails(shop.db, shop.now)).toBe(2)
    expect((await listed()).sort()).toEqual([
      'dead fresh@people.test',
      'sent young@people.test',
      'waiting patient@people.test',
    ])
    later(dayMs)
    expect(await deleteOldEmails(shop.db, shop.now)).toBe(2)
    expect(await listed()).toEqual(['waiting patient@people.test'])
  })

  it('go a share at a time, so that a year of them stops nobody; none once the shop closes', async () => {
    await queue(...Array.from({ length: 1000 }, (_, n) => verify(`${n}@people.test`)))
    await queue(verify('patient@people.test'))
    const done = { status: 'sent', next_attempt_at: new Date(shop.now.getTime() - 31 * dayMs).toISOString() }
    await shop.db
      .updateTable('mail_outbox')
      .set(done)
      .where('recipient', '!=', 'patient@people.test')
      .execute()
    expect(await deleteOldEmails(shop.db, shop.now, AbortSignal.abort())).toBe(0)
    expect(await deleteOldEmails(shop.db, shop.now)).toBe(1000)
    expect(await listed()).toEqual(['waiting patient@people.test'])
  })
})

describeShop('the key of an attempt (O2)', (shop) => {
  it('is known for 30 days, then forgotten; the order stays', async () => {
    const bag = await stockOne(shop.db)
    const order = sampleOrder([{ product: bag }])
    const headers = { 'idempotency-key': randomUUID() }
    const place = async () => (await shop.post('/api/postOrder', order, headers)).json.insertedId
    const first = await place()
    shop.now = new Date(shop.now.getTime() + 30 * dayMs)
    expect(await deleteOldIdempotencyKeys(shop.db, shop.now)).toBe(0)
    expect(await place()).toBe(first)
    shop.now = new Date(shop.now.getTime() + 1)
    expect(await deleteOldIdempotencyKeys(shop.db, shop.now)).toBe(1)
    const second = await place()
    expect(second).not.toBe(first)
    const { headers: staff } = await signIn(shop.shop, 'manager')
    expect((await shop.get(`/api/order/${first}`, staff)).status).toBe(200)
    expect(await deleteOldIdempotencyKeys(shop.db, shop.now)).toBe(0)
  })
})

describeShop('the hourly cleanup', (shop) => {
  it('does all of it when the shop starts, not an hour later; one thing that fails keeps no other', async () => {
    const id = '0'.repeat(32)
    const old = new Date(shop.now.getTime() - 31 * dayMs).toISOString()
    const receipt = { id, width: 1, height: 1, private: 1 as const, purpose: 'proof', created_at: old }
    await shop.db.insertInto('pictures').values(receipt).execute()
    const key = { key: 'one', request_hash: 'x', order_id: 'x', created_at: old }
    await shop.db.insertInto('idempotency_keys').values(key).execute()
    const email = {
      id: 'one',
      recipient: 'a@people.test',
      locale: 'en',
      kind: 'verify-email',
      payload: '{}',
    }
    await shop.db
      .insertInto('mail_outbox')
      .values({ ...email, status: 'dead', attempts: 1, next_attempt_at: old, created_at: old })
      .execute()
    const told: string[] = []
    const log = { ...shop.shop.log, error: (what: string) => void told.push(what) }
    const proofs = { ...shop.shop.proofs, remove: () => Promise.reject(new Error('EACCES')) }
    const cleanup = startHourlyCleanup({ ...shop.shop, proofs, log })
    await expect.poll(() => left(shop)).toEqual([1, 0, 0])
    await cleanup.stop()
    expect(told).toEqual([expect.stringContaining(id)])
    const again = startHourlyCleanup(shop.shop)
    await expect.poll(() => left(shop)).toEqual([0, 0, 0])
    await again.stop()
  })

  it('does no more than its share at a time: 10 000 rows in transactions of 200', async () => {
    const asked: number[] = []
    const endless = async (_: unknown, limit: number) => asked.push(limit) && limit
    expect(await deleteInBatches(shop.db, endless)).toBe(10_000)
    expect(asked).toEqual(Array(50).fill(200))
  })

  it('finds what is old by an index', async () => {
    const plan = (table: 'mail_outbox' | 'idempotency_keys', where: ReturnType<typeof sql>) => {
      const asked = sql`select * from ${sql.table(table)} where ${where} limit 200`.compile(shop.db)
      return planOf(shop, asked, { without: ['seqscan'] })
    }
    const at = shop.now.toISOString()
    expect(await plan('mail_outbox', sql`status = 'sent' and next_attempt_at < ${at}`)).toContain(
      'mail_outbox_due',
    )
    expect(await plan('idempotency_keys', sql`created_at < ${at}`)).toContain('idempotency_keys_created')
  })

  it('finds the orders that are to be forgotten, and whether any was taxed, without reading the others (115)', async () => {
    const asked = await statementsOf(shop, async (db) => {
      await listMarked(db, '', 200)
      await ordersCsv(db, [])
    })
    const plans = await Promise.all(asked.map((one) => planOf(shop, one, { without: ['seqscan'] })))
    expect(plans.filter((plan) => plan.includes('orders_marked'))).toHaveLength(1)
    expect(plans.filter((plan) => plan.includes('orders_taxed'))).toHaveLength(1)
  })
})

async function left({ db }: TestShop): Promise<number[]> {
  const rows = [
    await db.selectFrom('pictures').select('id').execute(),
    await db.selectFrom('mail_outbox').select('id').execute(),
    await db.selectFrom('idempotency_keys').select('key').execute(),
  ]
  return rows.map(({ length }) => length)
}
