import { recordAudit } from '#src/audit/record-audit.store.ts'
import type { Authorized } from '#src/core/permission.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { Actor } from '#src/http/authorize.ts'
import type { Booker } from '#src/orders/ledger/payment.store.ts'
import { findOrder } from '#src/orders/order/order.store.ts'
import { noSuchOrder } from '#src/orders/order/order-access.ts'
import { holdStatus, insertChange, markDeleted, unmarkDeleted } from '#src/orders/order/order-change.store.ts'
import { type OrderStatus, orderStatuses } from '#src/orders/order/order-status.ts'
import { hasExchangeUnderWay } from '#src/orders/return-record/return.store.ts'

/**
 * Takes an order out of every list and count, softly and with who and when (O12). Throws `conflict` with the present
 * state unless it is Cancelled, Delivered or Return, `conflict` too while an exchange of it, or that it is, waits for its
 * old pieces, and `not-found` when somebody was first.
 */
export async function deleteOrder(
  db: Db,
  order: Authorized<{ id: string; order_id: string }>,
  { by, now }: { by: Actor; now: Date },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    // An exchange that is approved at this moment is seen.
    const status = await holdStatus(trx, order.id)
    if (!status) throw new Problem('not-found', noSuchOrder)
    const { words, isDeletable } = orderStatuses[status]
    if (isDeletable && (await hasExchangeUnderWay(trx, order.id)))
      throw new Problem('conflict', exchangeUnderWay)
    if (await markDeleted(trx, order, by, now)) {
      const thing = { id: order.id, name: order.order_id }
      return recordAudit(trx, { kind: 'order-deleted', thing }, { by, now })
    }
    const text = {
      en: `This order is ${words.en}. Only cancelled, delivered and returned orders can be deleted.`,
      ar: `حالة هذا الطلب «${words.ar}». لا تُحذف إلا الطلبات الملغاة والمرتجعة والتي تم توصيلها.`,
    }
    throw new Problem('conflict', text, { extra: { orderStatus: status } })
  })
}

/**
 * Takes an order out of the bin into its list, with an entry in its history (O21); false when it is not in it. In the
 * transaction of the caller, who settles it.
 */
export async function leaveBin(
  trx: Db,
  id: string,
  { by, now }: { by: Actor | Booker; now: Date },
): Promise<boolean> {
  if (!(await unmarkDeleted(trx, id))) return false
  const { status, order_id: name } = await findOrder(trx, id)
  const to = status as OrderStatus
  await insertChange(trx, { orderId: id, from: to, to, by, now, reason: 'left the bin', comment: null })
  // What a customer does is in the history alone.
  if (by.role !== 'customer')
    await recordAudit(
      trx,
      { kind: 'order-restored', thing: { id, name } },
      { by: { address: null, ...by }, now },
    )
  return true
}

/** Said where an order is to be deleted whose old pieces are still to come back for new ones. */
export const exchangeUnderWay = {
  en: 'An exchange is under way: its old pieces are not back yet. Once they are recorded as received, this order can be deleted.',
  ar: 'ما زال الاستبدال جاريًا: لم تصل القطع المرتجعة بعد. يمكن حذف هذا الطلب بعد تسجيل استلامها.',
}
