import { randomUUID } from 'node:crypto'
import { setPassword } from '#src/accounts/identity/first-admin.ts'
import { insertPerson } from '#src/accounts/person/add-person.ts'
import { forgetFormerHolder } from '#src/accounts/person/unproved-record.store.ts'
import type { Db } from '#src/db/db.ts'

/** How an account of the shop is bound to one at the hosted provider. */
export type HostedAccount = {
  userId: string
  email: string
  /** What stands where the shop's own passwords have their hash; a mark (`newMark`) where the provider keeps it. */
  password: string | undefined
  /** The account's id at the provider; undefined while nobody has proved it there. */
  subject: string | undefined
  /** Sealed; renews what the provider takes as proof. */
  refreshToken: string | undefined
}

const markPrefix = 'hosted:'

/** Stands for a password that the provider keeps, anew for each: what is signed by an old one ends with it. */
export function newMark(): string {
  return markPrefix + randomUUID()
}

/** True where the provider knows the password, false where the shop does, or nobody. */
export function isMark(password: string | undefined): boolean {
  return password?.startsWith(markPrefix) ?? false
}

/** The account of an e-mail in lower case, of a person's id, or bound to an account at the provider. */
export async function findHostedAccount(
  db: Db,
  whose: { email: string } | { userId: string } | { subject: string },
): Promise<HostedAccount | undefined> {
  const accounts = db
    .selectFrom('users')
    .leftJoin('sign_in_methods as own', (join) =>
      join.onRef('own.user_id', '=', 'users.id').on('own.provider_id', '=', 'credential'),
    )
    .leftJoin('sign_in_methods as hosted', (join) =>
      join.onRef('hosted.user_id', '=', 'users.id').on('hosted.provider_id', '=', 'hosted'),
    )
    .select(['users.id', 'users.email', 'own.password', 'hosted.account_id', 'hosted.refresh_token'])
  const one =
    'email' in whose
      ? accounts.where('users.email', '=', whose.email)
      : 'userId' in whose
        ? accounts.where('users.id', '=', whose.userId)
        : accounts.where('hosted.account_id', '=', whose.subject)
  const row = await one.executeTakeFirst()
  return (
    row && {
      userId: row.id,
      email: row.email,
      password: row.password ?? undefined,
      subject: row.account_id ?? undefined,
      refreshToken: row.refresh_token ?? undefined,
    }
  )
}

type Binding = { userId: string; subject: string; refreshToken: string; now: Date }

/**
 * Binds an account to the one at the provider that has just been proved to be the same person's. One that is bound to
 * somebody else already stays theirs: an e-mail that moved at the provider moves nobody's account here.
 */
export async function bindAccount(trx: Db, { userId, subject, refreshToken, now }: Binding): Promise<void> {
  const at = now.toISOString()
  await trx
    .deleteFrom('sign_in_methods')
    .where('provider_id', '=', 'hosted')
    .where('user_id', '=', userId)
    .where('account_id', '<>', subject)
    .execute()
  await trx
    .insertInto('sign_in_methods')
    .values({
      id: randomUUID(),
      user_id: userId,
      account_id: subject,
      provider_id: 'hosted',
      refresh_token: refreshToken,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['provider_id', 'account_id'])
        .doUpdateSet({ refresh_token: refreshToken, updated_at: at })
        .where('sign_in_methods.user_id', '=', userId),
    )
    .execute()
}

/**
 * Opens the shop's account of somebody who has one at the provider and none here; its mailbox is not proved by that.
 * Answers its id; undefined when the e-mail has an account meanwhile.
 */
export async function openAccount(
  trx: Db,
  { now, ...person }: { name: string; email: string; now: Date },
): Promise<string | undefined> {
  const id = randomUUID()
  if ((await insertPerson(trx, { id, ...person, now })) !== id) return undefined
  await setPassword(trx, id, newMark(), now.toISOString())
  return id
}

/**
 * Who has the mailbox chose a new password at the provider: it counts from now on, the mailbox is proved, and every
 * session ends (I5).
 */
export async function replacePassword(trx: Db, userId: string, now: Date): Promise<void> {
  const at = now.toISOString()
  await setPassword(trx, userId, newMark(), at)
  await forgetFormerHolder(trx, userId)
  await trx.updateTable('users').set({ email_verified: 1, updated_at: at }).where('id', '=', userId).execute()
  await trx.deleteFrom('verifications').where('value', '=', userId).execute()
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute()
}
