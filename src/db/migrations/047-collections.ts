import type { Kysely } from 'kysely'

/**
 * Collections: goods from anywhere, chosen by hand or by a rule (P18), with their order, their times as minutes of Muscat,
 * and where addresses that are no more lead. `shown` is 1 between start and end; `as_of` is the Muscat day by which a rule
 * counts how new goods are, null where none does.
 */
export async function createCollections(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('collections')
    .addColumn('slug', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('name_ar', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('text_ar', 'text', (c) => c.notNull())
    .addColumn('image', 'text')
    .addColumn('rule', 'text')
    .addColumn('starts_at', 'text')
    .addColumn('ends_at', 'text')
    .addColumn('shown', 'bigint', (c) => c.notNull())
    .addColumn('as_of', 'text')
    .addColumn('hidden', 'bigint', (c) => c.notNull())
    .addColumn('in_menu', 'bigint', (c) => c.notNull())
    .addColumn('position', 'bigint', (c) => c.notNull())
    .addColumn('version', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('collection_products')
    .addColumn('collection', 'text', (c) => c.notNull())
    .addColumn('product_id', 'text', (c) => c.notNull())
    .addColumn('position', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('collection_products_pk', ['collection', 'product_id'])
    .execute()
  await db.schema
    .createTable('collection_moves')
    .addColumn('slug', 'text', (c) => c.primaryKey())
    .addColumn('to_slug', 'text', (c) => c.notNull())
    .execute()
}
