import { toOmr } from '#src/core/money.ts'
import { muscatDate, muscatTime } from '#src/core/muscat.ts'
import type { DeliveryArea, PaymentMethod } from '#src/settings/delivery.ts'
import { type StoredOrder, storedTotals, type TrackableOrder } from './order.store.ts'
import type { OrderLine, StaffOrderLine } from './order-line.ts'
import type { OrderStatus } from './order-status.ts'
import { totalsInOmr } from './order-totals.ts'
import type { PlacedOrder, TrackedOrder } from './tracked-order.ts'

/** The answer to a placed order; amounts in OMR, date and time in Muscat (M1, M4). */
export function presentPlaced(order: StoredOrder, trackUrl: string): PlacedOrder {
  return { insertedId: order.id, trackUrl, ...head(order) }
}

/** What whoever holds the tracking link may see (O13). */
export function presentTracked(order: TrackableOrder, proofNeeded: boolean): TrackedOrder {
  return {
    ...head(order),
    products: order.lines.map(presentLine),
    deliveryArea: order.delivery_area as DeliveryArea,
    paymentMethod: order.payment_method as PaymentMethod,
    // What staff said of the payment proof is in the history too, and moves the order nowhere.
    history: order.changes
      .filter((change) => change.from_status !== change.to_status)
      .map((change) => ({ orderStatus: change.to_status as OrderStatus, ...when(change.changed_at) })),
    ...(proofNeeded && { proofNeeded }),
  }
}

function head(order: StoredOrder) {
  return {
    orderId: order.order_id,
    orderStatus: order.status as OrderStatus,
    placedAt: order.placed_at,
    ...when(order.placed_at),
    ...totalsInOmr(storedTotals(order)),
  }
}

/** An instant as product.md shows it: date and time in Muscat (M4). */
export function when(instant: string): { date: string; time: string } {
  const at = new Date(instant)
  return { date: muscatDate(at), time: muscatTime(at) }
}

/** A stored line as an order or a quote carries it; its price in OMR. */
export function presentLine(line: StoredOrder['lines'][number]): OrderLine {
  return {
    _id: line.product_id,
    name: line.name,
    ...(line.name_ar !== null && { nameAr: line.name_ar }),
    imageUrl: line.image_url,
    color: line.color,
    size: line.size,
    originalPrice: toOmr(line.original_price),
    quantity: line.quantity,
  }
}

/** The same for staff, with the product's codes. */
export function presentStaffLine(line: StoredOrder['lines'][number]): StaffOrderLine {
  return {
    ...presentLine(line),
    ...(line.sku !== null && { sku: line.sku }),
    ...(line.barcode !== null && { barcode: line.barcode }),
  }
}
