/** What became of a payment proof: it waits for staff, or staff decided. */
export const paymentProofStates = ['waiting', 'approved', 'asked-again'] as const

export type PaymentProofState = (typeof paymentProofStates)[number]

/**
 * Whether a receipt is sent by the tracking link, where money is owed: one that staff asked for, that of a transfer which never came
 * with one, and of one that owes money again although its receipt was approved (O15).
 */
export function isReceiptMissing(order: {
  receipt: string
  payment_method: string
  payment_proof: string
}): boolean {
  if (order.receipt === ('asked-again' satisfies PaymentProofState)) return true
  if (order.payment_method !== 'Online Payment') return false
  return (
    order.receipt === ('approved' satisfies PaymentProofState) ||
    (order.receipt === '' && order.payment_proof === '')
  )
}

/** What its screens say of an order's receipt: where it is cancelled, or nothing is owed, none is asked for again; it was refused. */
export function receiptOf(order: {
  orderStatus: string
  receipt?: PaymentProofState | undefined
  balance: number
}): PaymentProofState | 'refused' | undefined {
  const isAwaited = order.orderStatus !== 'Cancelled' && order.balance > 0
  return order.receipt === 'asked-again' && !isAwaited ? 'refused' : order.receipt
}
