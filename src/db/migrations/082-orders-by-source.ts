import { type Kysely, sql } from 'kysely'

/**
 * Orders of one source, and whether any is the demo's: of what few or none are, all had to be read. `deleted_at` as in
 * 060, for SQLite.
 */
export async function indexSources(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('orders_source')
    .on('orders')
    .columns(['source', 'placed_at', 'id', 'status', 'deleted_at'])
    .where(sql.ref('deleted_at'), 'is', null)
    .execute()
  await db.schema
    .createIndex('orders_demo')
    .on('orders')
    .columns(['id'])
    .where(sql.ref('demo'), '=', sql.lit(1))
    .execute()
}
