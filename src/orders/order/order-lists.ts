import { type CustomerListName, orderStatuses, type StaffListName, statusNames } from './order-status.ts'

/** Where each list of the staff is found (product.md section 2). */
export const staffListPaths: Readonly<Record<StaffListName, string>> = {
  pending: '/dashboard/pendingOrders',
  confirmed: '/dashboard/confirmedOrders',
  cancelled: '/dashboard/cancelledOrders',
  delivered: '/dashboard/deliveredOrders',
  return: '/dashboard/returnOrders',
}

/** Where orders of every status are found together. */
export const allOrdersPath = '/dashboard/orders'

/** Where each list of a customer's own orders is found (product.md section 2). */
export const customerListPaths: Readonly<Record<CustomerListName, string>> = {
  active: '/dashboard/activeOrders',
  shopping: '/dashboard/myShopping',
  cancellations: '/dashboard/myCancellations',
  returns: '/dashboard/myReturn',
}

/** The lists of a customer in the order of an order's life. */
export const customerLists = [
  ...new Set(statusNames.map((status) => orderStatuses[status].customerList)),
] as CustomerListName[]
