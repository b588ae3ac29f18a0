import type { Kysely } from 'kysely'

/** Where deleted products wait to be taken back, and the orders of the staff's table, which hidden ones are in too. */
export async function addDeletedProducts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deleted_products')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('product', 'text', (c) => c.notNull())
    .addColumn('deleted_at', 'text', (c) => c.notNull())
    .addColumn('deleted_by', 'text', (c) => c.notNull())
    .execute()
  const lists: [string, string, string[]][] = [
    ['deleted_products_deleted', 'deleted_products', ['deleted_at']],
    ['products_every_newest', 'products', ['created_at', 'id']],
    ['products_every_name', 'products', ['name_folded', 'id']],
    ['products_every_price', 'products', ['price', 'id']],
  ]
  for (const [name, table, columns] of lists)
    await db.schema.createIndex(name).on(table).columns(columns).execute()
}
