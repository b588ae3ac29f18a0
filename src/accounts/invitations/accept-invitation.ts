import { randomUUID } from 'node:crypto'
import { setPassword } from '#src/accounts/identity/first-admin.ts'
import { refuseOwnWords } from '#src/accounts/passwords/own-words.ts'
import { hashPassword } from '#src/accounts/passwords/password-hash.ts'
import { insertPerson } from '#src/accounts/person/add-person.ts'
import { findPersonByEmail, listSignInMethods, lockPassword } from '#src/accounts/person/person.store.ts'
import { forgetFormerHolder } from '#src/accounts/person/unproved-record.store.ts'
import { recordAudit } from '#src/audit/record-audit.store.ts'
import { fold } from '#src/core/fold.ts'
import type { Caller } from '#src/core/permission.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { Shop } from '#src/shop.ts'
import { deadInvitation, type Invitation, isStaffAlready, openInvitation } from './invitation.ts'

/** What an invitation says to whoever holds its link: `hasAccount`, it is accepted by signing in with this e-mail. */
export async function readInvitation({ db, clock }: Pick<Shop, 'db' | 'clock'>, token: string) {
  const { email, role } = await openInvitation(db, token, clock())
  return { email, role, hasAccount: (await ownerOf(db, email)) !== undefined }
}

type Acceptance = {
  token: string
  /** Name and password of a new account. */
  account: { name: string; password: string } | undefined
  caller: Caller
  address: string | null
}

/**
 * Takes an invitation, once: its e-mail is proved and has the role from the next request on. Somebody whose mailbox was
 * proved before does it signed in; of an account that nobody proved nothing stays but its orders, for a stranger may
 * have opened it (I11). Throws `refused` for a dead link, `conflict` with LOG_IN_FIRST, WRONG_MAILBOX or ALREADY_STAFF.
 */
export async function acceptInvitation(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  { token, account, caller, address }: Acceptance,
): Promise<Pick<Invitation, 'email' | 'role'>> {
  const now = clock()
  const { email, role } = await openInvitation(db, token, now)
  if (account) await refuseOwnWords(db, account.password, { ...account, email, field: 'password' })
  const hash = account && (await hashPassword(account.password))
  await inTransaction(db, async (trx) => {
    const invitation = await openInvitation(trx, token, now)
    const taken = await trx
      .deleteFrom('invitations')
      .where('id', '=', invitation.id)
      .returning('id')
      .executeTakeFirst()
    if (!taken) throw deadInvitation()
    const owner = await ownerOf(trx, email)
    if (owner !== undefined) mustBe(caller, owner)
    else if (account && hash) await openAccount(trx, { email, name: account.name, hash, now })
    else throw nameNeeded()
    const person = await trx
      .updateTable('users')
      .set({ role: invitation.role, email_verified: 1, updated_at: now.toISOString() })
      .where('email', '=', email)
      .where('role', '=', 'customer')
      .returning('id')
      .executeTakeFirst()
    if (!person) throw isStaffAlready()
    const changes = [{ field: 'role', from: 'customer', to: invitation.role }]
    const by = { id: person.id, role: 'customer', address } as const
    await recordAudit(trx, { kind: 'invitation-accepted', thing: { id: person.id }, changes }, { by, now })
  })
  return { email, role }
}

/** Who has proved this mailbox and can sign in, by id. */
async function ownerOf(db: Db, email: string): Promise<string | undefined> {
  const person = await findPersonByEmail(db, email)
  if (person?.email_verified !== 1) return undefined
  return (await listSignInMethods(db, person.id)).length > 0 ? person.id : undefined
}

function mustBe(caller: Caller, owner: string): void {
  if (caller.role === 'visitor')
    throw new Problem(
      'conflict',
      {
        en: 'There is an account with this email. Please log in to it and open the link again.',
        ar: 'يوجد حساب بهذا البريد. يرجى تسجيل الدخول إليه ثم فتح الرابط من جديد.',
      },
      { extra: { code: 'LOG_IN_FIRST' } },
    )
  if (caller.id !== owner)
    throw new Problem(
      'conflict',
      {
        en: 'This invitation is for another email than that of the account you are logged in to.',
        ar: 'هذه الدعوة لبريد غير بريد الحساب المستخدم الآن.',
      },
      { extra: { code: 'WRONG_MAILBOX' } },
    )
}

/** An account with this name and password and no other way in. */
async function openAccount(
  trx: Db,
  { email, name, hash, now }: { email: string; name: string; hash: string; now: Date },
): Promise<void> {
  const id = await insertPerson(trx, { id: randomUUID(), name, email, now })
  await lockPassword(trx, id)
  await forgetFormerHolder(trx, id)
  await trx.deleteFrom('sessions').where('user_id', '=', id).execute()
  await trx.deleteFrom('sign_in_methods').where('user_id', '=', id).execute()
  await trx.deleteFrom('second_factors').where('user_id', '=', id).execute()
  await trx.deleteFrom('recovery_codes').where('user_id', '=', id).execute()
  await trx
    .updateTable('users')
    .set({ name, name_folded: fold(name) })
    .where('id', '=', id)
    .execute()
  await setPassword(trx, id, hash, now.toISOString())
}

function nameNeeded(): Problem {
  const message = { en: 'Please fill this in.', ar: 'يرجى ملء هذه الخانة.' }
  return new Problem('refused', message, {
    errors: ['name', 'password'].map((path) => ({ path, message })),
  })
}
