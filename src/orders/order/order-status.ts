/** SPEC section 4's states, stored as they stand here (O4). */
export const orderStatuses = ['Pending', 'Confirmed', 'Shipping', 'Delivered', 'Cancelled', 'Return'] as const

export type OrderStatus = (typeof orderStatuses)[number]

/** Why a delivered order may come back (O8); sent and stored as they stand here. */
export const returnReasons = ['change of mind', 'defect'] as const

export type ReturnReason = (typeof returnReasons)[number]

/** What an entry of the history may say beside the states: why goods come back, what staff said of a receipt (O15). */
export const changeReasons = [...returnReasons, 'proof approved', 'proof asked again'] as const

export type ChangeReason = (typeof changeReasons)[number]

/** O8, Omani law: days after delivery in which each reason counts. */
export const returnDays: Readonly<Record<ReturnReason, number>> = { 'change of mind': 7, defect: 15 }

/** O4: what is on its way, and what has arrived, to the customer who ordered it. */
export const activeStatuses = ['Pending', 'Confirmed', 'Shipping'] as const satisfies OrderStatus[]

/** O12: only these orders can be deleted. */
export const deletableStatuses: readonly OrderStatus[] = ['Cancelled', 'Delivered', 'Return']

type Moves = Readonly<Partial<Record<OrderStatus, readonly OrderStatus[]>>>

/** SPEC section 4: what staff change, each after a confirmation. */
const staffMoves: Moves = {
  Pending: ['Confirmed', 'Cancelled'],
  Confirmed: ['Cancelled', 'Shipping', 'Delivered'],
  Shipping: ['Cancelled', 'Delivered'],
  Cancelled: ['Confirmed'],
}

/** SPEC section 4: what customers change of their own orders. */
const ownerMoves: Moves = {
  Pending: ['Cancelled'],
  Confirmed: ['Cancelled'],
  Shipping: ['Cancelled'],
  Cancelled: ['Confirmed'],
  Delivered: ['Return'],
}

/** Who acts on an order. Staff who ordered themselves are both. */
export type Actor = { staff: boolean; owner: boolean }

/** What somebody may change an order to from this state (O5); whether a return is still in time is asked apart. */
export function movesFrom(status: OrderStatus, actor: Actor): OrderStatus[] {
  const moves = [
    ...((actor.staff && staffMoves[status]) || []),
    ...((actor.owner && ownerMoves[status]) || []),
  ]
  return orderStatuses.filter((one) => moves.includes(one))
}

const dayMs = 24 * 60 * 60 * 1000

/** The last instant each return reason counts, by when the order was first delivered (O8). */
export function returnUntil(deliveredAt: Date): Record<ReturnReason, Date> {
  const until = (reason: ReturnReason) => new Date(deliveredAt.getTime() + returnDays[reason] * dayMs)
  return { 'change of mind': until('change of mind'), defect: until('defect') }
}
