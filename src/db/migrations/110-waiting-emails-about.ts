import type { Kysely } from 'kysely'

/**
 * What still waits to be sent about an order is looked for with each of its changes (O5'): SQLite, which knows nothing about a
 * young shop's rows, took the index of all that waits, also for its order. The emails about something are found by the same index as before.
 */
export async function findWaitingEmailsAbout(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('mail_outbox_about').execute()
  await db.schema
    .createIndex('mail_outbox_about')
    .on('mail_outbox')
    .columns(['about', 'status', 'next_attempt_at'])
    .execute()
}
