import { randomUUID } from 'node:crypto'
import { signAccessToken } from '#src/accounts/identity/access-token.ts'
import { fold } from '#src/core/fold.ts'
import type { Person, Role } from '#src/core/permission.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { Shop } from '#src/shop.ts'

const weekMs = 7 * 24 * 3600 * 1000

/** Somebody with an open session, and the headers their browser sends. */
export type SignedIn = { person: Person; sessionId: string; headers: { authorization: string } }

/** Puts a person of this role into a test shop, signed in; the token is the one POST /api/jwt would answer. */
export async function signIn(
  { db, secret, clock }: Shop,
  role: Role,
  {
    email = `${role}-${randomUUID().slice(0, 8)}@people.test`,
    emailVerified = true,
    name = `Noor ${role}`,
  } = {},
): Promise<SignedIn> {
  const now = clock()
  const [id, sessionId] = [randomUUID(), randomUUID()]
  const times = { created_at: now.toISOString(), updated_at: now.toISOString() }
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('users')
      .values({
        id,
        name,
        name_folded: fold(name),
        email,
        email_verified: emailVerified ? 1 : 0,
        role,
        ...times,
      })
      .execute()
    await trx
      .insertInto('sessions')
      .values({
        id: sessionId,
        user_id: id,
        token: randomUUID(),
        expires_at: new Date(now.getTime() + weekMs).toISOString(),
        ...times,
      })
      .execute()
  })
  const token = await signAccessToken(secret, { userId: id, sessionId }, now)
  return {
    person: { id, email, emailVerified, name, role },
    sessionId,
    headers: { authorization: `Bearer ${token}` },
  }
}
