import { type Locale, storedLocale } from '#src/core/locale.ts'
import { type Baisa, toOmr } from '#src/core/money.ts'
import { isStaff, type Person } from '#src/core/permission.ts'
import type { Db } from '#src/db/db.ts'
import { inSnapshot } from '#src/db/whole-database.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { findKeptProof, type KeptProof } from '#src/media/proof.store.ts'
import { proofId, signProofUrl } from '#src/media/proof-address.ts'
import { placeOf } from '#src/orders/destination/destination.ts'
import { listCorrections, type StoredCorrection } from '#src/orders/history/correction.store.ts'
import type { Differences, OrderCorrection } from '#src/orders/history/order-differences.ts'
import { reconfirmRefusal } from '#src/orders/history/reconfirming.ts'
import { lastMove, standingChanges, undoneUntil } from '#src/orders/history/standing-changes.ts'
import { findExchangeOrigin, listPayments, type PaymentRow } from '#src/orders/ledger/payment.store.ts'
import { readReceiptBooks } from '#src/orders/ledger/receipt-books.store.ts'
import { listSamePictures } from '#src/orders/ledger/same-pictures.store.ts'
import { saidIn } from '#src/orders/proof-refusal.ts'
import { findReturnOfExchange, listReturns } from '#src/orders/return-record/return.store.ts'
import { currentReturn, type ReturnState, returnStates } from '#src/orders/return-record/return-state.ts'
import { presentTakenBack } from '#src/orders/return-record/taken-back.ts'
import { presentLine, presentMoney, presentPayment, presentStaffLine, when } from './order.present.ts'
import { storedTotals } from './order.store.ts'
import { Order, OrderDetails } from './order.ts'
import { actorOn, findOrderFor, isForgotten } from './order-access.ts'
import { findStatus, type HistoryRow, listHistory } from './order-change.store.ts'
import type { ListedOrder } from './order-list.store.ts'
import { movesFrom, type OrderStatus, orderStatuses } from './order-status.ts'
import { totalsInOmr } from './order-totals.ts'
import { returnUntil } from './return-reason.ts'

/** Who looks at an order, when, and in which language. */
export type Reader = { person: Person; now: Date; locale: Locale; secret: string; publicUrl: string }

/** An order as its owner and staff see it: amounts in OMR, times in Muscat, what this reader may do (O5, O8). */
export function presentOrder(order: ListedOrder, reader: Reader): Order {
  return Order.parse(shown(order, reader))
}

/** An order with its history, edits and ledger; staff's names, words, note and ledger are for staff. */
function presentDetails(
  order: ListedOrder,
  {
    history,
    corrections,
    payments,
    madeBy,
    exchangeOf,
    unprovedPhone,
    isReturnedForGood,
    receiptBooks,
    alsoUsedBy,
  }: {
    history: readonly HistoryRow[]
    corrections: readonly StoredCorrection[]
    payments: readonly PaymentRow[]
    madeBy: string | undefined
    exchangeOf: { orderId: string; number: string } | undefined
    unprovedPhone: boolean
    isReturnedForGood: boolean
    receiptBooks: Baisa | undefined
    alsoUsedBy: readonly { _id: string; orderId: string }[]
  },
  reader: Reader,
): OrderDetails {
  const staff = isStaff(reader.person)
  return OrderDetails.parse({
    ...shown(order, reader),
    // What was taken back is for staff: for a customer it never was (O5').
    history: (staff ? history : standingChanges(history)).map((change) =>
      entry(change, reader.locale, staff ? undefined : reader.person),
    ),
    corrections: corrections.map((correction) => presentCorrection(correction, staff)),
    ...(staff && {
      staffNote: order.staff_note,
      version: order.version,
      discountReason: order.discount_reason,
      payments: payments.map(presentPayment),
      ...(madeBy !== undefined && { madeBy }),
      ...(exchangeOf && { exchangeOf: { _id: exchangeOf.orderId, orderId: exchangeOf.number } }),
      ...(unprovedPhone && { unprovedPhone }),
      ...(receiptBooks !== undefined && { receiptBooks: toOmr(receiptBooks) }),
      ...(alsoUsedBy.length > 0 && { alsoUsedBy }),
      ...(!isReturnedForGood && undoOf(order, history, reader)),
    }),
  })
}

