import type { Kysely } from 'kysely'

/** Corrections of orders: a discount, what was changed from what to what, and changes of a status that were taken back. */
export async function addCorrections(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('discount', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('orders')
    .addColumn('discount_reason', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('order_status_changes').addColumn('undoes', 'text').execute()
  await db.schema
    .createTable('order_corrections')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('corrected_at', 'text', (column) => column.notNull())
    .addColumn('corrected_by', 'text')
    .addColumn('corrected_by_role', 'text', (column) => column.notNull())
    .addColumn('differences', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('order_corrections_by_order')
    .on('order_corrections')
    .columns(['order_id', 'corrected_at'])
    .execute()
}
