/** SPEC section 4's states, stored as they stand here (O4). */
export const orderStatuses = ['Pending', 'Confirmed', 'Shipping', 'Delivered', 'Cancelled', 'Return'] as const

export type OrderStatus = (typeof orderStatuses)[number]
