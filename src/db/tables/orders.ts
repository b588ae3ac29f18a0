import type { Generated } from 'kysely'
import type { Flag } from './db.ts'

export type OrderTables = {
  orders: OrderRow
  order_lines: OrderLineRow
  order_status_changes: OrderStatusChangeRow
}

type OrderRow = {
  id: string
  /** The 6-digit number people say aloud; unique, never a secret (O3). */
  order_id: string
  /** Random 128 bits: the key of the guest's tracking link (O13). */
  track_token: string
  user_id: string | null
  placed_at: string
  status: string
  sub_total: number
  delivery_charge: number
  total: number
  customer_name: string
  customer_email: string
  customer_mobile: string
  customer_address: string
  customer_comment: string
  delivery_area: string
  payment_method: string
  payment_proof: string
  locale: string
  /** Record id, order number, name and phone as search compares them (O9). */
  search_folded: string
  staff_note: string
  /** When it was first delivered: the return windows of O8 count from here. */
  delivered_at: string | null
  demo: Flag
  version: number
  deleted_at: string | null
  deleted_by: string | null
  /** 1 where the customer deleted her account while it was on its way (I8). */
  forget_when_finished: Generated<Flag>
}

/** A snapshot: later changes of the product never reach it (O12). */
type OrderLineRow = {
  order_id: string
  position: number
  product_id: string
  name: string
  name_ar: string | null
  image_url: string
  sku: string | null
  barcode: string | null
  color: string
  size: string
  original_price: number
  quantity: number
  /** 1 when this line took pieces from a limited stock, so that cancelling gives them back once (O14). */
  reserved: Flag
}

type OrderStatusChangeRow = {
  id: string
  order_id: string
  from_status: string | null
  to_status: string
  changed_at: string
  changed_by: string | null
  changed_by_role: string
  reason: string | null
  comment: string | null
}
