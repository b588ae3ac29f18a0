import { randomUUID } from 'node:crypto'
import { countAttempt } from '#src/accounts/guessing/sign-in-attempts.store.ts'
import { findPersonByEmail } from '#src/accounts/person/person.store.ts'
import { recordAudit } from '#src/audit/record-audit.store.ts'
import type { Locale } from '#src/core/locale.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { Actor } from '#src/http/authorize.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { queueEmails } from '#src/mail/outbox.store.ts'
import type { Shop } from '#src/shop.ts'
import { type Invitation, invitationHours, invitationPage, isStaffAlready, newToken } from './invitation.ts'

/**
 * Sends somebody a link to a role of the staff, in the language the admin reads; a newer one for the same mailbox takes
 * the place of the older. Throws `conflict` for somebody of the staff, `too-often` after 20 a day or 5 to one mailbox.
 */
export async function invite(
  { db, clock, config }: Shop,
  { email, role, locale }: Pick<Invitation, 'email' | 'role'> & { locale: Locale },
  by: Actor,
): Promise<void> {
  const now = clock()
  await countAttempt(
    db,
    [
      ['invitation', by.id],
      ['invitation-mailbox', email],
    ],
    now,
  ).catch((error: unknown) => {
    throw error instanceof Problem && error.kind === 'too-often' ? tooManyInvitations(error) : error
  })
  const { token, hash } = newToken()
  const link = `${config.PUBLIC_URL}${pathIn(locale, invitationPage)}?token=${token}`
  await inTransaction(db, async (trx) => {
    const person = await findPersonByEmail(trx, email)
    if (person && person.role !== 'customer') throw isStaffAlready()
    const invitation = {
      id: randomUUID(),
      role,
      token_hash: hash,
      invited_by: by.id,
      invited_at: now.toISOString(),
      expires_at: new Date(now.getTime() + invitationHours * 3_600_000).toISOString(),
    }
    await trx
      .insertInto('invitations')
      .values({ email, ...invitation })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(invitation))
      .execute()
    await queueEmails(trx, [{ kind: 'invitation', recipient: email, locale, payload: { link, role } }], now)
    const changes = [{ field: 'role', from: null, to: role }]
    await recordAudit(
      trx,
      { kind: 'person-invited', thing: thingOf({ id: invitation.id, email }), changes },
      { by, now },
    )
  })
}

/** The open invitations, the newest first. */
export async function listInvitations(db: Db, now: Date) {
  return db
    .selectFrom('invitations')
    .leftJoin('users', 'users.id', 'invitations.invited_by')
    .select([
      'invitations.id',
      'invitations.email',
      'invitations.role',
      'invited_at',
      'expires_at',
      'users.name as by',
    ])
    .where('expires_at', '>', now.toISOString())
    .orderBy('invited_at', 'desc')
    .orderBy('invitations.id')
    .limit(200)
    .execute()
}

/** Takes an invitation back; its link is dead at once. Throws `not-found` for one that is no longer open. */
export async function revokeInvitation(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  id: string,
  by: Actor,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const row = await trx
      .deleteFrom('invitations')
      .where('id', '=', id)
      .returning(['id', 'email'])
      .executeTakeFirst()
    if (!row)
      throw new Problem('not-found', { en: 'There is no such invitation.', ar: 'هذه الدعوة غير موجودة.' })
    await recordAudit(trx, { kind: 'invitation-revoked', thing: thingOf(row) }, { by, now: clock() })
  })
}

/** The log keeps no whole e-mail (I13): its first letter and where the mailbox is. */
function thingOf({ id, email }: { id: string; email: string }) {
  return { id, name: email.replace(/^(.)[^@]*/u, '$1…') }
}

function tooManyInvitations({ extra }: Problem): Problem {
  return new Problem(
    'too-often',
    {
      en: 'There were too many invitations today. Please try again tomorrow.',
      ar: 'بلغ عدد الدعوات حدّه اليوم. يرجى المحاولة غدًا.',
    },
    { extra: { ...extra, code: 'TOO_MANY_INVITATIONS' } },
  )
}
