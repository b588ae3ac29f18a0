import type { Kysely } from 'kysely'

/** What the list of emails, the inbox of receipts and the emails of a person are read from. */
export async function addListIndexes(db: Kysely<unknown>): Promise<void> {
  const lists: [string, string, string[]][] = [
    ['mail_outbox_list', 'mail_outbox', ['next_attempt_at', 'id']],
    ['mail_outbox_recipient', 'mail_outbox', ['recipient']],
    ['pictures_review', 'pictures', ['purpose', 'review']],
  ]
  for (const [name, table, columns] of lists)
    await db.schema.createIndex(name).on(table).columns(columns).execute()
}
