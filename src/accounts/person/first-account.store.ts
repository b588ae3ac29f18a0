import type { Db } from '#src/db/db.ts'

/** When the first of the accounts that there are was made, ISO 8601 in UTC; undefined where there is none. */
export async function firstAccountAt(db: Db): Promise<string | undefined> {
  const { first } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.min('created_at').as('first'))
    .executeTakeFirstOrThrow()
  return first ?? undefined
}
