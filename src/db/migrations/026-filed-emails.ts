import type { Kysely } from 'kysely'

/**
 * Whether an email was only written into a folder because the shop had no mail server: 1, or 0 where one took it. Of those
 * from before nobody knows.
 */
export async function addFiledEmails(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('mail_outbox').addColumn('filed', 'bigint').execute()
}
