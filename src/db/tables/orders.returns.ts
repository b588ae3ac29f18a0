import type { Generated } from 'kysely'
import type { Flag } from './db.ts'

export type ReturnTables = {
  returns: ReturnRow
  return_lines: ReturnLineRow
  return_changes: ReturnChangeRow
}

/** A return of an order or of a part of it (O16). */
type ReturnRow = {
  id: string
  order_id: string
  state: string
  reason: string
  /** What whoever asked wrote. */
  comment: string
  /** JSON: the ids of private pictures, at most 3 (F2). */
  photos: string
  asked_at: string
  asked_by_role: string
  /** By how much the order costs less once these pieces are back; in baisa. */
  value: number
  /** 1 when nothing of the order stays with the customer. */
  whole: Flag
  /** `refund` or `exchange`: what whoever asked would like. */
  wants: Generated<string>
  /** The order that takes the new pieces out, while there is one. */
  exchange_order_id: Generated<string | null>
}

type ReturnLineRow = {
  return_id: string
  /** The line of the order. */
  position: number
  quantity: number
  /** How many of them went back to the stock when they were received; the others were written off. */
  restocked: number
}

type ReturnChangeRow = {
  id: string
  return_id: string
  /** 1, 2, 3 within its return. */
  number: number
  from_state: string | null
  to_state: string
  changed_at: string
  changed_by: string | null
  changed_by_role: string
  words: string
}
