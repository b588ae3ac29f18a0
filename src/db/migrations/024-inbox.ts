import { type Kysely, sql } from 'kysely'
import { fold } from '#src/core/fold.ts'
import { isPostgres } from '#src/db/engine.ts'
import { createTextIndex } from '#src/db/text-search.ts'

type Messages = {
  contact_messages: {
    id: string
    full_name: string
    email: string
    message: string
    search_folded: string
  }
}

/** Notices for staff, and messages of visitors that are answered from the dashboard. */
export async function addInbox(db: Kysely<unknown>): Promise<void> {
  await addNotices(db)
  for (const [column, start] of [
    ['locale', 'en'],
    ['search_folded', ''],
  ] as const) {
    await db.schema
      .alterTable('contact_messages')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(start))
      .execute()
  }
  for (const column of ['answered_at', 'answered_by'])
    await db.schema.alterTable('contact_messages').addColumn(column, 'text').execute()
  await fillSearch(db as Kysely<Messages>)
  await createTextIndex(db, 'contact_messages', 'search_folded')
  if (!isPostgres(db)) {
    const index = sql`insert into contact_messages_text (id, folded) select id, search_folded from contact_messages`
    await index.execute(db)
  }
  await db.schema
    .createTable('contact_replies')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('message_id', 'text', (c) => c.notNull().references('contact_messages.id').onDelete('cascade'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('sent_at', 'text', (c) => c.notNull())
    .addColumn('sent_by', 'text', (c) => c.notNull())
    .execute()
  const indexes: [string, string, string[]][] = [
    ['contact_messages_list', 'contact_messages', ['created_at', 'id']],
    ['contact_messages_open', 'contact_messages', ['answered_at', 'created_at', 'id']],
    ['contact_replies_message', 'contact_replies', ['message_id', 'sent_at']],
  ]
  for (const [name, table, columns] of indexes)
    await db.schema.createIndex(name).on(table).columns(columns).ifNotExists().execute()
}

async function addNotices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notices')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('thing_id', 'text', (c) => c.notNull())
    .addColumn('thing_name', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('notice_readers')
    .addColumn('person_id', 'text', (c) => c.primaryKey())
    .addColumn('seen_id', 'text', (c) => c.notNull())
    .execute()
}

/** A year of messages is a few thousand: row by row will do. */
async function fillSearch(db: Kysely<Messages>): Promise<void> {
  const rows = await db.selectFrom('contact_messages').selectAll().execute()
  for (const { id, full_name, email, message } of rows) {
    await db
      .updateTable('contact_messages')
      .set({ search_folded: fold(`${full_name} ${email} ${message}`) })
      .where('id', '=', id)
      .execute()
  }
}
