import type { Db } from '#src/db/db.ts'
import type { EmailKind, EmailPayloads } from './email.ts'

/** Emails to a recipient about a thing, by its record id. */
type Letters = { recipient: string; about: string }

/** What an email would have said, and how often it was tried: its reader may have it after all where that is not 0. */
export type Withdrawn<K extends EmailKind> = { told: EmailPayloads[K]; attempts: number }

/**
 * Takes emails of this kind that still wait back out of the outbox, inside the transaction that makes them untrue or tells more; of
 * two who reach for one, the sender or this, the database lets one have it. Answers the withdrawn ones, the earliest first.
 */
export async function withdrawEmails<K extends EmailKind>(
  trx: Db,
  { kind, ...letters }: Letters & { kind: K },
  isOutdone: (told: EmailPayloads[K]) => boolean | Promise<boolean>,
): Promise<Withdrawn<K>[]> {
  const rows = await waiting(trx, letters)
    .select(['id', 'payload'])
    .where('kind', '=', kind)
    .orderBy('next_attempt_at')
    .execute()
  const withdrawn: Withdrawn<K>[] = []
  for (const { id, payload } of rows) {
    const told: EmailPayloads[K] = JSON.parse(payload)
    if (!(await isOutdone(told))) continue
    const gone = await trx
      .deleteFrom('mail_outbox')
      .where('id', '=', id)
      .where('status', '=', 'waiting')
      .returning('attempts')
      .executeTakeFirst()
    if (gone) withdrawn.push({ told, attempts: gone.attempts })
  }
  return withdrawn
}

/** Whether an email of this kind about a thing was queued for its recipient since an instant, ISO 8601 in UTC, and neither withdrawn nor dropped as needless. */
export async function isQueuedSince(
  trx: Db,
  { kind, recipient, about }: Letters & { kind: EmailKind },
  since: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('mail_outbox')
    .select('id')
    .where('about', '=', about)
    .where('kind', '=', kind)
    .where('recipient', '=', recipient)
    .where('created_at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The first moment from `wanted` on at which an email about a thing leaves after all that nobody tried to send its recipient yet. */
export async function afterUntried(trx: Db, letters: Letters, wanted: Date): Promise<Date> {
  const { last } = await waiting(trx, letters)
    .where('attempts', '=', 0)
    .select((row) => row.fn.max('next_attempt_at').as('last'))
    .executeTakeFirstOrThrow()
  return last ? new Date(Math.max(wanted.getTime(), new Date(last).getTime() + 1)) : wanted
}

/** Has the emails about a thing that its recipient still waits for leave at once, in their order, before what is queued for `now`. */
export async function letWaitingGo(trx: Db, letters: Letters, now: Date): Promise<void> {
  const rows = await waiting(trx, letters)
    .select('id')
    .where('next_attempt_at', '>', now.toISOString())
    .orderBy('next_attempt_at')
    .execute()
  for (const [at, { id }] of rows.entries())
    await trx
      .updateTable('mail_outbox')
      .set({ next_attempt_at: new Date(now.getTime() - rows.length + at).toISOString() })
      .where('id', '=', id)
      .where('status', '=', 'waiting')
      .execute()
}

function waiting(trx: Db, { recipient, about }: Letters) {
  return trx
    .selectFrom('mail_outbox')
    .where('about', '=', about)
    .where('status', '=', 'waiting')
    .where('recipient', '=', recipient)
}
