import { latinDigits } from '#src/core/fold.ts'
import type { Locale } from '#src/core/locale.ts'
import { toOmr } from '#src/core/money.ts'
import { type FieldError, Problem } from '#src/core/problem.ts'
import { correctedTotals } from '#src/orders/correcting/corrected-totals.ts'
import type { DiscountKind, LineDraft } from '#src/orders/correcting/edit-draft.ts'
import { type OrderTotals, withCashFee } from '#src/orders/order/order-totals.ts'
import type { StaffSource } from '#src/orders/order-source.ts'
import { noPlace, type Place } from '#src/places/place.ts'
import {
  cashFeeOf,
  type DeliveryArea,
  type DeliveryRates,
  type PaymentMethod,
} from '#src/settings/delivery.ts'

/** A line of the form; `key` tells it apart while its size and colour change. */
export type NewLine = LineDraft & { key: string }

/** What the form of a new order holds, as it is typed. */
export type NewOrderDraft = {
  products: NewLine[]
  customerData: {
    name: string
    email: string
    mobileNumber: string
    address: string
    place: Omit<Place, 'line'>
    comment: string
    deliveryArea: DeliveryArea
    paymentMethod: PaymentMethod
  }
  discount: { kind: DiscountKind; value: string; reason: string }
  source: StaffSource
  locale: Locale
}

export const emptyOrder: NewOrderDraft = {
  products: [],
  customerData: {
    name: '',
    email: '',
    mobileNumber: '',
    address: '',
    place: { country: noPlace.country, wilayat: '', area: '', pin: '' },
    comment: '',
    deliveryArea: 'HOME DELIVERY',
    paymentMethod: 'Cash On Delivery',
  },
  discount: { kind: 'none', value: '', reason: '' },
  source: 'phone',
  locale: 'ar',
}

/** One more of a product: a line that is there grows, up to 99 pieces (O1). */
export function withOneMore(lines: readonly NewLine[], line: NewLine): NewLine[] {
  const same = lines.find((one) => one._id === line._id && one.size === line.size && one.color === line.color)
  if (!same) return [...lines, line]
  return lines.map((one) => (one === same ? { ...one, quantity: Math.min(99, one.quantity + 1) } : one))
}

/** The discount as it is sent: none until an amount was typed. */
function discountOf({ kind, value, reason }: NewOrderDraft['discount']) {
  const amount = Number(latinDigits(value))
  if (kind === 'none' || value.trim() === '' || !Number.isFinite(amount)) return undefined
  return { [kind]: amount, reason }
}

/** What is typed comes to, in baisa, by the server's own sum; or what is wrong with the discount. */
export function sumsOf(
  draft: NewOrderDraft,
  rates: DeliveryRates,
): { totals: OrderTotals; wrong: readonly FieldError[] } {
  const asked = {
    before: { area: '', subTotal: 0, deliveryCharge: 0 },
    area: draft.customerData.deliveryArea,
  }
  const totalsWith = (discount: ReturnType<typeof discountOf>) =>
    withCashFee(
      correctedTotals(draft.products, { ...asked, discount }, rates),
      cashFeeOf(rates, asked.area),
      draft.customerData.paymentMethod,
    )
  try {
    return { totals: totalsWith(discountOf(draft.discount)), wrong: [] }
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem
    return { totals: totalsWith(undefined), wrong: problem.errors }
  }
}

/** The body of the call, with the total that is on screen (O1). */
export function requestOf(draft: NewOrderDraft, totals: OrderTotals) {
  const discount = discountOf(draft.discount)
  return {
    products: draft.products.map(({ _id, size, color, quantity }) => ({ _id, size, color, quantity })),
    customerData: draft.customerData,
    ...(discount && { discount }),
    source: draft.source,
    locale: draft.locale,
    total: toOmr(totals.total),
  }
}
