/** What became of a payment proof: it waits for staff, or staff decided. */
export const paymentProofStates = ['waiting', 'approved', 'asked-again'] as const

export type PaymentProofState = (typeof paymentProofStates)[number]
