import type { Kysely } from 'kysely'

/** What is seen of a picture until its bytes are there; null until it is made. */
export async function addFirstSights(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('pictures').addColumn('sight', 'text').execute()
}
