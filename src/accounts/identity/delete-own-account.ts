import { isPasswordOf } from '#src/accounts/passwords/password-hash.ts'
import { findPasswordHash, findRole, forgetPerson, isLastAdmin } from '#src/accounts/person/person.store.ts'
import type { PersonalData } from '#src/accounts/person/personal-data.ts'
import { recordAudit } from '#src/audit/record-audit.store.ts'
import { Problem } from '#src/core/problem.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { Shop } from '#src/shop.ts'
import { problemOf } from './auth-problems.ts'
import type { ProvenSession } from './identity-provider.ts'

/** Without a password to ask for, the sign-in itself has to be this young. */
const freshMs = 10 * 60_000

/**
 * Somebody deletes their own account (I8), proved by the password, or where there is none by a session of the last
 * ten minutes. Throws `refused` with a code for a wrong or missing password or an old session, `conflict` for the
 * last admin.
 */
export async function deleteOwnAccount(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  { userId, sessionId }: ProvenSession,
  { password, personalData }: { password: string | undefined; personalData: readonly PersonalData[] },
): Promise<void> {
  const hash = await findPasswordHash(db, userId)
  if (hash) {
    if (password === undefined || !(await isPasswordOf(hash, password)))
      throw problemOf(400, 'INVALID_PASSWORD')
  } else if (!(await isFreshSession({ db, clock }, sessionId))) throw problemOf(400, 'SESSION_EXPIRED')
  await forgetOwner({ db, clock }, userId, personalData)
}

/** Takes a person who asked for it out of the shop. Throws `conflict` for the last admin. */
export async function forgetOwner(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  userId: string,
  personalData: readonly PersonalData[],
): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (await isLastAdmin(trx, userId)) throw lastAdmin()
    const role = await findRole(trx, userId)
    await forgetPerson(trx, userId, personalData)
    if (role === undefined || role === 'customer') return
    // Without an address: it would be of somebody who has just asked to be forgotten.
    const by = { id: userId, role, address: null }
    await recordAudit(trx, { kind: 'person-deleted', thing: { id: userId } }, { by, now: clock() })
  })
}

/** True for a session of the last ten minutes, which stands for a password where there is none. */
export async function isFreshSession(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  sessionId: string,
): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('created_at')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return session !== undefined && clock().getTime() - Date.parse(session.created_at) < freshMs
}

/** What stops the last admin from leaving (I3). */
export function lastAdmin(): Problem {
  return new Problem(
    'conflict',
    {
      en: 'This is the only admin of the shop. Make somebody else an admin first.',
      ar: 'هذا هو المدير الوحيد للمتجر. يجب تعيين مدير آخر أولًا.',
    },
    { extra: { code: 'LAST_ADMIN' } },
  )
}
