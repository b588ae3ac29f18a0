import type { Kysely } from 'kysely'

/** The cash of orders that were removed for good stays in the account of the courier who had collected it (O32). */
export async function addRemovedCash(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('couriers')
    .addColumn('removed_cash', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
}
