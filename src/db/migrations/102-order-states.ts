import { type Kysely, sql } from 'kysely'

/**
 * How many orders are in each state, counted from an index that has nothing else in it: that of the lists holds what they
 * search too, and SQLite asked each order whether it is deleted.
 */
export async function indexOrderStates(db: Kysely<unknown>): Promise<void> {
  await sql`create index orders_states on orders (status, deleted_at) where deleted_at is null`.execute(db)
}
