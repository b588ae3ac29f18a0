import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { plural } from '#src/i18n/messages.ts'

const windowMs = 15 * 60_000

/** What is counted, and how often somebody may in 15 minutes (api.md: 10 wrong sign-ins an account). */
const quotas = { 'sign-in': 10, 'reset-letter': 5, 'verify-letter': 5 } as const

export type AttemptKind = keyof typeof quotas

/**
 * Counts one attempt for an e-mail, whether the shop knows it or not, before anything is looked at: of many attempts at once
 * no more than the quota go on. The database counts, so the quota holds for all processes together.
 * Throws `too-often` with the seconds until the quarter of an hour is over.
 */
export async function countAttempt(db: Db, kind: AttemptKind, email: string, now: Date): Promise<void> {
  const ends = new Date(now.getTime() + windowMs).toISOString()
  const at = now.toISOString()
  const row = await inTransaction(db, async (trx) => {
    const { rows } = await sql<{ tries: number; ends_at: string }>`
      insert into account_tries (subject, tries, ends_at) values (${subjectOf(kind, email)}, 1, ${ends})
      on conflict (subject) do update set
        tries = case when account_tries.ends_at <= ${at} then 1 else account_tries.tries + 1 end,
        ends_at = case when account_tries.ends_at <= ${at} then excluded.ends_at else account_tries.ends_at end
      returning tries, ends_at`.execute(trx)
    return rows[0]
  })
  if (Math.random() < 0.01) await deleteOldAttempts(db, now)
  if (row && row.tries > quotas[kind]) {
    throw tooManyAttempts(Math.max(1, Math.ceil((Date.parse(row.ends_at) - now.getTime()) / 1000)))
  }
}

/** The owner got in: the count starts anew. */
export async function clearAttempts(db: Db, kind: AttemptKind, email: string): Promise<void> {
  await inTransaction(db, (trx) =>
    trx.deleteFrom('account_tries').where('subject', '=', subjectOf(kind, email)).execute(),
  )
}

/** An attempt that proved nothing, such as one the database could not serve, does not count. */
export async function uncountAttempt(db: Db, kind: AttemptKind, email: string): Promise<void> {
  await inTransaction(db, (trx) =>
    trx
      .updateTable('account_tries')
      .set((row) => ({ tries: row('tries', '-', 1) }))
      .where('subject', '=', subjectOf(kind, email))
      .where('tries', '>', 0)
      .execute(),
  )
}

async function deleteOldAttempts(db: Db, now: Date): Promise<void> {
  await inTransaction(db, (trx) =>
    trx.deleteFrom('account_tries').where('ends_at', '<=', now.toISOString()).execute(),
  )
}

/** Whoever reads the table learns no e-mail from it. */
function subjectOf(kind: AttemptKind, email: string): string {
  return createHash('sha256').update(`${kind}:${email.toLowerCase()}`).digest('base64url')
}

function tooManyAttempts(retryAfter: number): Problem {
  const minutes = Math.ceil(retryAfter / 60)
  const wait = plural('ar', minutes, {
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: '# دقائق',
    other: '# دقيقة',
  })
  return new Problem(
    'too-often',
    {
      en: `There were too many attempts for this account. Please try again in ${minutes} min.`,
      ar: `محاولات كثيرة على هذا الحساب. يرجى المحاولة بعد ${wait}.`,
    },
    { extra: { retryAfter, code: 'TOO_MANY_ATTEMPTS' } },
  )
}
