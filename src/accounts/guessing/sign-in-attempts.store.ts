import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { writtenWait } from '#src/i18n/written-wait.ts'

const quarterMs = 15 * 60_000

/** What is counted, how often it may be, and in which time (I5'). */
const quotas = {
  /** Wrong passwords for one account from one address, or from one browser that is known to the account. */
  'sign-in': { tries: 10, ms: quarterMs },
  /** Wrong passwords for one account, from wherever. */
  account: { tries: 100, ms: 4 * quarterMs },
  /** Wrong passwords from one address, for whichever accounts. */
  address: { tries: 30, ms: quarterMs },
  /** Wrong passwords typed inside a live session. */
  session: { tries: 10, ms: quarterMs },
  /** Wrong codes of a second factor for one account, from wherever; nobody comes this far without its password (I12). */
  factor: { tries: 10, ms: quarterMs },
  'factor-day': { tries: 50, ms: 96 * quarterMs },
  /** Wrong phones for one order number from one address, and for it from wherever (O13). */
  'track-order': { tries: 10, ms: 4 * quarterMs },
  'track-number': { tries: 300, ms: 4 * quarterMs },
  /** Reset letters to one account, asked for from one address or by one browser the account knows, and to its mailbox from wherever. */
  'reset-letter': { tries: 5, ms: quarterMs },
  'reset-mailbox': { tries: 30, ms: 4 * quarterMs },
  'verify-letter': { tries: 5, ms: quarterMs },
  /** Letters that ask whose mailbox it is in a day, to one address, and to all others that lead to its mailbox. */
  'verify-mailbox': { tries: 10, ms: 96 * quarterMs },
  /** Invitations by one admin, and to one mailbox, in a day (I17). */
  invitation: { tries: 20, ms: 96 * quarterMs },
  'invitation-mailbox': { tries: 5, ms: 96 * quarterMs },
} as const

/** One count: its kind, and whose it is. */
export type Count = readonly [kind: keyof typeof quotas, ...whose: string[]]

/**
 * Counts one attempt, for an e-mail the shop knows or not, before anything is looked at: of many attempts at once no
 * more than the quota go on. The database counts, so the quota holds for all processes together; an attempt that is
 * refused counts nowhere. Throws `too-often` with the seconds until it may be tried again.
 */
export async function countAttempt(db: Db, counts: readonly Count[], now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    // Every transaction takes them in the order of their kinds, so that none waits for one that waits for it.
    for (const count of counts) await countOne(trx, count, now)
  })
  if (Math.random() < 0.01) await deleteOldAttempts(db, now)
}

/** The owner got in: the count starts anew. */
export async function clearAttempts(db: Db, count: Count): Promise<void> {
  await inTransaction(db, (trx) =>
    trx.deleteFrom('account_tries').where('subject', '=', subjectOf(count)).execute(),
  )
}

/** The owner proved the mailbox: what strangers tried before counts no more, from whichever addresses. */
export async function clearAccountAttempts(db: Db, email: string): Promise<void> {
  await inTransaction(db, (trx) =>
    trx
      .deleteFrom('account_tries')
      .where(({ or, eb }) =>
        or([
          eb('subject', '=', subjectOf(['account', email])),
          eb('subject', 'like', `${subjectOf(['sign-in', email])}:%`),
        ]),
      )
      .execute(),
  )
}

/** Attempts that were no wrong password, such as one the database could not serve, do not count. */
export async function uncountAttempt(db: Db, counts: readonly Count[]): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const count of counts)
      await trx
        .updateTable('account_tries')
        .set((row) => ({ tries: row('tries', '-', 1) }))
        .where('subject', '=', subjectOf(count))
        .where('tries', '>', 0)
        .execute()
  })
}

/** Deletes counts that are over. */
export async function deleteOldAttempts(db: Db, now: Date): Promise<void> {
  await inTransaction(db, (trx) =>
    trx.deleteFrom('account_tries').where('ends_at', '<=', now.toISOString()).execute(),
  )
}

async function countOne(trx: Db, count: Count, now: Date): Promise<void> {
  const quota = quotas[count[0]]
  const ends = new Date(now.getTime() + quota.ms).toISOString()
  const at = now.toISOString()
  const { rows } = await sql<{ tries: number; ends_at: string }>`
    insert into account_tries (subject, tries, ends_at) values (${subjectOf(count)}, 1, ${ends})
    on conflict (subject) do update set
      tries = case when account_tries.ends_at <= ${at} then 1 else account_tries.tries + 1 end,
      ends_at = case when account_tries.ends_at <= ${at} then excluded.ends_at else account_tries.ends_at end
    returning tries, ends_at`.execute(trx)
  const [row] = rows
  if (row && row.tries > quota.tries)
    throw tooManyAttempts(Math.max(1, Math.ceil((Date.parse(row.ends_at) - now.getTime()) / 1000)))
}

/** Whoever reads the table learns no e-mail and no address from it. */
function subjectOf([kind, ...whose]: Count): string {
  const hashes = whose.map((one) => createHash('sha256').update(`${kind}:${one.toLowerCase()}`).digest('hex'))
  return [kind, ...hashes].join(':')
}

/** One saying for whichever count it was. */
function tooManyAttempts(retryAfter: number): Problem {
  const wait = writtenWait(retryAfter)
  return new Problem(
    'too-often',
    {
      en: `There were too many attempts. Please try again in ${wait.en}, or choose a new password under "Forgot password".`,
      ar: `محاولات كثيرة. يمكن المحاولة من جديد بعد ${wait.ar}، أو اختيار كلمة مرور جديدة من صفحة نسيان كلمة المرور.`,
    },
    { extra: { retryAfter, code: 'TOO_MANY_ATTEMPTS' } },
  )
}
