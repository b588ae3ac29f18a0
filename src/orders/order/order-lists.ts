import type { OrderStatus } from './order-status.ts'

/** SPEC section 2's five lists of the staff, and which orders stand in each; Confirmed shows Shipping too (O7). */
export const orderLists = {
  pending: ['Pending'],
  confirmed: ['Confirmed', 'Shipping'],
  cancelled: ['Cancelled'],
  delivered: ['Delivered'],
  return: ['Return'],
} as const satisfies Record<string, readonly OrderStatus[]>

export type OrderListName = keyof typeof orderLists

/** True while an order with this status stands in the list (O7). */
export function standsIn(list: OrderListName, status: OrderStatus): boolean {
  return orderLists[list].some((one) => one === status)
}

/** Where each list is found (SPEC section 2). */
export const listPaths: Record<OrderListName, string> = {
  pending: '/dashboard/pendingOrders',
  confirmed: '/dashboard/confirmedOrders',
  cancelled: '/dashboard/cancelledOrders',
  delivered: '/dashboard/deliveredOrders',
  return: '/dashboard/returnOrders',
}

/** The list an order with this status stands in. */
export function listOf(status: OrderStatus): OrderListName {
  return (Object.keys(orderLists) as OrderListName[]).find((list) => standsIn(list, status)) ?? 'pending'
}
