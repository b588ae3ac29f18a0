import { type Person, roles } from '#src/core/permission.ts'
import type { Db } from '#src/db/db.ts'
import { staffFactorRow } from '#src/settings/settings.store.ts'
import { sessionEnd } from './session-life.ts'
import { proofIn, type SessionProof } from './session-proof.ts'

/** Who is behind a session, what it has proved, and what they may do just now. */
export type KnownPerson = SessionProof & {
  person: Person
  /** Staff who must have a second factor and have none yet: nothing of staff is open to them. */
  mustEnrol: boolean
}

/**
 * The person of a session that is still open (I14), whole or half; role, name and verification as they are now (I1).
 * The one reading of a session: cookies (identity/whole-session.ts) and access tokens (`findPerson`) are judged by it.
 */
export async function judgeSession(
  db: Db,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: Date,
): Promise<KnownPerson | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.email', 'users.email_verified', 'users.name', 'users.role'])
    .select(['sessions.created_at', 'sessions.seen_at', 'sessions.proved_at', 'sessions.factor_proved_at'])
    .select((session) => [
      session
        .selectFrom('second_factors')
        .select((factor) => factor.fn.countAll<number>().as('count'))
        .whereRef('second_factors.user_id', '=', 'sessions.user_id')
        .where('confirmed_at', 'is not', null)
        .as('factors'),
      session.selectFrom('settings').select('value').where('name', '=', staffFactorRow).as('demanded'),
    ])
    .where('sessions.id', '=', sessionId)
    .where('sessions.user_id', '=', userId)
    .where('sessions.expires_at', '>', now.toISOString())
    .executeTakeFirst()
  const role = roles.find((one) => one === row?.role)
  if (!row || !role || sessionEnd(row, role) <= now) return undefined
  const proof = proofIn(row, now)
  return {
    ...proof,
    person: { id: row.id, email: row.email, emailVerified: row.email_verified === 1, name: row.name, role },
    mustEnrol: role !== 'customer' && row.demanded === 'true' && !proof.hasFactor,
  }
}

/** The same of a session that opens something: a half one is nobody's (I12). */
export async function findPerson(
  ...asked: Parameters<typeof judgeSession>
): Promise<KnownPerson | undefined> {
  const known = await judgeSession(...asked)
  return known?.isWhole ? known : undefined
}
