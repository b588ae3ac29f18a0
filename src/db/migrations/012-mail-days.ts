import type { Kysely } from 'kysely'

/** How many emails about orders a mailbox that nobody proved got on a day. */
export async function addMailDays(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_days')
    .addColumn('subject', 'text', (column) => column.primaryKey())
    .addColumn('emails', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute()
}
