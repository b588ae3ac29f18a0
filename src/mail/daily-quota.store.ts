import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { muscatDay, startOfMuscatDay } from '#src/core/muscat.ts'
import type { Db } from '#src/db/db.ts'
import { statement } from '#src/db/statement.ts'
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
  const { rows } = await countEmail(trx, {
    subject: subjectOf(sort, recipient, muscatDay(now)),
    ends_at: ends,
  })
  return rows[0] !== undefined && rows[0].emails <= most
}

/** Gives one of the emails of a day back that was never sent; what was refused above `most` meanwhile counts no more. */
export async function giveBackDailyEmail(
  trx: Db,
  { sort, recipient, most, day }: { sort: string; recipient: string; most: number; day: string },
): Promise<void> {
  await trx
    .updateTable('mail_days')
    .set({ emails: sql<number>`case when emails > ${most} then ${most} else emails end - 1` })
    .where('subject', '=', subjectOf(sort, recipient, day))
    .where('emails', '>', 0)
    .execute()
}

const countEmail = statement((db, day: { subject: string; ends_at: string }) =>
  db
    .insertInto('mail_days')
    .values({ ...day, emails: 1 })
    .onConflict((clash) =>
      clash.column('subject').doUpdateSet((row) => ({ emails: row('mail_days.emails', '+', 1) })),
    )
    .returning('emails'),
)

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
  return hash('sha256', `${sort}:${mailboxOf(recipient)}:${day}`, 'base64url')
}
