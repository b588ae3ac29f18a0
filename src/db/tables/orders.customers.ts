import type { Flag } from './db.ts'

export type OrderingCustomerTables = {
  customers: CustomerRow
}

/** Somebody who ordered, derived from the orders in their transaction (O26). Amounts in baisa. */
type CustomerRow = {
  id: string
  /** `a:` and the account, or `p:` and the phone as digits. */
  key: string
  /** The account's customer that a phone belongs to by now; such a row has no orders of its own. */
  into_id: string | null
  user_id: string | null
  /** 1 where only the demo ordered so: its sums count until there is a real order (B3). */
  demo: Flag
  /** Name, phone and e-mail of the newest order. */
  name: string
  mobile: string
  email: string
  orders: number
  /** What came in, and what went back, by the ledgers (O17). */
  paid: number
  came_back: number
  returns: number
  /** Orders that staff cancelled while they were on their way. */
  refusals: number
  last_at: string
  /** Names, phones and e-mails of all the orders, as search compares them. */
  search_folded: string
}
