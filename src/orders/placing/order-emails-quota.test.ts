import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { putReturn, putStatus, undo } from '#src/orders/changes/change-status.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { returnsOf, takeStep } from '#src/orders/returns/returns.sample.ts'
import { describeShop, type TestShop } from '#test/shop.ts'

async function place(shop: TestShop, email: string, headers = {}): Promise<string> {
  const bag = await stockOne(shop.db)
  const answer = await shop.post('/api/postOrder', sampleOrder([{ product: bag }], { email }), headers)
  expect(answer.status).toBe(200)
  return answer.json.insertedId
}

async function count(shop: TestShop, kind: string, recipient?: string): Promise<number> {
  let query = shop.db.selectFrom('mail_outbox').select('id').where('kind', '=', kind)
  if (recipient) query = query.where((row) => row(row.fn<string>('lower', ['recipient']), '=', recipient))
  return (await query.execute()).length
}

describeShop(
  'orders in the name of a mailbox that nobody proved (O22)',
  (shop) => {
    const victim = 'victim@example.com'

    it('are all taken and told to the shop; three a Muscat day are told to the mailbox, also of 15 at once', async () => {
      const orders = await Promise.all(
        Array.from({ length: 15 }, (_, n) => place(shop, n % 2 === 0 ? victim : 'Victim@Example.com')),
      )
      expect(new Set(orders).size).toBe(15)
      expect(await count(shop, 'order-received', victim)).toBe(3)
      expect(await count(shop, 'order-placed')).toBe(15)
      shop.now = new Date(shop.now.getTime() + 24 * 3600_000)
      await place(shop, victim)
      expect(await count(shop, 'order-received', victim)).toBe(4)
      const rows = await shop.db.selectFrom('mail_days').selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain('@')
    })

    it('are told to one mailbox three times a day, whatever stands behind a plus in its name', async () => {
      const names = Array.from({ length: 8 }, (_, n) => `aliased${n === 0 ? '' : `+${n}`}@example.com`)
      for (const name of names) await place(shop, name, { 'x-forwarded-for': '203.0.113.5' })
      const told = await Promise.all(names.map((name) => count(shop, 'order-received', name)))
      expect(told).toEqual([1, 1, 1, 0, 0, 0, 0, 0])
    })

    it('are told to one mailbox of Gmail three times a day, wherever dots stand in its name', async () => {
      const names = ['dotty', 'd.otty', 'do.tty', 'd.o.tty', 'dot.ty'].map((name) => `${name}@gmail.com`)
      names.push('d.o.t.t.y+1@googlemail.com')
      for (const name of names) await place(shop, name, { 'x-forwarded-for': '203.0.113.6' })
      const told = await Promise.all(names.map((name) => count(shop, 'order-received', name)))
      expect(told).toEqual([1, 1, 1, 0, 0, 0])
      // Elsewhere a dot makes another mailbox.
      await place(shop, 'do.tty@example.com', { 'x-forwarded-for': '203.0.113.6' })
      await place(shop, 'd.otty@example.com', { 'x-forwarded-for': '203.0.113.6' })
      expect(await count(shop, 'order-received', 'd.otty@example.com')).toBe(1)
    })

    it('send nine e-mails a day about what became of those it was told nothing of', async () => {
      const boss = await signIn(shop.shop, 'manager')
      while ((await count(shop, 'order-received', victim)) < 6) await place(shop, victim)
      const before = await count(shop, 'order-status-changed', victim)
      for (let n = 0; n < 12; n += 1) {
        const id = await place(shop, victim)
        expect((await putStatus(shop, id, { status: 'Confirmed' }, boss)).status).toBe(200)
      }
      expect((await count(shop, 'order-status-changed', victim)) - before).toBe(9)
    })

    it('leave an order that was confirmed by mail six e-mails of its own, and no more', async () => {
      const boss = await signIn(shop.shop, 'manager')
      const honest = 'honest@example.com'
      const own = await place(shop, honest)
      for (let n = 0; n < 14; n += 1) {
        const id = await place(shop, honest)
        await putStatus(shop, id, { status: 'Confirmed' }, boss)
      }
      const before = await count(shop, 'order-status-changed', honest)
      // Two of the stranger's were confirmed too; of the others nine were told.
      expect(before).toBe(2 + 9)
      for (let n = 0; n < 4; n += 1)
        for (const status of ['Confirmed', 'Cancelled']) {
          expect((await putStatus(shop, own, { status }, boss)).status).toBe(200)
          // Each was read before the next: what is withdrawn unread takes none of them (O5').
          await inTransaction(shop.db, (trx) =>
            trx.updateTable('mail_outbox').set({ status: 'sent' }).where('status', '=', 'waiting').execute(),
          )
        }
      expect((await count(shop, 'order-status-changed', honest)) - before).toBe(6)
    })

    it('have all their letters left where each was taken back unread, and those of other orders too', async () => {
      const boss = await signIn(shop.shop, 'manager')
      const hasty = 'hasty@example.com'
      const away = { 'x-forwarded-for': '203.0.113.11' }
      const told = () => count(shop, 'order-status-changed', hasty)
      const orders = [
        await place(shop, hasty, away),
        await place(shop, hasty, away),
        await place(shop, hasty, away),
      ]
      // The first has six of its own; of the last, whose confirmation was not sent, all are of the day.
      orders.push(await place(shop, hasty, away))
      for (const id of [orders[0] ?? '', orders[3] ?? '']) {
        for (let n = 0; n < 16; n += 1) {
          for (const status of n % 2 === 0 ? ['Confirmed'] : ['Confirmed', 'Shipping']) {
            expect((await putStatus(shop, id, { status }, boss)).status).toBe(200)
            expect(await told(), `${status} in round ${n}`).toBe(1)
          }
          for (const from of n % 2 === 0 ? ['Confirmed'] : ['Shipping', 'Confirmed'])
            expect((await undo(shop, id, { from }, boss)).status).toBe(200)
          expect(await told(), 'it is withdrawn').toBe(0)
        }
      }
      for (let n = 0; n < 12; n += 1)
        await putStatus(shop, await place(shop, hasty, away), { status: 'Confirmed' }, boss)
      expect(await told(), 'nine of the day, as on any').toBe(9)
      // Over the limit one that is taken back makes room for one again, and for no more.
      const [last] = (
        await shop.db
          .selectFrom('mail_outbox')
          .select('about')
          .where('kind', '=', 'order-status-changed')
          .where('recipient', '=', hasty)
          .execute()
      ).map(({ about }) => about)
      expect((await undo(shop, last ?? '', { from: 'Confirmed' }, boss)).status).toBe(200)
      for (let n = 0; n < 3; n += 1)
        await putStatus(shop, await place(shop, hasty, away), { status: 'Confirmed' }, boss)
      expect(await told()).toBe(9)
      // The first order's own six are all left, too.
      expect((await putStatus(shop, orders[0] ?? '', { status: 'Confirmed' }, boss)).status).toBe(200)
      expect(await told()).toBe(10)
    })

    it('tell in the place of an unread letter what made it untrue, also where the day has none left', async () => {
      const boss = await signIn(shop.shop, 'manager')
      const full = 'full@example.com'
      const away = { 'x-forwarded-for': '203.0.113.9' }
      const id = await place(shop, full, away)
      for (const status of ['Confirmed', 'Delivered']) await putStatus(shop, id, { status }, boss)
      const ask = { status: 'Return', from: 'Delivered', reason: 'defect', lines: [{ line: 0, quantity: 1 }] }
      expect((await putReturn(shop, id, ask, boss)).status).toBe(200)
      await shop.db.updateTable('orders').set({ own_emails: 0 }).where('id', '=', id).execute()
      for (let n = 0; n < 12; n += 1)
        await putStatus(shop, await place(shop, full, away), { status: 'Confirmed' }, boss)
      const about = async () =>
        (await shop.db.selectFrom('mail_outbox').select(['kind', 'payload']).execute())
          .map(({ kind, payload }) => ({ kind, ...JSON.parse(payload) }))
          .filter((told) => told.orderId === id && (told.status === 'Return' || told.kind === 'return-step'))
      expect(await about()).toMatchObject([{ status: 'Return' }])
      const [{ _id: returnId }] = (await returnsOf(shop, id, boss)).returns
      const step = { from: 'requested', to: 'approved' }
      expect((await takeStep(shop, returnId, step, boss)).status).toBe(200)
      expect(await about()).toMatchObject([{ kind: 'return-step', state: 'approved' }])
    })

    it('tell the latest state in the place of an unread one, also where the day has none left', async () => {
      const boss = await signIn(shop.shop, 'manager')
      const busy = 'busy@example.com'
      const away = { 'x-forwarded-for': '203.0.113.13' }
      const orders: string[] = []
      for (let n = 0; n < 12; n += 1) orders.push(await place(shop, busy, away))
      // The first three have letters of their own; the ninth of the others takes the last of the day.
      for (const id of orders.slice(3)) await putStatus(shop, id, { status: 'Confirmed' }, boss)
      const last = orders.at(-1) ?? ''
      for (const status of ['Shipping', 'Delivered'])
        expect((await putStatus(shop, last, { status }, boss)).status).toBe(200)
      const told = await shop.db
        .selectFrom('mail_outbox')
        .select('payload')
        .where('kind', '=', 'order-status-changed')
        .where('about', '=', last)
        .execute()
      expect(told.map(({ payload }) => JSON.parse(payload).status)).toEqual(['Delivered'])
    })

    it("do not count for the verified e-mail of the customer's own account, and do for another's", async () => {
      const mine = await signIn(shop.shop, 'customer', { email: 'mine@example.com' })
      const other = await signIn(shop.shop, 'customer', {
        email: 'unproved@example.com',
        emailVerified: false,
      })
      for (let n = 0; n < 5; n += 1) {
        await place(shop, 'mine@example.com', mine.headers)
        await place(shop, 'unproved@example.com', other.headers)
        await place(shop, 'somebody@example.com', mine.headers)
      }
      for (const [email, sent] of [
        ['mine@example.com', 5],
        ['unproved@example.com', 3],
        ['somebody@example.com', 3],
      ] as const)
        expect([email, await count(shop, 'order-received', email)]).toEqual([email, sent])
    })
  },
  { TRUST_PROXY: '1', SHOP_MAIL: 'boss@haqiba.test' },
)
