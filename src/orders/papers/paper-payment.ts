import { inBaisa, toOmr } from '#src/core/money.ts'
import type { Order } from '#src/orders/order/order.ts'
import { orderStatuses } from '#src/orders/order/order-status.ts'
import type { HandOverRow } from '#src/orders/shipments/shipment.ts'

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

/**
 * What went back of what the order costs now (O17), as money or as a credit with the shop, each where it is some; amounts in
 * OMR. What was paid beyond it, as before a correction, is in no sum of the paper, and neither is its way back.
 */
export function wentBack(order: Pick<Order, 'total' | 'paid' | 'refunded' | 'credited'>) {
  const [total, paid, refunded] = [inBaisa(order.total), inBaisa(order.paid), inBaisa(order.refunded)]
  const shown = Math.max(0, Math.min(refunded, total - (paid - refunded)))
  // Only a return is credited (O16), so that what came back before it was for a correction is money.
  const credited = Math.min(shown, inBaisa(order.credited))
  const sums = [
    { word: 'refunded', amount: toOmr(shown - credited) },
    { word: 'credited', amount: toOmr(credited) },
  ] as const
  return sums.filter(({ amount }) => amount > 0)
}

/** An order as a hand-over list has it; who takes it along may know it by a number of their own. */
export type Parcel = Pick<
  HandOverRow,
  '_id' | 'orderId' | 'name' | 'mobileNumber' | 'address' | 'pieces' | 'takesBack'
> & {
  trackingNumber?: string
  payment: PaperPayment
}

/** What a courier takes along of these: what is collected at the shop stays there (O40). */
export function parcelsOf(orders: readonly Order[]): Parcel[] {
  return orders.filter(({ customerData }) => customerData.deliveryArea !== 'SHOP COLLECTION').map(parcelOf)
}

export function parcelOf(order: Order): Parcel {
  const { name, mobileNumber, address } = order.customerData
  const pieces = order.products.reduce((sum, line) => sum + line.quantity, 0)
  return {
    _id: order._id,
    orderId: order.orderId,
    name,
    mobileNumber,
    address,
    pieces,
    takesBack: order.takesBack,
    payment: paperPayment(order),
  }
}

/** What couriers collect for all of these, in OMR. */
export function cashOf(parcels: readonly Parcel[]): number {
  const cash = parcels.map(({ payment }) => (payment.word === 'cashToCollect' ? inBaisa(payment.amount) : 0))
  return toOmr(cash.reduce((sum, amount) => sum + amount, 0))
}
