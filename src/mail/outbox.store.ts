import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Locale } from '#src/core/locale.ts'
import type { Db, Tables } from '#src/db/db.ts'
import { statement } from '#src/db/statement.ts'
import { aboutOf, type EmailKind, type EmailPayloads } from './email.ts'

/** An email to be written: what it is about, who gets it, in which language, and what its template needs. */
export type NewEmail = {
  [K in EmailKind]: { kind: K; recipient: string; locale: Locale; payload: EmailPayloads[K] }
}[EmailKind]

/**
 * Puts emails into the outbox, inside the transaction of what they tell about; they leave after the commit.
 * Emails without a recipient are left out. None leaves before `sendAfter`.
 */
export async function queueEmails(
  trx: Db,
  emails: readonly NewEmail[],
  now: Date,
  sendAfter: Date = now,
): Promise<void> {
  const rows = emails
    .filter(({ recipient }) => recipient !== '')
    .map((email) => ({
      id: randomUUID(),
      ...email,
      payload: JSON.stringify(email.payload),
      about: aboutOf(email),
      status: 'waiting',
      attempts: 0,
      next_attempt_at: sendAfter.toISOString(),
      created_at: now.toISOString(),
    }))
  if (rows.length > 0) await addEmails(trx, rows)
}

const addEmails = statement((db, rows: Insertable<Tables['mail_outbox']>[]) =>
  db.insertInto('mail_outbox').values(rows),
)
