import type { Kysely } from 'kysely'

/** The address of a product that staff chose, and every one that a product has or had, whose it stays (P23). */
export async function addProductAddresses(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('products').addColumn('address', 'text').execute()
  await db.schema
    .createTable('product_addresses')
    .addColumn('address', 'text', (c) => c.primaryKey())
    .addColumn('product_id', 'text', (c) => c.notNull())
    .execute()
}
