export type NoticeTables = {
  notices: NoticeRow
  notice_readers: NoticeReaderRow
  push_devices: PushDeviceRow
  push_outbox: PushOutboxRow
}

/** Something staff should know of; `id` begins with its time. `thing_name` is an order's number or a product's name. */
type NoticeRow = { id: string; at: string; kind: string; thing_id: string; thing_name: string }

/** Up to which notice somebody has seen them. */
type NoticeReaderRow = { person_id: string; seen_id: string }

/**
 * Where the browser of a session is told of notices: its push service's address and keys, the shop's key it asked with, and
 * what its owner chose. `kinds` has a space before and after each; the times are Muscat's, empty for none.
 */
type PushDeviceRow = {
  session_id: string
  person_id: string
  endpoint: string
  p256dh: string
  auth: string
  shop_key: string
  locale: string
  kinds: string
  quiet_from: string
  quiet_to: string
  created_at: string
}

/** A notice that a device is still to be told. */
type PushOutboxRow = { session_id: string; notice_id: string; attempts: number; next_attempt_at: string }
