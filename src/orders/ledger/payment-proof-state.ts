/** What became of a payment proof: it waits for staff, or staff decided. */
export const paymentProofStates = ['waiting', 'approved', 'asked-again'] as const

export type PaymentProofState = (typeof paymentProofStates)[number]

/** What its screens say of an order's receipt: of one that is cancelled nothing is asked for again, it was refused. */
export function receiptOf(order: {
  orderStatus: string
  receipt?: PaymentProofState | undefined
}): PaymentProofState | 'refused' | undefined {
  return order.receipt === 'asked-again' && order.orderStatus === 'Cancelled' ? 'refused' : order.receipt
}
