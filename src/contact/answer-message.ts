import { randomUUID } from 'node:crypto'
import { recordAudit } from '#src/audit/record-audit.store.ts'
import { storedLocale } from '#src/core/locale.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { lockRows } from '#src/db/row-lock.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { Actor } from '#src/http/authorize.ts'
import { forgetWordsAbout } from '#src/mail/forget-emails.store.ts'
import { queueEmails } from '#src/mail/outbox.store.ts'
import type { InboxReply } from './inbox.ts'

type Doing = { by: Actor; now: Date }

/**
 * Answers a message by e-mail, in the language it came in, and keeps what was written (N3). Throws `not-found`, and
 * `conflict` when somebody else replied since the writer looked.
 */
export async function replyToMessage(
  db: Db,
  id: string,
  { text, seen }: InboxReply,
  { by, now }: Doing,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const sentAt = now.toISOString()
    // First, so that of two who reply at once the second waits here and then counts the reply of the first.
    const message = await trx
      .updateTable('contact_messages')
      .set({ answered_at: sentAt, answered_by: by.id })
      .where('id', '=', id)
      .returning(['email', 'locale'])
      .executeTakeFirst()
    if (!message) throw new Problem('not-found', texts.none)
    const { count } = await trx
      .selectFrom('contact_replies')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('message_id', '=', id)
      .executeTakeFirstOrThrow()
    if (count !== seen) throw new Problem('conflict', texts.replied)
    const replyId = randomUUID()
    await trx
      .insertInto('contact_replies')
      .values({ id: replyId, message_id: id, text, sent_at: sentAt, sent_by: by.id })
      .execute()
    const email = {
      kind: 'contact-reply',
      recipient: message.email,
      locale: storedLocale(message.locale),
      payload: { replyId },
    } as const
    await queueEmails(trx, [email], now)
    await recordAudit(trx, { kind: 'message-answered', thing: { id } }, { by, now })
  })
}

/** Says that a message was answered some other way, or that it is open again. Throws `not-found` and `conflict`. */
export async function markMessage(db: Db, id: string, answered: boolean, { by, now }: Doing): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('contact_messages')
      .set(
        answered
          ? { answered_at: now.toISOString(), answered_by: by.id }
          : { answered_at: null, answered_by: null },
      )
      .where('id', '=', id)
      .where('answered_at', answered ? 'is' : 'is not', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows !== 1n) {
      const there = await trx
        .selectFrom('contact_messages')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst()
      throw there ? new Problem('conflict', texts.marked) : new Problem('not-found', texts.none)
    }
    const kind = answered ? 'message-answered' : 'message-reopened'
    await recordAudit(trx, { kind, thing: { id } }, { by, now })
  })
}

/** Deletes a message with its replies, and what was kept of the letters about them. Throws `not-found`. */
export async function deleteMessage(db: Db, id: string, { by, now }: Doing): Promise<void> {
  await inTransaction(db, async (trx) => {
    // First, so that a reply of this moment is there, or finds none to answer.
    await lockRows(trx, trx.selectFrom('contact_messages').select('id').where('id', '=', id)).execute()
    const replies = await trx
      .selectFrom('contact_replies')
      .select('id')
      .where('message_id', '=', id)
      .execute()
    const { numDeletedRows } = await trx
      .deleteFrom('contact_messages')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (numDeletedRows !== 1n) throw new Problem('not-found', texts.none)
    await forgetWordsAbout(trx, [id, ...replies.map((reply) => reply.id)])
    await recordAudit(trx, { kind: 'message-deleted', thing: { id } }, { by, now })
  })
}

export const texts = {
  none: { en: 'There is no such message.', ar: 'هذه الرسالة غير موجودة.' },
  replied: {
    en: 'Somebody replied a moment ago. Please read that reply first.',
    ar: 'تم الرد على هذه الرسالة قبل لحظات. يرجى قراءة الرد أولًا.',
  },
  marked: {
    en: 'Somebody changed this message a moment ago.',
    ar: 'تغيّرت حالة هذه الرسالة قبل لحظات.',
  },
}
