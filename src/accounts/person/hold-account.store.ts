import type { Db } from '#src/db/db.ts'
import { shareRows } from '#src/db/row-lock.ts'

/**
 * The account, which nobody deletes until this transaction ends; undefined where it is gone. Whoever stores something under
 * it that the database itself does not tie to it asks first, or that would outlive it (I8).
 */
export async function holdAccount(trx: Db, userId: string): Promise<string | undefined> {
  const account = trx.selectFrom('users').select('id').where('id', '=', userId)
  return (await shareRows(trx, account).executeTakeFirst())?.id
}
