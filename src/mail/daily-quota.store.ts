import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { muscatDay, startOfMuscatDay } from '#src/core/muscat.ts'
import type { Db } from '#src/db/db.ts'
import { mailboxOf } from './mailbox-of.ts'

const dayMs = 24 * 3600 * 1000

/**
 * Takes one of the emails a mailbox may get on this Muscat day of one sort; false when they are used up. The database
 * counts, inside the transaction of what the email tells about, so orders that come at once share the quota.
 */
export async function takeDailyEmail(
  trx: Db,
  { sort, recipient, most }: { sort: string; recipient: string; most: number },
  now: Date,
): Promise<boolean> {
  const ends = new Date(startOfMuscatDay(now).getTime() + dayMs).toISOString()
  const { rows } = await sql<{ emails: number }>`
    insert into mail_days (subject, emails, ends_at)
    values (${subjectOf(sort, recipient, muscatDay(now))}, 1, ${ends})
    on conflict (subject) do update set emails = mail_days.emails + 1
    returning emails`.execute(trx)
  return rows[0] !== undefined && rows[0].emails <= most
}

/** Deletes the counts of days that are over. */
export async function deleteOldMailDays(trx: Db, now: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('mail_days')
    .where('subject', 'in', (old) =>
      old.selectFrom('mail_days').select('subject').where('ends_at', '<=', now.toISOString()).limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Whoever reads the table learns no e-mail from it. */
function subjectOf(sort: string, recipient: string, day: string): string {
  return createHash('sha256')
    .update(`${sort}:${mailboxOf(recipient)}:${day}`)
    .digest('base64url')
}
