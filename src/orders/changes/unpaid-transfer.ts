import type { Order } from '#src/orders/order/order.ts'

/** A transfer of which something is to be paid and no receipt was approved: confirming it asks whether that is meant (O15). */
export function isUnpaidTransfer({
  customerData,
  receipt,
  total,
  paymentState,
}: Pick<Order, 'customerData' | 'receipt' | 'total' | 'paymentState'>): boolean {
  const isPaid = paymentState === 'paid'
  return customerData.paymentMethod === 'Online Payment' && receipt !== 'approved' && total > 0 && !isPaid
}