/** An edit with its amounts in OMR; who made it, and why the price was lowered, are for staff. */
function presentCorrection({ differences, ...row }: StoredCorrection, staff: boolean): OrderCorrection {
  const { lines, texts, amounts } = differences
  const choiceOf = (one: Differences['lines'][number]['before']) =>
    one && { ...one, originalPrice: toOmr(one.originalPrice) }
  return {
    correctedAt: row.corrected_at,
    ...when(row.corrected_at),
    ...(staff && row.by_name !== null && { byName: row.by_name }),
    byRole: row.corrected_by_role as OrderCorrection['byRole'],
    lines: lines.map((line) => ({ ...line, before: choiceOf(line.before), after: choiceOf(line.after) })),
    texts: texts.filter(({ field }) => staff || field !== 'discountReason'),
    amounts: amounts.map(({ field, before, after }) => ({
      field,
      before: toOmr(before),
      after: toOmr(after),
    })),
  }
}

/**
 * The order of this record id with everything that happened to it, all as of one moment: its balance and its entries agree,
 * whatever is booked meanwhile. Throws as `findOrderFor`.
 */
export function findDetails(db: Db, id: string, reader: Reader): Promise<OrderDetails> {
  return inSnapshot(db, async (trx) => readDetails(trx, await findOrderFor(trx, id, reader.person), reader))
}

async function readDetails(db: Db, order: ListedOrder, reader: Reader): Promise<OrderDetails> {
  const proof = await findKeptProof(db, order.payment_proof)
  const happened = {
    history: await listHistory(db, order.id),
    corrections: await listCorrections(db, order.id),
    payments: await listPayments(db, order.id),
    madeBy: await findMaker(db, order),
    exchangeOf:
      order.source === 'exchange'
        ? ((await findReturnOfExchange(db, order.id)) ?? (await findExchangeOrigin(db, order.id)))
        : undefined,
    unprovedPhone: await isUnproved(db, order),
    isReturnedForGood: await isReturnedForGood(db, order),
    receiptBooks: await findReceiptBooks(db, order, proof),
    alsoUsedBy: (proof && (await listSamePictures(db, [{ ...proof, id: order.id }])).get(order.id)) ?? [],
  }
  return presentDetails(order, happened, reader)
}

/** What approving its receipt would book, in baisa; undefined where there is none, or it was approved (O15). */
async function findReceiptBooks(
  db: Db,
  { id, total, money, receipt }: ListedOrder,
  proof: KeptProof | undefined,
): Promise<Baisa | undefined> {
  if (receipt === '' || receipt === 'approved') return undefined
  if (!proof || proof.review === 'approved') return undefined
  return (await readReceiptBooks(db, [{ id, total, money, proof }])).get(id)
}

/** The name of who of the staff made it; undefined where nobody did, or the account is gone. */
async function findMaker(db: Db, { made_by: id }: ListedOrder): Promise<string | undefined> {
  if (id === null) return undefined
  return (await db.selectFrom('users').select('name').where('id', '=', id).executeTakeFirst())?.name
}

/** Whether it joined an account's customer by a phone that a guest typed at checkout, and by nothing else (O26). */
async function isUnproved(db: Db, { user_id, source, customer_id }: ListedOrder): Promise<boolean> {
  if (user_id !== null || source !== 'web' || customer_id === '') return false
  const customer = await db
    .selectFrom('customers')
    .select('user_id')
    .where('id', '=', customer_id)
    .executeTakeFirst()
  return typeof customer?.user_id === 'string'
}

/** What this reader of the staff may take back now, and how (O5'). */
function undoOf(order: ListedOrder, history: readonly HistoryRow[], { person, now }: Reader) {
  if (isEndedExchange(order)) return undefined
  const change = lastMove(history)
  const until = change?.to_status === order.status && undoneUntil(change, person, now)
  if (!change || !until) return undefined
  return {
    undo: {
      to: change.from_status,
      ...(until === 'reason' ? { needsReason: true } : { until: until.toISOString() }),
    },
  }
}

