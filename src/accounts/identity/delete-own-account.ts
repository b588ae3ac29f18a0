import { isPasswordOf } from '#src/accounts/passwords/password-hash.ts'
import {
  findPasswordHash,
  findRole,
  forgetPerson,
  isLastAdmin,
  lockAccount,
} from '#src/accounts/person/person.store.ts'
import type { PersonalData } from '#src/accounts/person/personal-data.ts'
import { recordAudit } from '#src/audit/record-audit.store.ts'
import { Problem } from '#src/core/problem.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { Shop } from '#src/shop.ts'
import { problemOf } from './auth-problems.ts'
import type { FreshSession } from './identity-provider.ts'

/**
 * Somebody deletes their own account (I8), proved by the password, or where there is none by a proof of the last
 * ten minutes (I12). Throws `refused` with a code for a wrong or missing password or an old session, `conflict` for the
 * last admin.
 */
export async function deleteOwnAccount(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  { userId, isFresh }: FreshSession,
  { password, personalData }: { password: string | undefined; personalData: readonly PersonalData[] },
): Promise<void> {
  const hash = await findPasswordHash(db, userId)
  if (hash) {
    if (password === undefined || !(await isPasswordOf(hash, password)))
      throw problemOf(400, 'INVALID_PASSWORD')
  } else if (!isFresh) throw problemOf(400, 'SESSION_EXPIRED')
  await forgetOwner({ db, clock }, userId, { personalData, hash })
}

/**
 * Takes a person who asked for it out of the shop. Throws `conflict` for the last admin, and `refused` where the password
 * of this hash, which they proved, is no longer theirs.
 */
export async function forgetOwner(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  userId: string,
  { personalData, hash }: { personalData: readonly PersonalData[]; hash?: string | undefined },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const present = await lockAccount(trx, userId)
    if (hash !== undefined && present !== hash) throw problemOf(400, 'INVALID_PASSWORD')
    if (await isLastAdmin(trx, userId)) throw lastAdmin()
    const role = await findRole(trx, userId)
    await forgetPerson(trx, userId, personalData)
    if (role === undefined || role === 'customer') return
    // Without an address: it would be of somebody who has just asked to be forgotten.
    const by = { id: userId, role, address: null }
    await recordAudit(trx, { kind: 'person-deleted', thing: { id: userId } }, { by, now: clock() })
  })
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
