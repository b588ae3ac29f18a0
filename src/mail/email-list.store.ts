import type { AuditActor } from '#src/audit/audit.ts'
import { recordAudit } from '#src/audit/record-audit.store.ts'
import { decodeCursor, encodeCursor, type Page } from '#src/core/page.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { EmailRow } from './email-delivery.store.ts'
import type { EmailStatus } from './email-delivery.ts'

/** An email as a list shows it: without the words it went with, which are its bulk. */
export type ListedEmail = Omit<EmailRow, 'sent_words' | 'about'>

const listed = [
  'id',
  'kind',
  'recipient',
  'locale',
  'payload',
  'status',
  'attempts',
  'next_attempt_at',
  'last_error',
  'created_at',
  'sent_at',
  'filed',
  'subject',
] as const

type Place = { status?: EmailStatus | undefined; limit: number; cursor?: string | undefined }

/**
 * Emails by what last happened or next happens to them, the newest first; by status straight from the index.
 * Throws a `malformed` Problem for a foreign cursor.
 */
export async function listEmails(db: Db, { status, limit, cursor }: Place): Promise<Page<ListedEmail>> {
  let query = db.selectFrom('mail_outbox').select(listed)
  if (status) query = query.where('status', '=', status)
  if (cursor) {
    const [at, id] = decodeCursor(cursor, ['string', 'string']) as [string, string]
    query = query.where((row) =>
      row.or([
        row('next_attempt_at', '<', at),
        row.and([row('next_attempt_at', '=', at), row('id', '<', id)]),
      ]),
    )
  }
  const rows = await query
    .orderBy('next_attempt_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  if (rows.length <= limit || !last) return { items }
  return { items, next: encodeCursor([last.next_attempt_at, last.id]) }
}

export async function findEmail(db: Db, id: string): Promise<EmailRow | undefined> {
  return db.selectFrom('mail_outbox').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Puts an email that was given up back into the outbox, with all of its attempts; false when it is none such. */
export async function resendEmail(
  db: Db,
  { id, kind }: Pick<EmailRow, 'id' | 'kind'>,
  { by, now }: { by: AuditActor; now: Date },
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('mail_outbox')
      .set({ status: 'waiting', attempts: 0, next_attempt_at: now.toISOString() })
      .where('id', '=', id)
      .where('status', '=', 'dead')
      .executeTakeFirstOrThrow()
    if (numUpdatedRows !== 1n) return false
    await recordAudit(trx, { kind: 'letter-resent', thing: { id, name: kind } }, { by, now })
    return true
  })
}
