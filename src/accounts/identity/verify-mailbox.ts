import { refuseOwnWords } from '#src/accounts/passwords/own-words.ts'
import { hashPassword } from '#src/accounts/passwords/password-hash.ts'
import { lockPassword } from '#src/accounts/person/person.store.ts'
import { forgetFormerHolder } from '#src/accounts/person/unproved-record.store.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { Shop } from '#src/shop.ts'
import { verificationIdentifier } from './account-links.ts'
import { problemOf } from './auth-problems.ts'
import { setPassword } from './first-admin.ts'
import type { MailboxProof } from './identity-provider.ts'

/**
 * Takes the link of a verification e-mail, once (I11). Inside the account's own session it proves the mailbox; from
 * anywhere else a stranger may have signed up with this e-mail, so who has the mailbox chooses a new password and all
 * sessions end. Answers whose mailbox it is, by e-mail. Throws `refused` for a dead link, and where a password is needed.
 */
export async function verifyMailbox(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  { token, newPassword, sessionOf }: MailboxProof,
): Promise<string> {
  const now = clock().toISOString()
  const identifier = verificationIdentifier(token)
  const owner = await db
    .selectFrom('verifications')
    .innerJoin('users', 'users.id', 'verifications.value')
    .select(['users.id', 'users.email'])
    .where('verifications.identifier', '=', identifier)
    .where('verifications.expires_at', '>', now)
    .executeTakeFirst()
  if (!owner) throw problemOf(400, 'INVALID_TOKEN')
  const isOwnSession = sessionOf === owner.id
  if (!isOwnSession && newPassword === undefined) throw problemOf(400, 'PASSWORD_NEEDED')
  if (!isOwnSession && newPassword !== undefined)
    await refuseOwnWords(db, newPassword, { email: owner.email, field: 'newPassword' })
  const hash = isOwnSession || newPassword === undefined ? undefined : await hashPassword(newPassword)
  await inTransaction(db, async (trx) => {
    const taken = await trx
      .deleteFrom('verifications')
      .where('identifier', '=', identifier)
      .returning('id')
      .executeTakeFirst()
    if (!taken) throw problemOf(400, 'INVALID_TOKEN')
    if (hash !== undefined) {
      await lockPassword(trx, owner.id)
      await forgetFormerHolder(trx, owner.id)
    }
    await trx
      .updateTable('users')
      .set({ email_verified: 1, updated_at: now })
      .where('id', '=', owner.id)
      .execute()
    if (hash === undefined) return
    await setPassword(trx, owner.id, hash, now)
    await trx.deleteFrom('sessions').where('user_id', '=', owner.id).execute()
  })
  return owner.email
}
