import { type Kysely, sql } from 'kysely'

/**
 * What whoever asked for a return wants for it, and the order that takes the new pieces out (O16). On the order stands where
 * its last return is, so that lists tell those that are finished apart.
 */
export async function addExchanges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('returns')
    .addColumn('wants', 'text', (column) => column.notNull().defaultTo('refund'))
    .execute()
  await db.schema.alterTable('returns').addColumn('exchange_order_id', 'text').execute()
  await db.schema.createIndex('returns_by_exchange').on('returns').columns(['exchange_order_id']).execute()
  await db.schema
    .alterTable('orders')
    .addColumn('return_state', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await sql`update orders set return_state = (
      select state from returns where order_id = orders.id order by asked_at desc, id desc limit 1)
    where id in (select order_id from returns)`.execute(db)
}
