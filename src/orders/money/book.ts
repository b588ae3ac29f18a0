import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { lockRows } from '#src/db/row-lock.ts'
import type { KeptProof } from '#src/media/proof.store.ts'
import {
  type Booker,
  insertPayment,
  listPayments,
  type PaymentRow,
} from '#src/orders/ledger/payment.store.ts'
import type { MoneyMethod, PaymentKind } from '#src/orders/ledger/payment.ts'
import { refundable } from '#src/orders/ledger/payment-state.ts'
import { readReceiptBooks } from '#src/orders/ledger/receipt-books.store.ts'
import { settleOrders } from '#src/orders/order/order-change.store.ts'
import { holdMoney } from './hold-money.ts'

/** By whom and when something is booked; `courierId` where it was collected at the door by one. */
export type Booking = {
  by: Booker
  now: Date
  courierId?: string | undefined
}

/**
 * Books what was still open as collected, where the order is paid in cash (O17); in the transaction that delivers it. Throws
 * `conflict` where a courier brought it who takes none (O31).
 */
export async function collectCash(trx: Db, orderId: string, booking: Booking): Promise<void> {
  const order = await holdMoney(trx, orderId)
  if (order.payment_method === 'Cash On Delivery' && order.money.balance > 0) {
    if (booking.courierId !== undefined) await checkTakesCash(trx, booking.courierId)
    await insertPayment(trx, {
      orderId,
      kind: 'cash collected',
      amount: order.money.balance,
      method: 'cash',
      ...booking,
    })
  }
  await settleOrders(trx, [orderId])
}

/**
 * Throws `conflict` where an order would be with a courier again who is to collect for it, and takes no cash any more (O31).
 * The courier is held, as by whoever hands over.
 */
export async function checkCollects(trx: Db, orderId: string, courierId: string): Promise<void> {
  const order = await holdMoney(trx, orderId)
  if (order.payment_method !== 'Cash On Delivery' || order.money.balance <= 0) return
  const courier = await lockRows(
    trx,
    trx.selectFrom('couriers').select('takes_cash').where('id', '=', courierId),
  ).executeTakeFirst()
  if (courier?.takes_cash === 0)
    throw new Problem('conflict', {
      en: 'The courier of this order takes no cash any more. Please let them take it again first, under Couriers.',
      ar: 'مندوب هذا الطلب لم يعد يستلم النقد. يرجى تفعيل استلام النقد له أولًا في صفحة «مندوبو التوصيل».',
    })
}

async function checkTakesCash(trx: Db, courierId: string): Promise<void> {
  const courier = await trx
    .selectFrom('couriers')
    .select('takes_cash')
    .where('id', '=', courierId)
    .executeTakeFirst()
  if (courier?.takes_cash === 0)
    throw new Problem('conflict', {
      en: 'This courier takes no cash, and this order is not paid yet. Please record its payment first.',
      ar: 'هذا المندوب لا يستلم النقد، وهذا الطلب غير مدفوع بعد. يرجى تسجيل الدفعة أولًا.',
    })
}

/** Takes back the cash of a delivery that was undone; where no entry stands, nothing happens. Throws as `reverseEntry`. */
export async function takeBackCash(trx: Db, orderId: string, booking: Booking): Promise<void> {
  const last = (await openEntries(trx, orderId)).findLast(({ kind }) => kind === 'cash collected')
  if (last) await reverseEntry(trx, last, { ...booking, note: '' })
  else await settleOrders(trx, [orderId], booking.now)
}

/** Books the transfer of a receipt that was approved: what it was sent for, less what of it was booked already (O15). */
export async function bookTransfer(
  trx: Db,
  orderId: string,
  proof: Pick<KeptProof, 'sent_for' | 'sent_after'>,
  booking: Booking,
): Promise<void> {
  const { total, money } = await holdMoney(trx, orderId)
  const books = await readReceiptBooks(trx, [{ id: orderId, total, money, proof }])
  const amount = books.get(orderId) ?? 0
  if (amount > 0)
    await insertPayment(trx, {
      orderId,
      kind: 'transfer approved' satisfies PaymentKind,
      amount,
      method: 'transfer' satisfies MoneyMethod,
      ...booking,
    })
  await settleOrders(trx, [orderId])
}

/** Orders between which an exchange moves money, and how much of it, in baisa (O16). */
type Moved = { from: string; to: string; amount: number; names: { from: string; to: string } }

/** Moves what was paid for pieces that come back to the order of the new ones: an entry in each ledger, together 0. */
export async function moveToExchange(
  trx: Db,
  { from, to, amount, names }: Moved,
  booking: Booking,
): Promise<void> {
  if (amount === 0) return
  const entry = { kind: 'adjustment', method: 'other', ...booking } as const
  await insertPayment(trx, { ...entry, orderId: from, amount: -amount, reference: names.to })
  await insertPayment(trx, { ...entry, orderId: to, amount, reference: names.from })
}

/** What still stands of what was moved: the entries that `reverseEntry` takes back where the new pieces are not sent. */
export async function listMoved(trx: Db, { from, to, names }: Omit<Moved, 'amount'>): Promise<PaymentRow[]> {
  const [taken, given] = [await openEntries(trx, to), await openEntries(trx, from)]
  const isMoved =
    (name: string) =>
    ({ kind, reference }: PaymentRow) =>
      kind === 'adjustment' && reference === name
  return [...taken.filter(isMoved(names.from)), ...given.filter(isMoved(names.to))]
}

/** The entries of a ledger that nobody took back, and that take back nothing themselves; oldest first. */
export async function openEntries(trx: Db, orderId: string): Promise<PaymentRow[]> {
  const entries = await listPayments(trx, orderId)
  const reversed = new Set(entries.map(({ reverses }) => reverses))
  return entries.filter(({ id, reverses }) => reverses === null && !reversed.has(id))
}

/**
 * Takes an entry back by one of the opposite amount; the entry itself stays (O17). Throws `conflict` where more would
 * have been given back than was paid.
 */
export async function reverseEntry(
  trx: Db,
  entry: PaymentRow,
  { note, ...booking }: Booking & { note: string },
): Promise<void> {
  const { money } = await holdMoney(trx, entry.order_id)
  if (entry.kind !== 'refund' && entry.amount > refundable(money))
    throw new Problem('conflict', {
      en: 'A part of this money was refunded already. Take back the refund first.',
      ar: 'تم استرداد جزء من هذا المبلغ. يلزم التراجع عن الاسترداد أولًا.',
    })
  await insertPayment(trx, {
    orderId: entry.order_id,
    kind: entry.kind as PaymentKind,
    amount: -entry.amount,
    waived: -entry.waived,
    method: entry.method as MoneyMethod,
    reference: entry.reference,
    note,
    reverses: entry.id,
    isCredit: entry.credit === 1,
    ...(entry.courier_id !== null && { courierId: entry.courier_id }),
    ...booking,
  })
  await settleOrders(trx, [entry.order_id], booking.now)
}
