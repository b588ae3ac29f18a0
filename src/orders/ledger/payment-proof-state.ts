/** What became of a payment proof: it waits for staff, or staff decided. */
export const paymentProofStates = ['waiting', 'approved', 'asked-again'] as const

export type PaymentProofState = (typeof paymentProofStates)[number]

/** Whether a receipt is sent by the tracking link: one that staff asked for, or that of a transfer which never came with one (O15). */
export function isReceiptMissing(order: {
  receipt: string
  payment_method: string
  payment_proof: string
}): boolean {
  if (order.receipt === ('asked-again' satisfies PaymentProofState)) return true
  return order.receipt === '' && order.payment_method === 'Online Payment' && order.payment_proof === ''
}

/** What its screens say of an order's receipt: of one that is cancelled nothing is asked for again, it was refused. */
export function receiptOf(order: {
  orderStatus: string
  receipt?: PaymentProofState | undefined
}): PaymentProofState | 'refused' | undefined {
  return order.receipt === 'asked-again' && order.orderStatus === 'Cancelled' ? 'refused' : order.receipt
}
