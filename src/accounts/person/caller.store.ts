import { type Person, roles } from '#src/core/permission.ts'
import type { Db } from '#src/db/db.ts'

/** The person of a session that is still open; role, name and verification as they are now (I1). */
export async function findPerson(
  db: Db,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: Date,
): Promise<Person | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.email', 'users.email_verified', 'users.name', 'users.role'])
    .where('sessions.id', '=', sessionId)
    .where('sessions.user_id', '=', userId)
    .where('sessions.expires_at', '>', now.toISOString())
    .executeTakeFirst()
  const role = roles.find((one) => one === row?.role)
  if (!row || !role) return undefined
  return { id: row.id, email: row.email, emailVerified: row.email_verified === 1, name: row.name, role }
}
