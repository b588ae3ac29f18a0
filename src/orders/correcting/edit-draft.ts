import { picturesIn, priceElsewhere } from '#src/catalogue/product/buying.ts'
import type { Product } from '#src/catalogue/product/product.ts'
import { latinDigits } from '#src/core/fold.ts'
import { inBaisa, toOmr } from '#src/core/money.ts'
import type { OrderDetails } from '#src/orders/order/order.ts'
import type { StaffOrderLine } from '#src/orders/order/order-line.ts'
import { noPlace, type Place } from '#src/places/place.ts'
import type { DeliveryArea } from '#src/settings/delivery.ts'

/** A line of the form; `line` is the place of the order's own line that it is or was, `was` that line. */
export type LineDraft = StaffOrderLine & { line?: number | undefined; was?: StaffOrderLine | undefined }

export type DiscountKind = 'none' | 'omr' | 'percent'

/** What the form of an edit holds, as it is typed. */
export type EditDraft = {
  products: LineDraft[]
  customerData: {
    name: string
    mobileNumber: string
    /** Way and house where the other parts are known, else the whole address. */
    address: string
    place: Omit<Place, 'line'>
    deliveryArea: DeliveryArea
    vatin: string
  }
  discount: { kind: DiscountKind; value: string; reason: string }
}

/** The body of the call, as orders/correcting/order-edit.ts has it. */
export type EditRequest = {
  version: number
  products: { _id: string; size: string; color: string; quantity: number; line?: number }[]
  customerData: EditDraft['customerData']
  discount?: { omr?: number; percent?: number; reason: string }
}

/** The form of an order as it is. */
export function draftOf(order: OrderDetails): EditDraft {
  const { name, mobileNumber, address, place, deliveryArea, vatin = '' } = order.customerData
  const { line, ...parts } = place ?? { ...noPlace, line: address }
  const { discount, discountReason = '' } = order
  return {
    products: order.products.map((line, place) => ({ ...line, line: place, was: line })),
    customerData: { name, mobileNumber, address: line, place: parts, deliveryArea, vatin },
    discount: discount
      ? { kind: 'omr', value: discount.toFixed(3), reason: discountReason }
      : { kind: 'none', value: '', reason: '' },
  }
}

/** A line of the form in a size and colour, as the server will have it: from what the order has, whatever was chosen between (O18). */
export function inCell(
  line: LineDraft,
  cell: { size: string; color: string },
  product: Product,
): Partial<LineDraft> {
  const { size, color, imageUrl, originalPrice } = line.was ?? line
  if (size === cell.size && color === cell.color) return { ...cell, imageUrl, originalPrice }
  const price = priceElsewhere(product, { size, color, price: inBaisa(originalPrice) }, cell)
  return { ...cell, imageUrl: picturesIn(product, cell.color)[0] ?? imageUrl, originalPrice: toOmr(price) }
}

/** What is sent of it; `-` stands for a reason that is not written yet where only the sum is asked for. */
export function requestOf(draft: EditDraft, version: number, forQuote = false): EditRequest {
  const { kind, value, reason } = draft.discount
  const amount = Number(latinDigits(value))
  const isGiven = kind !== 'none' && value.trim() !== '' && Number.isFinite(amount)
  return {
    version,
    products: draft.products.map(({ _id, size, color, quantity, line }) => ({
      _id,
      size,
      color,
      quantity,
      ...(line !== undefined && { line }),
    })),
    customerData: draft.customerData,
    ...(isGiven && {
      discount: { [kind]: amount, reason: forQuote ? reason.trim() || '-' : reason },
    }),
  }
}

/** The draft over an order that somebody else changed meanwhile: each line finds its own among theirs, or is a new one. */
export function rebased(draft: EditDraft, theirs: OrderDetails): EditDraft {
  const placeOf = (line: LineDraft) => {
    const same = theirs.products.findIndex(
      (one) => one._id === line._id && one.size === line.size && one.color === line.color,
    )
    return same >= 0 ? same : theirs.products.findIndex((one) => one._id === line._id)
  }
  return {
    ...draft,
    products: draft.products.map((line) => {
      const place = placeOf(line)
      return { ...line, line: place >= 0 ? place : undefined, was: theirs.products[place] }
    }),
  }
}
