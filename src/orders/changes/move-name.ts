import type { Order } from '#src/orders/order/order.ts'
import type { StaffMove } from '#src/orders/order/order-status.ts'

/** By which words staff are offered a change: where all of the orders are collected at the shop, none is shipped (O40). */
export function moveName(
  to: StaffMove,
  orders: readonly Pick<Order, 'customerData'>[],
): StaffMove | 'Ready' | 'Collected' {
  if (orders.some((order) => !isCollected(order))) return to
  return to === 'Shipping' ? 'Ready' : to === 'Delivered' ? 'Collected' : to
}

export function isCollected({ customerData }: Pick<Order, 'customerData'>): boolean {
  return customerData.deliveryArea === 'SHOP COLLECTION'
}
