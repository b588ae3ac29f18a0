import type { CartLine } from '#src/catalogue/cart/cart.ts'
import { plainPhone } from '#src/core/phone.ts'
import { type OrderTotals, totalsInOmr } from '#src/orders/order/order-totals.ts'
import type { OrderDraft } from '#src/orders/placing/order.query.ts'
import { homeCountry } from '#src/places/country.ts'
import type { CustomerDraft } from './customer-draft.ts'

/**
 * The order as it is sent; undefined while no delivery area or payment method is chosen. OrderTotals as shown (O1). What is
 * collected at the shop goes nowhere: its address is sent for the tax invoice alone, where VAT is on (O40, T3).
 */
export function orderDraft(
  lines: readonly CartLine[],
  draft: CustomerDraft,
  totals: OrderTotals,
  hasVat: boolean,
): OrderDraft | undefined {
  const { deliveryArea, paymentMethod } = draft
  if (!deliveryArea || !paymentMethod) return undefined
  const isBrought = deliveryArea !== 'SHOP COLLECTION'
  const { subTotal, deliveryCharge, total } = totalsInOmr(totals)
  return {
    products: lines.map(({ id, color, size, originalPrice, quantity }) => ({
      _id: id,
      color,
      size,
      originalPrice,
      quantity,
    })),
    customerData: {
      name: draft.name.trim(),
      email: draft.email.trim(),
      mobileNumber: plainPhone(draft.mobileNumber),
      ...((isBrought || hasVat) && { address: draft.address.trim() }),
      ...(isBrought && { place: draft.place ?? { country: homeCountry, wilayat: '', area: '', pin: '' } }),
      comment: draft.comment.trim(),
      deliveryArea,
      paymentMethod,
      deliveryCharge,
    },
    paymentProof: paymentMethod === 'Online Payment' ? draft.paymentProof : '',
    subTotal,
    total,
  }
}
