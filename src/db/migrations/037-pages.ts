import type { Kysely } from 'kysely'

/** Pages of the owner's own with every version that was kept and the addresses they once had, and home as she arranges it. */
export async function createPages(db: Kysely<unknown>): Promise<void> {
  let pages = db.schema
    .createTable('pages')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .addColumn('published', 'bigint')
    .addColumn('updated_at', 'text', (c) => c.notNull())
  for (const column of ['latest', 'in_menu', 'in_footer', 'hidden', 'position', 'version'])
    pages = pages.addColumn(column, 'bigint', (c) => c.notNull().defaultTo(0))
  await pages.execute()
  await db.schema
    .createTable('page_versions')
    .addColumn('page_id', 'text', (c) => c.notNull().references('pages.id').onDelete('cascade'))
    .addColumn('number', 'bigint', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('saved_at', 'text', (c) => c.notNull())
    .addColumn('saved_by', 'text')
    .addPrimaryKeyConstraint('page_versions_key', ['page_id', 'number'])
    .execute()
  await db.schema
    .createTable('page_addresses')
    .addColumn('slug', 'text', (c) => c.primaryKey())
    .addColumn('page_id', 'text', (c) => c.notNull().references('pages.id').onDelete('cascade'))
    .execute()
  await db.schema
    .createTable('home_layout')
    .addColumn('id', 'bigint', (c) => c.primaryKey())
    .addColumn('sections', 'text', (c) => c.notNull())
    .addColumn('version', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('page_addresses_of').on('page_addresses').columns(['page_id']).execute()
}
