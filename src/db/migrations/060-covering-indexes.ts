import { type Kysely, sql } from 'kysely'
import { isPostgres } from '#src/db/engine.ts'

/**
 * Indexes that answer by themselves. SQLite looks an order up for `deleted_at`, even where the index has only orders
 * that were not deleted, and forgets an index of which it has learned that nearly all rows are empty: a guest's order
 * was placed by reading all customers.
 */
export async function addCoveringIndexes(db: Kysely<unknown>): Promise<void> {
  const asked = ['receipt', 'payment_method', 'delivery_area', ...(isPostgres(db) ? [] : ['search_folded'])]
  const lists: [string, string[]][] = [
    ['orders_list', ['placed_at', 'id', 'status']],
    ['orders_list_status', ['status', 'placed_at', 'id']],
  ]
  for (const [name, columns] of lists) {
    await db.schema.dropIndex(name).execute()
    await db.schema
      .createIndex(name)
      .on('orders')
      .columns([...columns, 'deleted_at', 'return_state', ...asked])
      .where(sql.ref('deleted_at'), 'is', null)
      .execute()
  }
  await db.schema
    .createIndex('orders_deleted')
    .on('orders')
    .columns(['deleted_at', 'id'])
    .where(sql.ref('deleted_at'), 'is not', null)
    .execute()
  await db.schema.dropIndex('customers_into').execute()
  await db.schema
    .createIndex('customers_into')
    .on('customers')
    .columns(['into_id'])
    .where(sql.ref('into_id'), 'is not', null)
    .execute()
}
