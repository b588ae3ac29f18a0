import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../engine.ts'

/** Calls of an address that all processes count together (H2). They are worth nothing after a crash: no log is kept of them. */
export async function addCallCounts(db: Kysely<unknown>): Promise<void> {
  const table = db.schema
    .createTable('call_counts')
    .addColumn('counted', 'text', (column) => column.primaryKey())
    .addColumn('calls', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
  await (isPostgres(db) ? table.modifyFront(sql`unlogged`) : table).execute()
  await db.schema.createIndex('call_counts_old').on('call_counts').column('ends_at').execute()
}
