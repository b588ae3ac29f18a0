import type { Kysely } from 'kysely'

/** How many emails about itself an order may still send to a mailbox that nobody proved (O22). */
export async function addOwnEmails(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('own_emails', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
}
