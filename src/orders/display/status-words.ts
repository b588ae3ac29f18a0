import type { Text } from '#src/core/locale.ts'
import { type OrderStatus, orderStatuses } from '#src/orders/order/order-status.ts'

/** What is collected at the shop is never on its way (O40). */
const collectedWords: Partial<Record<OrderStatus, Text>> = {
  Shipping: { en: 'Ready to collect', ar: 'جاهز للاستلام' },
  Delivered: { en: 'Collected', ar: 'تم الاستلام' },
}

/** What customers and staff read of an order's status, by the way it is delivered. */
export function statusWords(
  status: OrderStatus,
  area: string | undefined,
): { words: Text; staffWords: Text } {
  const own = area === 'SHOP COLLECTION' ? collectedWords[status] : undefined
  return own ? { words: own, staffWords: own } : orderStatuses[status]
}
