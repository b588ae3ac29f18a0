import { type Kysely, PostgresAdapter } from 'kysely'

/** Which engine a database handle or transaction speaks to. Only db/ may ask. */
export function isPostgres(db: Pick<Kysely<unknown>, 'getExecutor'>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
