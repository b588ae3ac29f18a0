export type NoticeTables = {
  notices: NoticeRow
  notice_readers: NoticeReaderRow
}

/** Something staff should know of; `id` begins with its time. `thing_name` is an order's number or a product's name. */
type NoticeRow = { id: string; at: string; kind: string; thing_id: string; thing_name: string }

/** Up to which notice somebody has seen them. */
type NoticeReaderRow = { person_id: string; seen_id: string }
