import { paidHow } from '#src/orders/display/paid-how.messages.ts'
import type { Order } from '#src/orders/order/order.ts'
import { orderStatuses } from '#src/orders/order/order-status.ts'
import type { DeliveryArea, PaymentMethod } from '#src/settings/delivery.ts'
import type { TaxPayment } from '#src/tax/tax-payment.ts'

const ways = {
  'Cash On Delivery': 'cash',
  'Cash At The Shop': 'cashAtShop',
  'Online Payment': 'transfer',
} as const

type Money = Pick<Order, 'balance' | 'orderStatus'> & {
  paid?: number | undefined
  refunded?: number | undefined
  paymentMethod: PaymentMethod
  deliveryArea: DeliveryArea
}

/**
 * What an order's tax invoice says of its money, by the ledger (O17), in OMR; nothing of an order that is not sold, nor of
 * one whose money all went back: its credit notes say that.
 */
export function taxPayment({
  paid = 0,
  refunded = 0,
  balance,
  orderStatus,
  paymentMethod,
  deliveryArea,
}: Money): TaxPayment | undefined {
  const isBack = refunded > 0 && refunded >= paid
  if (balance <= 0 && (isBack || !orderStatuses[orderStatus].isSold)) return
  return { how: ways[paidHow(paymentMethod, deliveryArea)], due: Math.max(0, balance) }
}
