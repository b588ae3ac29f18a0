import type { Authorized } from '#src/core/permission.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { awaitMoneyAgain } from '#src/orders/money/await-money-again.ts'
import { type Booking, listMoved, reverseEntry } from '#src/orders/money/book.ts'
import { findOrder } from '#src/orders/order/order.store.ts'
import {
  holdEvenInBin,
  holdStatus,
  insertChange,
  moveOrder,
  settleOrders,
} from '#src/orders/order/order-change.store.ts'
import { orderStatuses } from '#src/orders/order/order-status.ts'
import {
  findReturnOfExchange,
  type StoredReturn,
  setExchange,
} from '#src/orders/return-record/return.store.ts'
import { endShipment } from '#src/orders/shipments/shipment.store.ts'
import { settleTax } from '#src/orders/tax/settle-tax.ts'
import { leaveBin } from './delete-order.ts'
import { moveStock } from './order-stock-moves.ts'

/**
 * Holds the order an exchange came from before the exchange itself is cancelled: whoever ends its return, books on that order or
 * empties the bin holds them in this order, too, so that nobody waits for each other.
 */
export async function holdOrigin(trx: Db, { id, source }: { id: string; source: string }): Promise<void> {
  const of = source === 'exchange' && (await findReturnOfExchange(trx, id))
  if (of) await holdEvenInBin(trx, of.orderId)
}

/**
 * Gives the money of an exchange back to the order it came from, because the order of the new pieces becomes Cancelled; its
 * return goes on without it, from where its money is given where some is owed again (O16). An order in the bin to which money goes back leaves it: what it owes now must be in a list. Nothing for any other order.
 * In the transaction that cancels it. Throws `conflict` where a part
 * of the money was given back by then.
 */
export async function releaseExchange(trx: Db, exchangeOrderId: string, booking: Booking): Promise<void> {
  const of = await findReturnOfExchange(trx, exchangeOrderId)
  if (!of) return
  const fresh = await findOrder(trx, exchangeOrderId)
  const names = { from: of.number, to: fresh.order_id }
  await setExchange(trx, of.id, null)
  const moved = await listMoved(trx, { from: of.orderId, to: exchangeOrderId, names })
  if (moved.length > 0) await leaveBin(trx, of.orderId, booking)
  for (const entry of moved) await reverseEntry(trx, entry, { ...booking, note: '' })
  await awaitMoneyAgain(trx, of.orderId, booking)
  await settleOrders(trx, [of.orderId])
}

/**
 * Cancels the order of a return's new pieces because the return ends: pieces and money go back (O16). Throws `conflict` once it
 * is on its way. Nothing where there is none.
 */
export async function cancelExchange(
  trx: Db,
  { exchange_order_id: id }: Pick<StoredReturn, 'exchange_order_id'>,
  { catalogueChanged, ...booking }: Booking & { catalogueChanged: () => void },
): Promise<void> {
  if (id === null) return
  const status = await holdStatus(trx, id)
  if (!status || !orderStatuses[status].isEditable) throw new Problem('conflict', sent)
  const order = await findOrder(trx, id)
  const { by, now } = booking
  // Whoever may end the return may end what was made for it.
  await moveOrder(trx, { ...order, status } as Authorized<typeof order>, 'Cancelled', now)
  await insertChange(trx, {
    orderId: id,
    from: status,
    to: 'Cancelled',
    by,
    now,
    reason: null,
    comment: null,
  })
  await moveStock(trx, { orderId: id, from: status, to: 'Cancelled' }, { catalogueChanged, now })
  await endShipment(trx, id, { outcome: 'called back', by: by.id, now })
  await releaseExchange(trx, id, booking)
  await settleOrders(trx, [id])
  await settleTax(trx, id, now)
}

const sent = {
  en: 'The new pieces of this exchange are on their way, so the return goes on to its end.',
  ar: 'القطع البديلة لهذا الاستبدال في الطريق، لذلك يستمر الإرجاع حتى نهايته.',
}

/** Said where an exchange that was cancelled is to go on: its money went back. */
export const noExchangeAgain = {
  en: 'This order was the exchange of a return and was cancelled, so it stays cancelled. The return goes on without it; for other pieces an order of its own can be made.',
  ar: 'كان هذا الطلب استبدالًا لإرجاع وتم إلغاؤه، ولا يمكن تأكيده من جديد. يستمر الإرجاع من دونه، ولقطع أخرى يمكن إنشاء طلب مستقل.',
}
