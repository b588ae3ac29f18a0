import type { Kysely } from 'kysely'

/** Devices that staff are told on, and what they are still to be told. */
export async function addPush(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('push_devices')
    .addColumn('session_id', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('endpoint', 'text', (column) => column.notNull().unique())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('shop_key', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('kinds', 'text', (column) => column.notNull())
    .addColumn('quiet_from', 'text', (column) => column.notNull())
    .addColumn('quiet_to', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('push_devices_person')
    .on('push_devices')
    .columns(['person_id', 'created_at'])
    .execute()
  await db.schema
    .createTable('push_outbox')
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('notice_id', 'text', (column) => column.notNull())
    .addColumn('attempts', 'bigint', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('push_outbox_key', ['session_id', 'notice_id'])
    .execute()
  await db.schema.createIndex('push_outbox_due').on('push_outbox').column('next_attempt_at').execute()
}
