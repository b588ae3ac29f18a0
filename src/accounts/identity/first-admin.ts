import { randomBytes, randomUUID } from 'node:crypto'
import { hashPassword } from '#src/accounts/passwords/password-hash.ts'
import { insertPerson } from '#src/accounts/person/add-person.ts'
import { lockPassword } from '#src/accounts/person/person.store.ts'
import { shell } from '#src/audit/audit.ts'
import { type AuditEntry, recordAudit } from '#src/audit/record-audit.store.ts'
import { firstAdminName } from '#src/core/first-admin.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'

/** What the shop's owner needs to log in; the password is shown once and stored nowhere. */
export type AdminKeys = { email: string; password: string }

/**
 * Makes the first admin where there is none (I4). Answers the keys to tell, the password only where it is a random one;
 * undefined when there is an admin, or another process that started at the same moment has just made it.
 */
export async function makeFirstAdmin(
  db: Db,
  { ADMIN_EMAIL, ADMIN_PASSWORD }: { ADMIN_EMAIL: string; ADMIN_PASSWORD?: string | undefined },
  now: Date,
): Promise<(Pick<AdminKeys, 'email'> & Partial<AdminKeys>) | undefined> {
  const admin = await db.selectFrom('users').select('id').where('role', '=', 'admin').executeTakeFirst()
  if (admin) return undefined
  const keys = { email: ADMIN_EMAIL.toLowerCase(), password: ADMIN_PASSWORD ?? randomPassword() }
  const made = await raise(db, keys, now, { onlyOnce: true })
  if (!made) return undefined
  return ADMIN_PASSWORD ? { email: keys.email } : keys
}

/**
 * Makes somebody an admin who can log in with this password, or a random one: a new account, or the one there is.
 * Their sessions end, because whoever had them may not be the owner.
 */
export async function createAdmin(
  db: Db,
  { email, password = randomPassword() }: { email: string; password?: string | undefined },
  now: Date,
): Promise<AdminKeys> {
  const keys = { email: email.trim().toLowerCase(), password }
  await raise(db, keys, now, { onlyOnce: false })
  return keys
}

async function raise(
  db: Db,
  { email, password }: AdminKeys,
  now: Date,
  { onlyOnce }: { onlyOnce: boolean },
): Promise<boolean> {
  const hash = await hashPassword(password)
  const at = now.toISOString()
  return inTransaction(db, async (trx) => {
    const id = await insertPerson(trx, { id: randomUUID(), name: firstAdminName, email, now })
    await lockPassword(trx, id)
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set({ role: 'admin', email_verified: 1, updated_at: at })
      .where('email', '=', email)
      .where('role', '<>', 'admin')
      .executeTakeFirstOrThrow()
    if (onlyOnce && numUpdatedRows === 0n) return false
    await trx.deleteFrom('sessions').where('user_id', '=', id).execute()
    await setPassword(trx, id, hash, at)
    const change = { field: 'role', from: null, to: 'admin' }
    const isNew = numUpdatedRows !== 0n
    const line: AuditEntry = isNew
      ? { kind: 'role-changed', thing: { id }, changes: [change] }
      : { kind: 'password-reset', thing: { id } }
    await recordAudit(trx, line, { by: shell, now })
    return true
  })
}

/** Gives somebody this password, hashed, beside the other ways in. */
export async function setPassword(trx: Db, userId: string, password: string, at: string): Promise<void> {
  await trx
    .insertInto('sign_in_methods')
    .values({
      id: randomUUID(),
      user_id: userId,
      account_id: userId,
      provider_id: 'credential',
      password,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['provider_id', 'account_id']).doUpdateSet({ password, updated_at: at }),
    )
    .execute()
}

function randomPassword(): string {
  return randomBytes(12).toString('base64url')
}
