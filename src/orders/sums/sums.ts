import type { Baisa } from '#src/core/money.ts'
import { addUp } from './add-up.ts'

/** Orders that are alike in all that reports tell apart; amounts in baisa. */
export type OrderSum = {
  status: string
  area: string
  method: string
  source: string
  made_by: string | null
  orders: number
  sales: Baisa
  discounts: Baisa
  discounted: number
  /** What they still have to pay (O17). */
  promised: Baisa
}

/** Lines of sold orders of one product; `seen_in` is one of these orders. */
export type ProductSum = { id: string; orders: number; pieces: number; sales: Baisa; seen_in: string }

/** Money that came in and went back, as it was booked (O17). */
export type MoneySum = { received: Baisa; refunded: Baisa }

export type ReturnSum = { key: string; returns: number; pieces: number; sales: Baisa }

/** What a courier was handed, and what became of it; `sales` is what the delivered orders come to. */
export type ShipmentSum = {
  key: string
  handed: number
  delivered: number
  refusals: number
  notThere: number
  sales: Baisa
}

/** What was refused at the door, by where it went. */
export type RefusalSum = { key: string; refusals: number; sales: Baisa }

/** The shop in some days, whole numbers that add up; `products` apart, being the most of it. */
export type Figures = {
  orders: OrderSum[]
  money: MoneySum
  returns: ReturnSum[]
  shipments: ShipmentSum[]
  refusals: RefusalSum[]
}
export type Sums = { figures: Figures; products: ProductSum[] }

/** The sums of days of which each is in one of these. */
export function addUpFigures(parts: readonly Figures[]): Figures {
  const byKey = ({ key }: { key: string }) => key
  return {
    orders: addUp(
      parts.flatMap(({ orders }) => orders),
      ({ status, area, method, source, made_by }) => JSON.stringify([status, area, method, source, made_by]),
    ),
    money: addUp([{ received: 0, refunded: 0 }, ...parts.map(({ money }) => money)], () => '')[0] as MoneySum,
    returns: addUp(
      parts.flatMap(({ returns }) => returns),
      byKey,
    ),
    shipments: addUp(
      parts.flatMap(({ shipments }) => shipments),
      byKey,
    ),
    refusals: addUp(
      parts.flatMap(({ refusals }) => refusals),
      byKey,
    ),
  }
}

export function addUpProducts(parts: readonly ProductSum[][]): ProductSum[] {
  return addUp(parts.flat(), ({ id }) => id)
}
