import type { Order } from '#src/orders/order/order.ts'
import type { StaffMove } from '#src/orders/order/order-status.ts'

/** The moves that ask whether a transfer of which something is owed is meant to go on; confirming, where its total was raised over what came. */
export const asksOfTransfers: readonly StaffMove[] = ['Confirmed', 'Shipping', 'Delivered']

/** A transfer of which something is owed: confirming, shipping, handing over and delivering ask whether that is meant, for no courier collects it (O15). */
export function isOwedTransfer({ customerData, balance }: Pick<Order, 'customerData' | 'balance'>): boolean {
  return customerData.paymentMethod === 'Online Payment' && balance > 0
}

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
