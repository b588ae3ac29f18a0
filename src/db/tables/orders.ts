import type { Generated } from 'kysely'
import type { Flag } from './db.ts'

export type OrderTables = {
  orders: OrderRow
  order_lines: OrderLineRow
  order_status_changes: OrderStatusChangeRow
  order_corrections: OrderCorrectionRow
  payments: PaymentRow
  order_drafts: OrderDraftRow
  order_calls: OrderCallRow
  /** When a pending order is called next, and who has it before them until then (O33). */
  call_turns: { order_id: string; due_at: string; claimed_by: string | null; claimed_until: string }
  /** Kept sums of a Muscat day or month (O35), JSON of orders/sums/sums.ts, by a program's `shape`; and periods whose sums no longer hold, which triggers write. */
  report_sums: { period: string; shape: number; figures: string; products: string }
  outdated_sums: { period: string }
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
  /** For paying at the door, in baisa (O34). */
  cash_fee: Generated<number>
  total: number
  /** The standard rate when it was placed, in hundredths of a percent, null where VAT was off; the VAT in the total (T1). */
  vat_rate: Generated<number | null>
  vat: Generated<number>
  customer_name: string
  customer_email: string
  customer_mobile: string
  /** The address as one readable text, whatever parts stand beside it (T2). */
  customer_address: string
  /** The parts of it, as places/place.ts has them; all empty where only the text is known. */
  place_country: Generated<string>
  place_wilayat: Generated<string>
  place_area: Generated<string>
  place_line: Generated<string>
  place_pin: Generated<string>
  /** The VATIN of a customer that is a business, for its tax invoice (T3); empty where there is none. */
  customer_vatin: Generated<string>
  customer_comment: string
  delivery_area: string
  payment_method: string
  payment_proof: string
  locale: string
  /** Record id, order number, name, phone and goods as search compares them (O9): orders/order/order-search.ts. */
  search_folded: string
  /** The phone without code of Oman and signs: what joins the orders of one customer. */
  phone_digits: Generated<string>
  /** What became of the receipt it stands on: empty without one, else `waiting`, `approved`, `asked-again` (O15). */
  receipt: Generated<string>
  staff_note: string
  /** When it was first delivered: the return windows of O8 count from here. */
  delivered_at: string | null
  demo: Flag
  version: number
  deleted_at: string | null
  deleted_by: string | null
  /** 1 where the customer deleted her account while it was on its way (I8). */
  forget_when_finished: Generated<Flag>
  /** Emails about this order that a mailbox nobody proved may still get beside its daily ones (O22). */
  own_emails: Generated<number>
  /** Taken off the subtotal by staff, in baisa, and why (O18). */
  discount: Generated<number>
  discount_reason: Generated<string>
  /** Derived from the ledger in the same transaction, for filters of lists alone: money/settle.ts (O17). */
  payment_state: Generated<string>
  /** Where it came from: `web`, or what staff said (O19): orders/order-source.ts. */
  source: Generated<string>
  /** Who of the staff made it; null for orders of the shop's own checkout. */
  made_by: Generated<string | null>
  /** Where its last return is, empty where there is none; kept by return-record/return.store.ts. */
  return_state: Generated<string>
  /** Who ordered, as orders/customer derives it; empty where nobody is known any more (O26). */
  customer_id: Generated<string>
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
  /** 1 where its product was zero-rated (T1). */
  zero_rated: Generated<Flag>
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
  /** The id of the change that this one took back (O5'). */
  undoes: Generated<string | null>
}

type OrderCorrectionRow = {
  id: string
  order_id: string
  corrected_at: string
  corrected_by: string | null
  corrected_by_role: string
  /** JSON: `Differences` of orders/history/order-differences.ts, amounts in baisa (O18). */
  differences: string
}

/** An order that staff prepared and whoever holds its link may confirm (O19). */
type OrderDraftRow = {
  /** Random 128 bits: the key of its link. */
  token: string
  made_at: string
  made_by: string
  expires_at: string
  locale: string
  source: string
  /** JSON: `DraftContent` of orders/staff-orders/draft-content.ts; empty once it was confirmed. */
  content: string
  /** The order it became. */
  order_id: string | null
}

/** One entry of an order's ledger; entries are added and never changed or deleted (O17). Amounts in baisa. */
type PaymentRow = {
  id: string
  order_id: string
  /** 1, 2, 3 within its order. */
  number: number
  kind: string
  /** More than 0 came in, less than 0 went out; `waived` of it lowers what the order costs, where it does. */
  amount: number
  waived: number
  method: string
  reference: string
  note: string
  booked_at: string
  /** Null where the shop booked it itself from what it knew before there was a ledger. */
  booked_by: string | null
  booked_by_role: string | null
  /** Who collected it at the door; the entry that this one takes back; whether nobody paid a refund out, because it is a credit (O16). */
  courier_id: string | null
  reverses: string | null
  credit: Generated<Flag>
  /** The return whose step gave this refund or credit (O16); null for one that staff booked by hand. */
  return_id: Generated<string | null>
}

/** A call to who placed an order (O33). */
type OrderCallRow = {
  id: string
  order_id: string
  number: number
  called_at: string
  called_by: string | null
  outcome: string
  call_again_at: string | null
  note: string
}
