import type { Db } from '#src/db/db.ts'

/** The account of this e-mail, in lower case; undefined when there is none. */
export async function findUserId(db: Db, email: string): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return row?.id
}
