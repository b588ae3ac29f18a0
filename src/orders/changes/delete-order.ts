import { recordAudit } from '#src/audit/record-audit.store.ts'
import type { Authorized } from '#src/core/permission.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { Actor } from '#src/http/authorize.ts'
import { noSuchOrder } from '#src/orders/order/order-access.ts'
import { findStatus, markDeleted } from '#src/orders/order/order-change.store.ts'
import { orderStatuses } from '#src/orders/order/order-status.ts'

/**
 * Takes an order out of every list and count, softly and with who and when (O12). Throws `conflict` with the present
 * state unless it is Cancelled, Delivered or Return, and `not-found` when somebody was first.
 */
export async function deleteOrder(
  db: Db,
  order: Authorized<{ id: string; order_id: string }>,
  { by, now }: { by: Actor; now: Date },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (await markDeleted(trx, order, by, now)) {
      const thing = { id: order.id, name: order.order_id }
      return recordAudit(trx, { kind: 'order-deleted', thing }, { by, now })
    }
    const status = await findStatus(trx, order.id)
    if (!status) throw new Problem('not-found', noSuchOrder)
    const { words } = orderStatuses[status]
    const text = {
      en: `This order is ${words.en}. Only cancelled, delivered and returned orders can be deleted.`,
      ar: `حالة هذا الطلب «${words.ar}». لا تُحذف إلا الطلبات الملغاة والمرتجعة والتي تم توصيلها.`,
    }
    throw new Problem('conflict', text, { extra: { orderStatus: status } })
  })
}
