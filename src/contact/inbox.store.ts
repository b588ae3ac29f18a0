import type { Selectable } from 'kysely'
import { fold } from '#src/core/fold.ts'
import { storedLocale } from '#src/core/locale.ts'
import { decodeCursor, encodeCursor, type Page } from '#src/core/page.ts'
import type { Db, Tables } from '#src/db/db.ts'
import { contains, isCommon } from '#src/db/text-search.ts'
import { InboxConversation, InboxMessage, type InboxState } from './inbox.ts'

type MessageRow = Selectable<Tables['contact_messages']> & { answered_name: string | null }

/** Open messages are counted up to here: the menu shows no larger number. */
const mostCounted = 1000

/**
 * Messages of visitors, the newest first (N3); `q` is part of name, e-mail or words. Throws a `malformed` Problem for a
 * foreign cursor.
 */
export async function listMessages(
  db: Db,
  asked: { state?: InboxState | undefined; q?: string | undefined },
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<InboxMessage>> {
  let query = messages(db)
  if (asked.state) query = query.where('answered_at', asked.state === 'open' ? 'is' : 'is not', null)
  const words = fold(asked.q ?? '')
  if (words !== '') {
    const read = await isCommon(db, 'contact_messages.search_folded', words)
    query = query.where(contains(db, 'contact_messages.search_folded', words, { read }))
  }
  if (cursor) {
    const [at, id] = decodeCursor(cursor, ['string', 'string']) as [string, string]
    query = query.where((row) =>
      row.or([
        row('contact_messages.created_at', '<', at),
        row.and([row('contact_messages.created_at', '=', at), row('contact_messages.id', '<', id)]),
      ]),
    )
  }
  const rows = await query
    .orderBy('contact_messages.created_at', 'desc')
    .orderBy('contact_messages.id', 'desc')
    .limit(limit + 1)
    .execute()
  const items = rows.slice(0, limit).map(presentMessage)
  const last = items.at(-1)
  if (rows.length <= limit || !last) return { items }
  return { items, next: encodeCursor([last.createdAt, last._id]) }
}

/** How many messages nobody has answered, 1000 at most. */
export async function countOpenMessages(db: Db): Promise<number> {
  const rows = await db
    .selectFrom('contact_messages')
    .select('id')
    .where('answered_at', 'is', null)
    .limit(mostCounted)
    .execute()
  return rows.length
}

/** One message with what was written back; undefined when it is gone. */
export async function findConversation(db: Db, id: string): Promise<InboxConversation | undefined> {
  const row = await messages(db).where('contact_messages.id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const replies = await db
    .selectFrom('contact_replies')
    .leftJoin('users', 'users.id', 'contact_replies.sent_by')
    .selectAll('contact_replies')
    .select('users.name as sent_name')
    .where('message_id', '=', id)
    .orderBy('sent_at')
    .orderBy('contact_replies.id')
    .execute()
  const order = await db
    .selectFrom('orders')
    .select('customer_mobile')
    .where('customer_email', '=', row.email.toLowerCase())
    .where('customer_mobile', '<>', '')
    .orderBy('placed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return InboxConversation.parse({
    ...presentMessage(row),
    replies: replies.map((reply) => ({
      _id: reply.id,
      text: reply.text,
      sentAt: reply.sent_at,
      sentBy: reply.sent_name,
    })),
    mobileNumber: order?.customer_mobile ?? null,
  })
}

function messages(db: Db) {
  return db
    .selectFrom('contact_messages')
    .leftJoin('users', 'users.id', 'contact_messages.answered_by')
    .selectAll('contact_messages')
    .select('users.name as answered_name')
}

function presentMessage(row: MessageRow): InboxMessage {
  return InboxMessage.parse({
    _id: row.id,
    fullName: row.full_name,
    email: row.email,
    message: row.message,
    locale: storedLocale(row.locale),
    createdAt: row.created_at,
    answeredAt: row.answered_at,
    answeredBy: row.answered_name,
  })
}

/** Who wrote these messages, by the id of the message; deleted ones are left out. */
export async function nameSenders(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('contact_messages')
    .select(['id', 'full_name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row.full_name]))
}
