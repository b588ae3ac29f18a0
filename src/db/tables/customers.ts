export type CustomerTables = {
  customer_notes: CustomerNoteRow
  customer_tags: CustomerTagRow
  customer_blocks: CustomerBlockRow
  blocked_phones: BlockedPhoneRow
}

/** What staff wrote about a customer; it goes with the customer (I8). */
type CustomerNoteRow = {
  id: string
  customer_id: string
  note: string
  written_at: string
  written_by: string
}

type CustomerTagRow = {
  customer_id: string
  tag: string
}

/** A customer whose orders checkout does not take (O26). */
type CustomerBlockRow = {
  customer_id: string
  reason: string
  blocked_at: string
  blocked_by: string
}

/** A phone of a blocked customer as a hash: it stays when the customer is forgotten (I8). */
type BlockedPhoneRow = {
  phone_hash: string
  blocked_at: string
}