/** The cancelled order of an exchange is not taken up again (O37). */
function isEndedExchange({ source, status }: ListedOrder): boolean {
  return source === 'exchange' && status === 'Cancelled'
}

function shown(order: ListedOrder, reader: Reader) {
  const { person, now, locale, secret, publicUrl } = reader
  const proof = proofId(order.payment_proof)
  const until = order.delivered_at === null ? undefined : returnUntil(new Date(order.delivered_at))
  const status = order.status as OrderStatus
  const { deliveryCharge, ...sums } = totalsInOmr(storedTotals(order))
  const actor = actorOn(order, person)
  const noReconfirm =
    status === 'Cancelled' && actor.owner && !actor.staff ? reconfirmRefusal(order.cancelled, now) : undefined
  const inTime = (to: OrderStatus) => to !== 'Return' || until === undefined || now <= until.defect
  const isOpen = (to: OrderStatus) =>
    inTime(to) && !(to === 'Confirmed' && noReconfirm) && !isEndedExchange(order)
  return {
    _id: order.id,
    orderId: order.order_id,
    ...when(order.placed_at),
    placedAt: order.placed_at,
    ...sums,
    orderStatus: status,
    products: order.lines.map(isStaff(person) ? presentStaffLine : presentLine),
    customerData: {
      name: order.customer_name,
      email: order.customer_email,
      mobileNumber: order.customer_mobile,
      address: order.customer_address,
      place: placeOf(order),
      comment: order.customer_comment,
      ...(order.customer_vatin !== '' && { vatin: order.customer_vatin }),
      deliveryArea: order.delivery_area,
      paymentMethod: order.payment_method,
      deliveryCharge,
    },
    paymentProof: proof ? signProofUrl(secret, proof, now) : '',
    ...presentMoney(order.money),
    trackUrl: `${publicUrl}${pathIn(locale, `/track/${order.track_token}`)}`,
    allowedChanges: isForgotten(order) ? [] : movesFrom(status, actor).filter(isOpen),
    ...(noReconfirm && { noReconfirm }),
    ...(order.return_state !== '' && { returnState: order.return_state }),
    ...(order.purpose.wish && { returnWish: order.purpose.wish }),
    ...(order.purpose.exchange && { exchange: order.purpose.exchange }),
    ...(status === 'Delivered' &&
      until && {
        returnUntil: {
          changeOfMind: until['change of mind'].toISOString(),
          defect: until.defect.toISOString(),
        },
      }),
    ...(order.purpose.part !== undefined && isStaff(person) && { returnValue: toOmr(order.purpose.part) }),
    ...(order.reconfirmed && isStaff(person) && { reconfirmed: true }),
    ...(isStaff(person) && {
      locale: storedLocale(order.locale),
      source: order.source,
      ...(order.refusals > 0 && { refusals: order.refusals }),
      ...presentTakenBack(order.takesBack),
    }),
    ...((isStaff(person) ? order.receipt !== '' : order.receipt === 'asked-again') && {
      receipt: order.receipt,
    }),
    ...(order.demo === 1 && { demo: true }),
  }
}

/** One entry of the history; for `self`, a customer, only her own name and words. */
function entry(change: HistoryRow, locale: Locale, self: Person | undefined) {
  const open = !self || change.changed_by === self.id
  const comment = saidIn(change, locale)
  return {
    ...(change.from_status !== null && { from: change.from_status }),
    to: change.to_status,
    changedAt: change.changed_at,
    ...when(change.changed_at),
    ...(open && change.by_name !== null && { byName: change.by_name }),
    byRole: change.changed_by_role,
    ...(change.reason !== null && { reason: change.reason }),
    ...(open && comment !== null && { comment }),
  }
}

/** A return whose goods were received, or whose new pieces were sent, goes on to its end; nothing before it is taken back (O5', O16). */
async function isReturnedForGood(db: Db, { id, status, return_state: state }: ListedOrder): Promise<boolean> {
  if (status !== 'Return' || state === '') return false
  if (!returnStates[state as ReturnState].endings.includes('withdrawn')) return true
  const exchange = currentReturn(await listReturns(db, id))?.exchange_order_id
  const sent = exchange ? await findStatus(db, exchange) : undefined
  return sent !== undefined && !orderStatuses[sent].isEditable
}
