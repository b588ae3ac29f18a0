import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { insertMany } from '#src/db/insert-many.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { describeShop } from '#test/shop.ts'
import { planOf, statementsOf } from '#test/statements.ts'
import { forgetEmailsAbout, forgetWordsAbout } from './forget-emails.store.ts'
import { type NewEmail, queueEmails } from './outbox.store.ts'
import { afterUntried, letWaitingGo, withdrawEmails } from './withdraw-emails.store.ts'

const to = { recipient: 'salma@example.com', locale: 'en' as const }

describeShop('the letters about one thing (I8)', (shop) => {
  // PostgreSQL knows its rows by itself.
  it.runIf(shop.engine === 'sqlite')(
    'that wait are found by it in a young shop, too, of whose rows the database knows nothing (O5)',
    async () => {
      const letters = { recipient: to.recipient, about: randomUUID() }
      const asked = [
        ...(await statementsOf(shop, (db) =>
          withdrawEmails(db, { kind: 'order-received', ...letters }, () => true),
        )),
        ...(await statementsOf(shop, (db) => afterUntried(db, letters, shop.now))),
        ...(await statementsOf(shop, (db) => letWaitingGo(db, letters, shop.now))),
      ]
      expect(asked.length).toBeGreaterThanOrEqual(3)
      for (const one of asked) expect(await planOf(shop, one)).toMatch(/mail_outbox_about/)
    },
  )

  it('know what they are about, an order, a message or a reply, and are found by an index of that', async () => {
    const [orderId, messageId, replyId] = [randomUUID(), randomUUID(), randomUUID()]
    const letters: NewEmail[] = [
      { ...to, kind: 'order-received', payload: { orderId } },
      { ...to, kind: 'return-step', payload: { orderId, state: 'approved', words: 'Bring it' } },
      { ...to, kind: 'contact-message', payload: { messageId } },
      { ...to, kind: 'contact-reply', payload: { replyId } },
      { ...to, kind: 'test-letter', payload: {} },
    ]
    await inTransaction(shop.db, (trx) => queueEmails(trx, letters, shop.now))
    const stored = await shop.db.selectFrom('mail_outbox').select(['kind', 'about']).execute()
    expect(Object.fromEntries(stored.map(({ kind, about }) => [kind, about]))).toEqual({
      'order-received': orderId,
      'return-step': orderId,
      'contact-message': messageId,
      'contact-reply': replyId,
      'test-letter': '',
    })
    const times = { next_attempt_at: shop.now.toISOString(), created_at: shop.now.toISOString() }
    const others = Array.from({ length: 2000 }, () => {
      const about = randomUUID()
      const payload = JSON.stringify({ orderId: about })
      const row = { id: randomUUID(), kind: 'order-received', ...to, payload, about, ...times }
      return { ...row, status: 'sent', attempts: '1' }
    })
    await inTransaction(shop.db, (trx) => insertMany(trx, 'mail_outbox', others))
    await sql.raw(shop.engine === 'postgres' ? 'vacuum analyze mail_outbox' : 'analyze').execute(shop.db)
    const ids = [orderId, messageId]
    const asked = [
      ...(await statementsOf(shop, (db) => forgetEmailsAbout(db, ids, ['order-received']))),
      ...(await statementsOf(shop, (db) => forgetWordsAbout(db, ids))),
    ]
    for (const one of asked) expect(await planOf(shop, one)).toMatch(/mail_outbox_about/)
    const left = await shop.db
      .selectFrom('mail_outbox')
      .select(['kind', 'subject'])
      .where('status', '=', 'waiting')
      .orderBy('kind')
      .execute()
    expect(left).toEqual([
      { kind: 'contact-message', subject: '' },
      { kind: 'contact-reply', subject: null },
      { kind: 'return-step', subject: '' },
      { kind: 'test-letter', subject: null },
    ])
  })

  it('are found too where a process from before it named them queued them', async () => {
    const orderId = randomUUID()
    const letters: NewEmail[] = [
      { ...to, kind: 'order-received', payload: { orderId } },
      { ...to, kind: 'order-placed', payload: { orderId } },
    ]
    await inTransaction(shop.db, async (trx) => {
      await queueEmails(trx, letters, shop.now)
      await trx.updateTable('mail_outbox').set({ about: '' }).where('about', '=', orderId).execute()
      await forgetEmailsAbout(trx, [orderId], ['order-received'])
      await forgetWordsAbout(trx, [orderId])
    })
    const left = await shop.db
      .selectFrom('mail_outbox')
      .select(['kind', 'subject'])
      .where('payload', 'like', `%${orderId}%`)
      .execute()
    expect(left).toEqual([{ kind: 'order-placed', subject: '' }])
  })
})
