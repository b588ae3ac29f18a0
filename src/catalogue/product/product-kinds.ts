/** SPEC section 3: which list of the home page a product is for. */
export const productTypes = ['New Arrivals', 'Most Popular', 'Offer'] as const

/** SPEC section 3: whether shoppers see it (P2). */
export const visibilities = ['Public', 'Hidden'] as const

/** From how many pieces down shoppers are told what is left (O14); also what makes a page's stock news. */
export const fewLeft = 5
