export type MailTables = {
  mail_outbox: MailRow
}

type MailRow = {
  id: string
  kind: string
  recipient: string
  locale: string
  /** JSON: what the email's template needs. */
  payload: string
  status: string
  attempts: number
  next_attempt_at: string
  last_error: string | null
  created_at: string
  sent_at: string | null
}
