import { type Kysely, sql } from 'kysely'

/**
 * What lists are counted by, without the words that orders are found by, and with `deleted_at`, for which SQLite looks
 * each order up even where an index has only those that were not deleted. The bin. And who belongs to a customer: of an
 * index whose rows are nearly all empty SQLite learns that it finds nothing, and read all customers for each order.
 */
export async function addCoveringIndexes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('orders_counted')
    .on('orders')
    .columns([
      'status',
      'payment_method',
      'delivery_area',
      'receipt',
      'return_state',
      'placed_at',
      'deleted_at',
    ])
    .where(sql.ref('deleted_at'), 'is', null)
    .execute()
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
