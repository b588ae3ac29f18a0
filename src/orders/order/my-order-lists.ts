import { activeStatuses, type OrderStatus } from './order-status.ts'

/** The four lists of a customer's own orders (SPEC section 2, O4). */
export const myOrderLists = {
  active: activeStatuses,
  shopping: ['Delivered'],
  cancellations: ['Cancelled'],
  returns: ['Return'],
} as const satisfies Record<string, readonly OrderStatus[]>

export type MyOrderListName = keyof typeof myOrderLists

/** Where each is found (SPEC section 2). */
export const myListPaths: Record<MyOrderListName, string> = {
  active: '/dashboard/activeOrders',
  shopping: '/dashboard/myShopping',
  cancellations: '/dashboard/myCancellations',
  returns: '/dashboard/myReturn',
}
