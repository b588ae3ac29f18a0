import type { Flag } from './db.ts'

export type CourierTables = {
  couriers: CourierRow
  shipments: ShipmentRow
  courier_settlements: CourierSettlementRow
}

/** Who brings orders, a driver or a company (O31); `removed_cash`: collected with orders that are gone for good (O32). */
type CourierRow = {
  id: string
  name: string
  phone: string
  /** Where a parcel is followed, with `{number}` in it; or empty. */
  tracking_pattern: string
  takes_cash: Flag
  active: Flag
  removed_cash: number
  version: number
  created_at: string
}

/** An order in the hands of a courier (O31). */
type ShipmentRow = {
  id: string
  order_id: string
  /** 1, 2, 3 within its order. */
  number: number
  courier_id: string
  tracking_number: string
  handed_at: string
  handed_by: string | null
  /** `out`, or what became of it: orders/shipments/shipment.ts. */
  outcome: string
  ended_at: string | null
  ended_by: string | null
  /** The entry of the history that ended it, so that taking that back opens it again (O5'). */
  ended_with: string | null
}

/** Money that a courier brought; entries are added and never changed or deleted (O32). `amount` in baisa. */
type CourierSettlementRow = {
  id: string
  courier_id: string
  /** 1, 2, 3 within its courier. */
  number: number
  amount: number
  reference: string
  settled_at: string
  settled_by: string | null
  /** The entry that this one takes back. */
  reverses: string | null
}
