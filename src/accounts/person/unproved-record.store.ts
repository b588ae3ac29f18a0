import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { PersonalData } from './personal-data.ts'

/**
 * Makes way for whoever signs up with an e-mail, in any case: a record that POST /postUser made for it, which nobody
 * can sign in to, is no account of anybody. One that ever had a way in, a role or an order stays.
 */
export async function clearUnprovedRecord(
  db: Db,
  email: string,
  personalData: readonly PersonalData[],
): Promise<void> {
  const holders = personalData.flatMap(({ belongsTo }) => belongsTo ?? [])
  await inTransaction(db, async (trx) => {
    const removed = await trx
      .deleteFrom('users')
      .where('email', '=', email.toLowerCase())
      .where('role', '=', 'customer')
      .where('email_verified', '=', 0)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('sign_in_methods')
              .select('user_id')
              .whereRef('sign_in_methods.user_id', '=', 'users.id'),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('sessions').select('user_id').whereRef('sessions.user_id', '=', 'users.id'))),
      )
      .where(({ and, not, ref }) => and(holders.map((belongsTo) => not(belongsTo(trx, ref('users.id'))))))
      .returning('id')
      .executeTakeFirst()
    if (removed) await trx.deleteFrom('verifications').where('value', '=', removed.id).execute()
  })
}

/**
 * Takes out of an account whose mailbox nobody has proved what a stranger who opened it with this e-mail may have left
 * there, as its owner comes in: sessions, other ways in, second factors, and addresses that checkout would fill in (I11).
 * Of one that was proved nothing is taken. Comes before its mailbox counts as proved.
 */
export async function forgetFormerHolder(trx: Db, userId: string): Promise<void> {
  const unproved = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('email_verified', '=', 0)
    .executeTakeFirst()
  if (!unproved) return
  await trx
    .deleteFrom('sign_in_methods')
    .where('user_id', '=', userId)
    .where('provider_id', 'in', ['google', 'oidc'])
    .execute()
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute()
  await trx.deleteFrom('second_factors').where('user_id', '=', userId).execute()
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await trx.deleteFrom('saved_addresses').where('user_id', '=', userId).execute()
}
