import type { Kysely } from 'kysely'

/** Emails keep the words that they went with, packed (mail/sent/sent-words.ts), and their subject; of those from before nobody knows. */
export async function keepSentWords(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('mail_outbox').addColumn('subject', 'text').execute()
  await db.schema.alterTable('mail_outbox').addColumn('sent_words', 'text').execute()
}
