import type { Db } from '#src/db/db.ts'
import type { EmailKind, EmailPayloads } from './email.ts'

/**
 * Takes emails of this kind that still wait back out of the outbox, inside the transaction that makes them untrue; of two
 * who reach for one, the sender or this, the database lets one have it. Answers what those would have said that nobody
 * tried to send yet.
 */
export async function withdrawEmails<K extends EmailKind>(
  trx: Db,
  { kind, recipient, isAbout }: { kind: K; recipient: string; isAbout(payload: EmailPayloads[K]): boolean },
): Promise<EmailPayloads[K][]> {
  const waiting = await trx
    .selectFrom('mail_outbox')
    .select(['id', 'payload'])
    .where('status', '=', 'waiting')
    .where('kind', '=', kind)
    .where('recipient', '=', recipient)
    .execute()
  const ids = waiting.filter(({ payload }) => isAbout(JSON.parse(payload))).map(({ id }) => id)
  if (ids.length === 0) return []
  const withdrawn = await trx
    .deleteFrom('mail_outbox')
    .where('id', 'in', ids)
    .where('status', '=', 'waiting')
    .returning(['attempts', 'payload'])
    .execute()
  return withdrawn.filter(({ attempts }) => attempts === 0).map(({ payload }) => JSON.parse(payload))
}

/**
 * Takes emails of this kind about a thing that nobody tried to send yet back out of the outbox, inside the transaction that
 * tells more than they do. Answers what they would have said, the earliest first.
 */
export async function withdrawUntried<K extends EmailKind>(
  trx: Db,
  { kind, recipient, about }: { kind: K; recipient: string; about: string },
  isOutdone: (payload: EmailPayloads[K]) => Promise<boolean>,
): Promise<EmailPayloads[K][]> {
  const waiting = await untried(trx, { recipient, about })
    .select(['id', 'payload'])
    .where('kind', '=', kind)
    .orderBy('next_attempt_at')
    .execute()
  const withdrawn: EmailPayloads[K][] = []
  for (const { id, payload } of waiting) {
    const told: EmailPayloads[K] = JSON.parse(payload)
    if (!(await isOutdone(told))) continue
    const { numDeletedRows } = await trx
      .deleteFrom('mail_outbox')
      .where('id', '=', id)
      .where('status', '=', 'waiting')
      .where('attempts', '=', 0)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 1n) withdrawn.push(told)
  }
  return withdrawn
}

/** The first moment from `wanted` on at which an email about a thing leaves after all that nobody tried to send its recipient yet. */
export async function afterUntried(
  trx: Db,
  letters: { recipient: string; about: string },
  wanted: Date,
): Promise<Date> {
  const { last } = await untried(trx, letters)
    .select((row) => row.fn.max('next_attempt_at').as('last'))
    .executeTakeFirstOrThrow()
  return last ? new Date(Math.max(wanted.getTime(), new Date(last).getTime() + 1)) : wanted
}

/** Has the emails about a thing that its recipient still waits for leave at once, in their order, before what is queued for `now`. */
export async function letUntriedGo(
  trx: Db,
  letters: { recipient: string; about: string },
  now: Date,
): Promise<void> {
  const waiting = await untried(trx, letters)
    .select('id')
    .where('next_attempt_at', '>', now.toISOString())
    .orderBy('next_attempt_at')
    .execute()
  for (const [at, { id }] of waiting.entries())
    await trx
      .updateTable('mail_outbox')
      .set({ next_attempt_at: new Date(now.getTime() - waiting.length + at).toISOString() })
      .where('id', '=', id)
      .where('status', '=', 'waiting')
      .execute()
}

function untried(trx: Db, { recipient, about }: { recipient: string; about: string }) {
  return trx
    .selectFrom('mail_outbox')
    .where('about', '=', about)
    .where('recipient', '=', recipient)
    .where('status', '=', 'waiting')
    .where('attempts', '=', 0)
}
