import type { Locale } from '#src/core/locale.ts'
import { toOmr } from '#src/core/money.ts'
import { muscatDate, muscatTime } from '#src/core/muscat.ts'
import { standingChanges } from '#src/orders/history/standing-changes.ts'
import type { OrderMoney } from '#src/orders/ledger/order-money.store.ts'
import type { PaymentRow } from '#src/orders/ledger/payment.store.ts'
import type { Payment } from '#src/orders/ledger/payment.ts'
import { isProofRefusal, lastSaid, saidIn } from '#src/orders/proof-refusal.ts'
import type { ExchangeStage, ReturnState } from '#src/orders/return-record/return-state.ts'
import type { ParcelLink } from '#src/orders/shipments/shipment.ts'
import type { DeliveryArea, PaymentMethod } from '#src/settings/delivery.ts'
import { type StoredOrder, storedTotals, type TrackableOrder } from './order.store.ts'
import type { OrderLine, StaffOrderLine } from './order-line.ts'
import type { OrderStatus } from './order-status.ts'
import { totalsInOmr } from './order-totals.ts'
import type { PlacedOrder, TrackedOrder } from './tracked-order.ts'

/** The answer to a placed order; amounts in OMR, date and time in Muscat (M1, M4). */
export function presentPlaced(order: StoredOrder, trackUrl: string): PlacedOrder {
  return {
    insertedId: order.id,
    trackUrl,
    ...head(order),
    ...(order.user_id !== null && { inAccount: true }),
  }
}

/** What whoever holds the tracking link may see (O13), in the language of who reads it. */
export function presentTracked(
  order: TrackableOrder,
  locale: Locale,
  {
    proofNeeded,
    transfers = false,
    money,
    parcel,
    hasTaxPapers,
    arrives,
    exchange,
  }: {
    proofNeeded: boolean
    transfers?: boolean
    money: OrderMoney
    parcel?: ParcelLink | undefined
    hasTaxPapers?: boolean
    arrives?: string | undefined
    exchange?: ExchangeStage | undefined
  },
): TrackedOrder {
  return {
    ...head(order),
    ...presentMoney(money),
    products: order.lines.map(presentLine),
    deliveryArea: order.delivery_area as DeliveryArea,
    paymentMethod: order.payment_method as PaymentMethod,
    // What staff said of the payment proof is in the history too, and moves the order nowhere.
    history: standingChanges(order.changes)
      .filter((change) => change.from_status !== change.to_status)
      .map((change) => ({ orderStatus: change.to_status as OrderStatus, ...when(change.changed_at) })),
    ...(order.made_by !== null && { agreed: true as const }),
    ...(order.corrected_at !== null && { corrected: when(order.corrected_at) }),
    ...(order.return_state !== '' && { returnState: order.return_state as ReturnState }),
    ...(exchange && { exchange }),
    ...(arrives && { arrives }),
    ...(parcel && { parcel }),
    ...(hasTaxPapers && { taxPapers: true as const }),
    ...(proofNeeded && {
      proofNeeded,
      ...(transfers && { transferDue: toOmr(money.balance) }),
      // Of a receipt that was approved nobody complains, what was said before it is over.
      ...(order.receipt === 'asked-again' && reasonOf(order, locale)),
    }),
  }
}

/** What staff said when they last asked for the receipt again, or refused it while its order was off or paid. */
function reasonOf({ changes }: TrackableOrder, locale: Locale) {
  const asked = lastSaid(changes)
  const said = asked && saidIn(asked, locale)
  return {
    ...(isProofRefusal(asked?.reason) && { proofWhy: asked.reason }),
    ...(said && { proofReason: said }),
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

/** Where an order's money stands, in OMR (O17). */
export function presentMoney(money: OrderMoney) {
  const { state, received, refunded, credited, exchanged, movedOn, balance, refundBy } = money
  return {
    paymentState: state,
    paid: toOmr(received),
    refunded: toOmr(refunded),
    credited: toOmr(credited),
    ...(exchanged > 0 && { exchanged: toOmr(exchanged) }),
    ...(movedOn > 0 && { movedOn: toOmr(movedOn) }),
    balance: toOmr(balance),
    ...(refundBy && { refundBy: refundBy.toISOString() }),
  }
}

/** An entry of a ledger as staff see it. */
export function presentPayment(entry: PaymentRow): Payment {
  return {
    _id: entry.id,
    kind: entry.kind as Payment['kind'],
    amount: toOmr(entry.amount),
    method: entry.method as Payment['method'],
    ...(entry.reference && { reference: entry.reference }),
    ...(entry.note && { note: entry.note }),
    bookedAt: entry.booked_at,
    ...when(entry.booked_at),
    ...(entry.by_name !== null && { byName: entry.by_name }),
    ...(entry.booked_by_role !== null && { byRole: entry.booked_by_role as Payment['byRole'] }),
    ...(entry.reverses !== null && { reverses: entry.reverses }),
    ...(entry.credit === 1 && { credit: true as const }),
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
    ...(line.zero_rated === 1 && { zeroRated: 'yes' }),
  }
}
