import { forgetAuditOf } from '#src/audit/forget-audit.store.ts'
import { type Role, roles } from '#src/core/permission.ts'
import type { Db } from '#src/db/db.ts'
import { lockRows } from '#src/db/row-lock.ts'
import type { EmailKind } from '#src/mail/email.ts'
import { forgetEmailsTo } from '#src/mail/forget-emails.store.ts'
import type { PersonalData } from './personal-data.ts'

/** A person as the list of users has them. Times are ISO 8601 in UTC. */
export type PersonRow = {
  id: string
  name: string
  email: string
  email_verified: 0 | 1
  role: string
  created_at: string
}

export const personColumns = ['id', 'name', 'email', 'email_verified', 'role', 'created_at'] as const

/** Somebody by their e-mail, in lower case. */
export function findPersonByEmail(db: Db, email: string): Promise<PersonRow | undefined> {
  return db.selectFrom('users').select(personColumns).where('email', '=', email).executeTakeFirst()
}

/** The role somebody has now; undefined when there is no such person. */
export async function findRole(db: Db, id: string): Promise<Role | undefined> {
  const row = await db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirst()
  return roles.find((role) => role === row?.role)
}

/** The hash of somebody's password; undefined for who only comes by another way. */
export async function findPasswordHash(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('sign_in_methods')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst()
  return row?.password ?? undefined
}

/**
 * The hash of somebody's password, which nobody replaces until the transaction ends. Whoever ends sessions because of a new
 * password, or writes one because of the former, asks it first, so that neither goes on with what the other has changed.
 * Locks are taken in one order, or two wait for each other: the links they were sent, their password, then the rest.
 */
export async function lockPassword(trx: Db, userId: string): Promise<string | undefined> {
  const row = await lockRows(
    trx,
    trx
      .selectFrom('sign_in_methods')
      .select('password')
      .where('user_id', '=', userId)
      .where('provider_id', '=', 'credential'),
  ).executeTakeFirst()
  return row?.password ?? undefined
}

/** The same, of somebody whose links go too. */
export async function lockAccount(trx: Db, userId: string): Promise<string | undefined> {
  const links = trx.selectFrom('verifications').select('id').where('value', '=', userId).orderBy('id')
  await lockRows(trx, links).execute()
  return lockPassword(trx, userId)
}

/** The ways somebody can sign in: `credential` is a password. */
export async function listSignInMethods(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('sign_in_methods')
    .select('provider_id')
    .where('user_id', '=', userId)
    .orderBy('provider_id')
    .execute()
  return rows.map((row) => row.provider_id)
}

/**
 * True when somebody is the only admin. Whoever takes a role away or deletes asks in the same transaction: on
 * PostgreSQL the admins stay locked until it ends, so that two admins demoting each other come one after the other (I3).
 */
export async function isLastAdmin(trx: Db, id: string): Promise<boolean> {
  const admins = await lockRows(
    trx,
    trx.selectFrom('users').select('id').where('role', '=', 'admin').orderBy('id'),
  ).execute()
  return admins.length === 1 && admins[0]?.id === id
}

/**
 * Deletes somebody and what is theirs (I8): of what the other slices keep, each forgets its part. Comes after `lockAccount`, and locks the account's own row
 * before anything is looked for: who holds it (hold-account.store.ts) is waited for, or comes later and finds nobody. Of an e-mail nobody proved only the account's own emails go, and never those the shop itself is sent. False when there was nobody.
 */
export async function forgetPerson(
  trx: Db,
  id: string,
  personalData: readonly PersonalData[],
): Promise<boolean> {
  const person = await lockRows(
    trx,
    trx.selectFrom('users').select(['email', 'email_verified']).where('id', '=', id),
  ).executeTakeFirst()
  if (!person) return false
  const email = person.email_verified === 1 ? person.email : undefined
  for (const { forget } of personalData) await forget(trx, { userId: id, email })
  await forgetEmailsTo(trx, person.email, accountEmailKinds)
  await trx.deleteFrom('verifications').where('value', '=', id).execute()
  await trx.deleteFrom('sessions').where('user_id', '=', id).execute()
  await trx.deleteFrom('sign_in_methods').where('user_id', '=', id).execute()
  await trx.deleteFrom('second_factors').where('user_id', '=', id).execute()
  await trx.deleteFrom('invitations').where('email', '=', person.email).execute()
  await trx.deleteFrom('recovery_codes').where('user_id', '=', id).execute()
  const { numDeletedRows } = await trx.deleteFrom('users').where('id', '=', id).executeTakeFirstOrThrow()
  // Last, because the database lets the log forget only whose account is gone.
  await forgetAuditOf(trx, 'person', [id])
  return numDeletedRows === 1n
}

const accountEmailKinds: readonly EmailKind[] = [
  'verify-email',
  'reset-password',
  'invitation',
  'new-device',
  'password-changed',
  'factor-added',
  'factor-removed',
]
