import { type Kysely, sql } from 'kysely'
import { isPostgres } from '#src/db/engine.ts'

/**
 * An email names what it is about, an order, a message or a reply (mail/email.ts), and is found by it: whoever is forgotten
 * had all payloads read for each hundred orders (I8). In a text of JSON quotes are escaped, so what is found is a key.
 */
export async function nameWhatEmailsAreAbout(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('mail_outbox')
    .addColumn('about', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  const named = isPostgres(db)
    ? sql`substring(payload from '"(?:orderId|messageId|replyId)":"([^"]*)"')`
    : sql`case when json_valid(payload) then coalesce(payload ->> 'orderId', payload ->> 'messageId', payload ->> 'replyId') end`
  await sql`update mail_outbox set about = coalesce(${named}, '')`.execute(db)
  await db.schema.createIndex('mail_outbox_about').on('mail_outbox').column('about').execute()
}
