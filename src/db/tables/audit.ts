export type AuditTables = {
  audit_lines: AuditLineRow
  audit_personal: AuditPersonalRow
}

/** One thing somebody did. The database refuses to change a row, and to delete one of the last two years. */
type AuditLineRow = {
  /** Grows with time, so that it alone is the order of the list. */
  id: string
  at: string
  /** Whose account it was; nobody's for the shop's own commands. */
  actor_id: string | null
  actor_role: string
  kind: string
  topic: string
  thing_id: string | null
  /** What the thing was called then; never a person's name. */
  thing_name: string
  /** JSON: fields with their old and new values, none of them personal. */
  changes: string
  /** Rows of audit_personal, for as long as those are there. */
  address_ref: string | null
  personal_ref: string | null
  search_folded: string
}

/** What a line says about a person or an order's customer; it goes when they are forgotten (I8). */
type AuditPersonalRow = {
  id: string
  at: string
  owner_kind: 'person' | 'order'
  owner_id: string
  /** An address, or JSON as in `changes`. */
  content: string
}
