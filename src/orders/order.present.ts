import { toOmr } from '#src/core/money.ts'
import { muscatDate, muscatTime } from '#src/core/muscat.ts'
import type { DeliveryArea, PaymentMethod } from '#src/settings/delivery.ts'
import type { StoredOrder, TrackableOrder } from './order.store.ts'
import type { OrderLine, PlacedOrder, TrackedOrder } from './order.ts'
import type { OrderStatus } from './order-status.ts'

/** The answer to a placed order; amounts in OMR, date and time in Muscat (M1, M4). */
export function presentPlaced(order: StoredOrder, trackUrl: string): PlacedOrder {
  return { insertedId: order.id, trackUrl, ...head(order) }
}

/** What whoever holds the tracking link may see (O13). */
export function presentTracked(order: TrackableOrder): TrackedOrder {
  return {
    ...head(order),
    products: order.lines.map(presentLine),
    deliveryArea: order.delivery_area as DeliveryArea,
    paymentMethod: order.payment_method as PaymentMethod,
    history: order.changes.map((change) => ({
      orderStatus: change.to_status as OrderStatus,
      ...when(change.changed_at),
    })),
  }
}

function head(order: StoredOrder) {
  return {
    orderId: order.order_id,
    orderStatus: order.status as OrderStatus,
    placedAt: order.placed_at,
    ...when(order.placed_at),
    subTotal: toOmr(order.sub_total),
    deliveryCharge: toOmr(order.delivery_charge),
    total: toOmr(order.total),
  }
}

function when(instant: string): { date: string; time: string } {
  const at = new Date(instant)
  return { date: muscatDate(at), time: muscatTime(at) }
}

function presentLine(line: StoredOrder['lines'][number]): OrderLine {
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
