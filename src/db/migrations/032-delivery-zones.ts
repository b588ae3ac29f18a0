import type { Kysely } from 'kysely'

/** Zones with terms of delivery of their own (O40), and the addresses that people keep in their account (O39). */
export async function addDeliveryZones(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('delivery_zones')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_ar', 'text', (column) => column.notNull())
    .addColumn('places', 'text', (column) => column.notNull())
    .addColumn('home_charge', 'bigint')
    .addColumn('office_charge', 'bigint')
    .addColumn('free_over', 'bigint')
    .addColumn('cash', 'bigint', (column) => column.notNull())
    .addColumn('days', 'bigint', (column) => column.notNull())
    .addColumn('cut_off', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('saved_addresses')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('mobile', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('wilayat', 'text', (column) => column.notNull())
    .addColumn('area', 'text', (column) => column.notNull())
    .addColumn('line', 'text', (column) => column.notNull())
    .addColumn('pin', 'text', (column) => column.notNull())
    .addColumn('is_default', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('saved_addresses_user')
    .on('saved_addresses')
    .columns(['user_id', 'created_at'])
    .execute()
}
