import type { Generated } from 'kysely'

export type MailTables = {
  mail_outbox: MailRow
  /** How many emails of a sort went to a mailbox on a day, by a hash of the three: mail/daily-quota.store.ts. */
  mail_days: { subject: string; emails: number; ends_at: string }
}

type MailRow = {
  id: string
  kind: string
  recipient: string
  locale: string
  /** JSON: what the email's template needs. */
  payload: string
  /** The record id of the order, message or reply it is about; empty where that is none of them. */
  about: Generated<string>
  status: string
  attempts: number
  next_attempt_at: string
  last_error: string | null
  created_at: string
  sent_at: string | null
  /** 1 where it was only written into a folder, 0 where a mail server took it; null while unsent and for old ones. */
  filed: Generated<number | null>
  /** The subject it went with; null while unsent and for old ones, empty once whom it tells about is forgotten. */
  subject: Generated<string | null>
  /** The words it went with, packed by mail/sent/sent-words.ts; null and empty as `subject`, and null where they are secret or too long. */
  sent_words: Generated<string | null>
}
