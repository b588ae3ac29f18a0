import type { Selectable } from 'kysely'
import type { Db, Tables } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { type RenderedEmail, secretKinds } from './email.ts'
import { type EmailStatus, leaseMs } from './email-delivery.ts'
import { keptSubject, packWords } from './sent/sent-words.ts'

export type EmailRow = Selectable<Tables['mail_outbox']>

/** As many as two processes are likely to reach for at once: who loses one goes on to the next. */
const choice = 10

/**
 * Takes the email that is due longest, for this process alone: of two that reach for it at once, the database lets
 * one have it. Emails whose taker never came back are due again once their lease is over. The answer counts the
 * coming attempt. Undefined when nothing is due.
 */
export async function claimEmail(db: Db, now: Date): Promise<EmailRow | undefined> {
  for (const status of ['waiting', 'sending'] as const) {
    for (const row of await listDue(db, status, now)) {
      const taken = {
        status: 'sending',
        attempts: row.attempts + 1,
        next_attempt_at: new Date(now.getTime() + leaseMs).toISOString(),
      }
      if (await change(db, row, taken)) return { ...row, ...taken }
    }
  }
  return undefined
}

async function listDue(db: Db, status: EmailStatus, now: Date): Promise<EmailRow[]> {
  return db
    .selectFrom('mail_outbox')
    .selectAll()
    .where('status', '=', status)
    .where('next_attempt_at', '<=', now.toISOString())
    .orderBy('next_attempt_at')
    .limit(choice)
    .execute()
}

/** An email that has arrived, and how; `filed` where that is a folder and no mail server. */
export type Arrived = { mail: Pick<RenderedEmail, 'subject' | 'text' | 'html'>; filed?: boolean | undefined }

/**
 * The email has arrived, whoever else has taken it meanwhile. Its words are kept as long as its row, but a link that opens
 * an account, and what tells about somebody who was forgotten while it was sent (forget-emails.store.ts).
 */
export async function markSent(
  db: Db,
  row: EmailRow,
  now: Date,
  { mail, filed = false }: Arrived,
): Promise<void> {
  const at = now.toISOString()
  const words = secretKinds.has(row.kind) ? null : packWords(mail)
  await inTransaction(db, (trx) =>
    trx
      .updateTable('mail_outbox')
      .set((kept) => ({
        status: 'sent',
        sent_at: at,
        next_attempt_at: at,
        last_error: null,
        filed: filed ? 1 : 0,
        payload: withoutSecret(row),
        subject: kept.fn.coalesce('subject', kept.val(keptSubject(mail.subject))),
        sent_words: kept.fn.coalesce('sent_words', kept.val(words)),
      }))
      .where('id', '=', row.id)
      .where('status', '!=', 'sent')
      .execute(),
  )
}

/** The attempt failed: the email waits for `next`, or is given up without one, and its secret link with it. */
export async function markFailed(
  db: Db,
  row: EmailRow,
  { reason, next, now }: { reason: string; next: Date | undefined; now: Date },
): Promise<void> {
  await change(db, row, {
    status: next ? 'waiting' : 'dead',
    next_attempt_at: (next ?? now).toISOString(),
    last_error: reason.slice(0, 500),
    ...(!next && { payload: withoutSecret(row) }),
  })
}

/** The email is out of the outbox without having been sent: what it asked for was settled first, and it counts as withdrawn. */
export async function dropEmail(db: Db, row: EmailRow): Promise<void> {
  await inTransaction(db, (trx) =>
    trx
      .deleteFrom('mail_outbox')
      .where('id', '=', row.id)
      .where('status', '=', row.status)
      .where('attempts', '=', row.attempts)
      .execute(),
  )
}

/** Puts an email back as if it had not been taken: the shop is closing. */
export async function giveBack(db: Db, row: EmailRow, now: Date): Promise<void> {
  await change(db, row, {
    status: 'waiting',
    attempts: row.attempts - 1,
    next_attempt_at: now.toISOString(),
  })
}

/** Changes an email only if nobody has touched it since it was read. */
async function change(db: Db, seen: EmailRow, to: Partial<EmailRow>): Promise<boolean> {
  const { numUpdatedRows } = await inTransaction(db, (trx) =>
    trx
      .updateTable('mail_outbox')
      .set(to)
      .where('id', '=', seen.id)
      .where('status', '=', seen.status)
      .where('attempts', '=', seen.attempts)
      .where('next_attempt_at', '=', seen.next_attempt_at)
      .executeTakeFirstOrThrow(),
  )
  return numUpdatedRows === 1n
}

/** The payload of an email without the link that opens an account. */
export function withoutSecret({ kind, payload }: Pick<EmailRow, 'kind' | 'payload'>): string {
  return secretKinds.has(kind) ? JSON.stringify({ ...JSON.parse(payload), link: '' }) : payload
}
