/** SPEC section 3: which list of the home page a product is for. */
export const productTypes = ['New Arrivals', 'Most Popular', 'Offer'] as const

/** SPEC section 3: whether shoppers see it (P2). */
export const visibilities = ['Public', 'Hidden'] as const
