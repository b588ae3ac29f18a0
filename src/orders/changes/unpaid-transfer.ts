import type { Order } from '#src/orders/order/order.ts'

/** A transfer of which no receipt was approved: confirming it asks whether that is meant (O15). */
export function isUnpaidTransfer({
  customerData,
  receipt,
}: Pick<Order, 'customerData' | 'receipt'>): boolean {
  return customerData.paymentMethod === 'Online Payment' && receipt !== 'approved'
}
