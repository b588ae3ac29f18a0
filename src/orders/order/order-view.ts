import type { Locale } from '#src/core/locale.ts'
import { isStaff, type Person } from '#src/core/permission.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { proofId, signProofUrl } from '#src/media/proof-address.ts'
import { presentLine, presentStaffLine, when } from './order.present.ts'
import { storedTotals } from './order.store.ts'
import { Order, OrderDetails } from './order.ts'
import { actorOn } from './order-access.ts'
import type { HistoryRow } from './order-change.store.ts'
import type { ListedOrder } from './order-list.store.ts'
import { movesFrom, type OrderStatus } from './order-status.ts'
import { totalsInOmr } from './order-totals.ts'
import { returnUntil } from './return-reason.ts'

/** Who looks at an order, when, and in which language. */
export type Reader = { person: Person; now: Date; locale: Locale; secret: string; publicUrl: string }

/** An order as its owner and staff see it: amounts in OMR, times in Muscat, what this reader may do (O5, O8). */
export function presentOrder(order: ListedOrder, reader: Reader): Order {
  return Order.parse(shown(order, reader))
}

/** An order with its history; staff's names, words and note are for staff. */
export function presentDetails(
  order: ListedOrder,
  history: readonly HistoryRow[],
  reader: Reader,
): OrderDetails {
  const staff = isStaff(reader.person)
  return OrderDetails.parse({
    ...shown(order, reader),
    history: history.map((change) => entry(change, staff ? undefined : reader.person)),
    ...(staff && { staffNote: order.staff_note, version: order.version }),
  })
}

function shown(order: ListedOrder, reader: Reader) {
  const { person, now, locale, secret, publicUrl } = reader
  const proof = proofId(order.payment_proof)
  const until = order.delivered_at === null ? undefined : returnUntil(new Date(order.delivered_at))
  const status = order.status as OrderStatus
  const { subTotal, deliveryCharge, total } = totalsInOmr(storedTotals(order))
  const inTime = (to: OrderStatus) => to !== 'Return' || until === undefined || now <= until.defect
  return {
    _id: order.id,
    orderId: order.order_id,
    ...when(order.placed_at),
    placedAt: order.placed_at,
    subTotal,
    total,
    orderStatus: status,
    products: order.lines.map(isStaff(person) ? presentStaffLine : presentLine),
    customerData: {
      name: order.customer_name,
      email: order.customer_email,
      mobileNumber: order.customer_mobile,
      address: order.customer_address,
      comment: order.customer_comment,
      deliveryArea: order.delivery_area,
      paymentMethod: order.payment_method,
      deliveryCharge,
    },
    paymentProof: proof ? signProofUrl(secret, proof, now) : '',
    trackUrl: `${publicUrl}${pathIn(locale, `/track/${order.track_token}`)}`,
    allowedChanges: movesFrom(status, actorOn(order, person)).filter(inTime),
    ...(status === 'Delivered' &&
      until && {
        returnUntil: {
          changeOfMind: until['change of mind'].toISOString(),
          defect: until.defect.toISOString(),
        },
      }),
    ...(order.reconfirmed && isStaff(person) && { reconfirmed: true }),
    ...(order.demo === 1 && { demo: true }),
  }
}

/** One entry of the history; for `self`, a customer, only her own name and words. */
function entry(change: HistoryRow, self: Person | undefined) {
  const open = !self || change.changed_by === self.id
  return {
    ...(change.from_status !== null && { from: change.from_status }),
    to: change.to_status,
    changedAt: change.changed_at,
    ...when(change.changed_at),
    ...(open && change.by_name !== null && { byName: change.by_name }),
    byRole: change.changed_by_role,
    ...(change.reason !== null && { reason: change.reason }),
    ...(open && change.comment !== null && { comment: change.comment }),
  }
}
