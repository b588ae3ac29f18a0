/** What became of a payment proof: it waits for staff, or staff decided. */
export const proofReviews = ['waiting', 'approved', 'asked-again'] as const

export type ProofReview = (typeof proofReviews)[number]
