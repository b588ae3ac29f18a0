import { type Person, roles } from '#src/core/permission.ts'
import type { Db } from '#src/db/db.ts'
import { sessionEnd } from './session-life.ts'
import { proofColumns, proofIn } from './session-proof.ts'

/** Who is behind a session, and what they may do just now. */
export type KnownPerson = {
  person: Person
  /** They proved within ten minutes who they are (I12). */
  isFresh: boolean
  /** Staff who must have a second factor and have none yet: nothing of staff is open to them. */
  mustEnrol: boolean
}

/**
 * The person of a session that is still open (I14), and whole where they have a second factor (I12); role, name and
 * verification as they are now (I1).
 */
export async function findPerson(
  db: Db,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: Date,
): Promise<KnownPerson | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.email', 'users.email_verified', 'users.name', 'users.role'])
    .select(['sessions.created_at', 'sessions.seen_at'])
    .select(proofColumns)
    .select((session) =>
      session.selectFrom('settings').select('value').where('name', '=', 'staffSecondFactor').as('demanded'),
    )
    .where('sessions.id', '=', sessionId)
    .where('sessions.user_id', '=', userId)
    .where('sessions.expires_at', '>', now.toISOString())
    .executeTakeFirst()
  const role = roles.find((one) => one === row?.role)
  if (!row || !role || sessionEnd(row, role) <= now) return undefined
  const { hasFactor, isWhole, isFresh } = proofIn(row, now)
  if (!isWhole) return undefined
  return {
    person: { id: row.id, email: row.email, emailVerified: row.email_verified === 1, name: row.name, role },
    isFresh,
    mustEnrol: role !== 'customer' && row.demanded === 'true' && !hasFactor,
  }
}
