import { type Kysely, sql } from 'kysely'

/** When each session was last seen; one that nobody has noted yet has none. Those there are were seen when they were renewed. */
export async function addSessionsSeen(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('seen_at', 'text').execute()
  await sql`update sessions set seen_at = updated_at`.execute(db)
}
