import type { Order, OrderDetails } from '#src/orders/order/order.ts'

/** What a card of the order's page gets: `details` once they have come, and how to ask for them anew. */
export type OrderCardProps = { order: Order; details: OrderDetails | undefined; onAgain: () => void }
