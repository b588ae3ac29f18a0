export type ContactTables = {
  contact_messages: ContactMessageRow
  contact_replies: ContactReplyRow
}

type ContactMessageRow = {
  id: string
  full_name: string
  email: string
  message: string
  created_at: string
  /** The language it was written from. */
  locale: string
  /** Null while nobody answered it. */
  answered_at: string | null
  answered_by: string | null
  /** Name, e-mail and words through core/fold.ts. */
  search_folded: string
}

type ContactReplyRow = { id: string; message_id: string; text: string; sent_at: string; sent_by: string }
