import type { Kysely } from 'kysely'

/** Backups that the shop makes by itself, one a day. */
export async function addBackups(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('backups')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('encrypted', 'bigint', (column) => column.notNull())
    .addColumn('error', 'text', (column) => column.notNull())
    .execute()
}
