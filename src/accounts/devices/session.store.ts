import { createHash } from 'node:crypto'
import { type SessionTimes, sessionEnd } from '#src/accounts/person/session-life.ts'
import { recordAudit } from '#src/audit/record-audit.store.ts'
import { isStaff, type Role, roles } from '#src/core/permission.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { Actor } from '#src/http/authorize.ts'

/** The most sessions a list shows; ending "all others" ends the rest too. */
const longestList = 100

/** Somebody's open session. Times are ISO 8601 in UTC. */
export type OpenSession = SessionTimes & { id: string; ip_address: string | null; user_agent: string | null }

/** How the table keeps a session's token (I5). */
export function sessionTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Ends the session of a token if its time is over by the role its person has now (I14). */
export async function endIfOver(db: Db, token: string, now: Date): Promise<void> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.created_at', 'sessions.seen_at', 'users.role'])
    .where('sessions.token', '=', sessionTokenHash(token))
    .executeTakeFirst()
  if (!row || sessionEnd(row, roleOf(row)) > now) return
  await inTransaction(db, (trx) => trx.deleteFrom('sessions').where('id', '=', row.id).execute())
}

/** Writes down that a session was seen now, which keeps it from resting too long. */
export async function markSeen(db: Db, id: string, now: Date): Promise<void> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.created_at', 'users.role'])
    .where('sessions.id', '=', id)
    .executeTakeFirst()
  if (!row) return
  const seen_at = now.toISOString()
  const expires_at = sessionEnd({ ...row, seen_at }, roleOf(row)).toISOString()
  await inTransaction(db, (trx) =>
    trx.updateTable('sessions').set({ seen_at, expires_at }).where('id', '=', id).execute(),
  )
}

/** Somebody who has just signed in, and since when there is such an account. */
export type NewlySignedIn = { email: string; name: string; created_at: string; role: string }

/**
 * Writes down from where a session was opened, once: the database decides who does. Undefined for one that was noted
 * before, or that is not there.
 */
export async function noteNewSession(
  trx: Db,
  token: string,
  { now, ...from }: { ip_address: string; user_agent: string; now: Date },
): Promise<NewlySignedIn | undefined> {
  const noted = await trx
    .updateTable('sessions')
    .set({ ...from, seen_at: now.toISOString() })
    .where('token', '=', sessionTokenHash(token))
    .where('seen_at', 'is', null)
    .returning(['id', 'user_id', 'created_at'])
    .executeTakeFirst()
  if (!noted) return undefined
  const person = await trx
    .selectFrom('users')
    .select(['email', 'name', 'created_at', 'role'])
    .where('id', '=', noted.user_id)
    .executeTakeFirstOrThrow()
  const end = sessionEnd({ created_at: noted.created_at, seen_at: now.toISOString() }, roleOf(person))
  await trx
    .updateTable('sessions')
    .set({ expires_at: end.toISOString() })
    .where('id', '=', noted.id)
    .execute()
  return person
}

/** Somebody's open sessions, the last seen first. */
export async function listOpenSessions(db: Db, userId: string, now: Date): Promise<OpenSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.created_at', 'seen_at', 'ip_address', 'user_agent', 'users.role'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .orderBy((row) => row.fn.coalesce('seen_at', 'sessions.created_at'), 'desc')
    .orderBy('sessions.id')
    .limit(longestList)
    .execute()
  // By the role somebody has, also while it rests for want of a second factor (I12).
  return rows.filter((row) => sessionEnd(row, roleOf(row)) > now)
}

/** Ends one of somebody's sessions; false when they have none of this id. */
export async function endSession(
  db: Db,
  id: string,
  { by, now }: { by: Actor; now: Date },
): Promise<boolean> {
  const ended = await inTransaction(db, async (trx) => {
    const own = trx.deleteFrom('sessions').where('id', '=', id).where('user_id', '=', by.id)
    const { numDeletedRows } = await own.executeTakeFirstOrThrow()
    await recordEnded(trx, Number(numDeletedRows), { by, now })
    return numDeletedRows
  })
  return ended === 1n
}

/** Ends all of somebody's sessions but one; answers how many. */
export async function endOtherSessions(
  db: Db,
  kept: string,
  { by, now }: { by: Actor; now: Date },
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const others = trx.deleteFrom('sessions').where('user_id', '=', by.id).where('id', '<>', kept)
    const ended = Number((await others.executeTakeFirstOrThrow()).numDeletedRows)
    await recordEnded(trx, ended, { by, now })
    return ended
  })
}

/** The activity log is told of the staff's (I13). */
async function recordEnded(trx: Db, ended: number, { by, now }: { by: Actor; now: Date }): Promise<void> {
  if (ended === 0 || !isStaff(by)) return
  const changes = [{ field: 'sessions', from: ended, to: 0 }]
  await recordAudit(trx, { kind: 'sessions-ended', thing: { id: by.id }, changes }, { by, now })
}

/** A role nobody knows gets the shorter life. */
function roleOf({ role }: { role: string }): Role {
  return roles.find((one) => one === role) ?? 'manager'
}
