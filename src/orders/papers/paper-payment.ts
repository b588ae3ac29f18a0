import { inBaisa, toOmr } from '#src/core/money.ts'
import type { Order } from '#src/orders/order/order.ts'
import { orderStatuses } from '#src/orders/order/order-status.ts'

/** What a paper says of an order's money: what is to be done about it at the door. Amounts in OMR. */
export type PaperPayment =
  | { word: 'cashToCollect' | 'transferOpen'; amount: number }
  | { word: 'paid' | 'nothingToCollect' }

/** By the ledger (O17): cash that is still owed is collected, an open transfer is not the courier's. */
export function paperPayment(
  order: Pick<Order, 'balance' | 'orderStatus'> & {
    customerData: Pick<Order['customerData'], 'paymentMethod'>
  },
): PaperPayment {
  const { balance, orderStatus, customerData } = order
  if (balance > 0)
    return {
      word: customerData.paymentMethod === 'Cash On Delivery' ? 'cashToCollect' : 'transferOpen',
      amount: balance,
    }
  return { word: orderStatuses[orderStatus].isSold ? 'paid' : 'nothingToCollect' }
}

/** What couriers collect for all of these, in OMR. */
export function cashOf(orders: readonly Order[]): number {
  const cash = orders.map(paperPayment).map((one) => (one.word === 'cashToCollect' ? inBaisa(one.amount) : 0))
  return toOmr(cash.reduce((sum, amount) => sum + amount, 0))
}
