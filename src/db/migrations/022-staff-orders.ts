import type { Kysely } from 'kysely'

/** Where an order came from and who of the staff made it; orders that staff prepare and a shopper confirms (O19). */
export async function addStaffOrders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('source', 'text', (column) => column.notNull().defaultTo('web'))
    .execute()
  await db.schema.alterTable('orders').addColumn('made_by', 'text').execute()
  await db.schema
    .createTable('order_drafts')
    .addColumn('token', 'text', (column) => column.primaryKey())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('made_by', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('order_id', 'text')
    .execute()
  await db.schema.createIndex('order_drafts_expires').on('order_drafts').columns(['expires_at']).execute()
}
