import { createHash, randomBytes } from 'node:crypto'
import { forgetFormerHolder } from '#src/accounts/person/unproved-record.store.ts'
import type { Locale } from '#src/core/locale.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { preferredLocale } from '#src/http/accept-language.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { queueEmails } from '#src/mail/outbox.store.ts'
import type { Shop } from '#src/shop.ts'

const resetMinutes = 60
const verifyMinutes = 3 * 24 * 60

/** The pages the emails lead to, each with `?token=`. */
export const verifyPage = '/authentication/verify-email'
export const resetPage = '/authentication/reset-password'

type LinkContext = Pick<Shop, 'db' | 'clock' | 'config'>

/** Emails with a link that proves whose mailbox it is. Links carry PUBLIC_URL whatever the Host header said. */
export const accountLinks = {
  /** Queues the email that asks whether an address is its owner's; the newest of its links works, once, for 3 days. */
  async sendVerification(
    { db, clock, config }: LinkContext,
    user: { id: string; email: string; name: string },
    languages: string | null | undefined,
  ): Promise<void> {
    const locale = preferredLocale(languages)
    const token = newToken()
    const link = linkTo(config.PUBLIC_URL, locale, verifyPage, token)
    const email = {
      kind: 'verify-email',
      recipient: user.email,
      locale,
      payload: { link, name: user.name },
    } as const
    await inTransaction(db, async (trx) => {
      const proof = { id: `verify:${user.id}`, identifier: verificationIdentifier(token), value: user.id }
      await saveProof(trx, proof, { now: clock(), minutes: verifyMinutes })
      await queueEmails(trx, [email], clock())
    })
  },

  /**
   * Queues an email with a reset link; only the newest of somebody's links works, once, for 60 minutes (I5).
   * For an unknown e-mail the database has the same work and nobody gets an email, so that the answer takes as long.
   */
  async sendReset({ db, clock, config }: LinkContext, email: string, locale: Locale): Promise<void> {
    const token = newToken()
    const link = linkTo(config.PUBLIC_URL, locale, resetPage, token)
    await inTransaction(db, async (trx) => {
      const now = clock()
      const person = await trx
        .selectFrom('users')
        .select(['id', 'name', 'email'])
        .where('email', '=', email)
        .executeTakeFirst()
      const owner = person?.id ?? 'nobody'
      const proof = { id: `reset:${owner}`, identifier: resetIdentifier(token), value: owner }
      await saveProof(trx, proof, { now, minutes: resetMinutes })
      const payload = { link, name: person?.name }
      await queueEmails(
        trx,
        [{ kind: 'reset-password', recipient: person?.email ?? '', locale, payload }],
        now,
      )
    })
  },

  /** Whose reset link this is, by e-mail; undefined for one that does not work. */
  async resetOwner({ db, clock }: LinkContext, token: string): Promise<string | undefined> {
    const owner = await db
      .selectFrom('verifications')
      .innerJoin('users', 'users.id', 'verifications.value')
      .select('users.email')
      .where('verifications.identifier', '=', resetIdentifier(token))
      .where('verifications.expires_at', '>', clock().toISOString())
      .executeTakeFirst()
    return owner?.email
  },
}

type Proving = Pick<Shop, 'db' | 'clock'>

/** Who could open a link that was sent to the mailbox has it. */
export async function markMailboxProved({ db, clock }: Proving, userId: string): Promise<void> {
  await inTransaction(db, (trx) => prove(trx, userId, clock()))
}

/** The same by a reset link, which leaves nothing of whoever opened the account (I11). */
export async function markOwnerProved({ db, clock }: Proving, userId: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    await forgetFormerHolder(trx, userId)
    await prove(trx, userId, clock())
  })
}

async function prove(trx: Db, userId: string, now: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email_verified: 1, updated_at: now.toISOString() })
    .where('id', '=', userId)
    .execute()
}

/** One row for each person and use: a newer link takes the place of the older, also of one made at the same moment. */
async function saveProof(
  trx: Db,
  { id, ...named }: { id: string; identifier: string; value: string },
  { now, minutes }: { now: Date; minutes: number },
): Promise<void> {
  const proof = {
    ...named,
    expires_at: new Date(now.getTime() + minutes * 60_000).toISOString(),
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  }
  await trx
    .insertInto('verifications')
    .values({ id, ...proof })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(proof))
    .execute()
}

function newToken(): string {
  return randomBytes(24).toString('base64url')
}

/** The link of a verification e-mail, as a hash. */
export function verificationIdentifier(token: string): string {
  return createHash('sha256').update(`verify-email:${token}`).digest('base64url')
}

/** How better-auth names a reset link in its table, as a hash (its `storeIdentifier: 'hashed'`). */
function resetIdentifier(token: string): string {
  return createHash('sha256').update(`reset-password:${token}`).digest('base64url')
}

function linkTo(publicUrl: string, locale: Locale, page: string, token: string): string {
  return `${publicUrl}${pathIn(locale, page)}?token=${encodeURIComponent(token)}`
}
