import type { OrderStatus } from '#src/orders/order/order-status.ts'

/** Of an order that is under way; amounts in OMR or in baisa, all alike. */
type Sums = { paid: number; refunded: number; balance: number }

const underWay: readonly OrderStatus[] = ['Pending', 'Confirmed', 'Shipping']

/**
 * What of an order under way is paid, and what is still due when it comes (O17): an exchange is paid by the pieces that came
 * back, and its total alone would be asked for twice. Undefined where nothing was paid, or something goes back.
 */
export function paidSoFar(
  status: OrderStatus,
  { paid, refunded, balance }: Sums,
): { paid: number; due: number } | undefined {
  const kept = paid - refunded
  if (!underWay.includes(status) || kept <= 0 || balance < 0) return undefined
  return { paid: kept, due: balance }
}
