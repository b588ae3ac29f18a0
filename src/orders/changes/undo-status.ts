import { recordAudit } from '#src/audit/record-audit.store.ts'
import type { Authorized } from '#src/core/permission.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { Actor } from '#src/http/authorize.ts'
import { lastMove, undoneUntil } from '#src/orders/history/standing-changes.ts'
import { checkCollects, takeBackCash } from '#src/orders/money/book.ts'
import { forgetIfMarked, isToBeForgotten } from '#src/orders/order/forget-orders.store.ts'
import { findOrder } from '#src/orders/order/order.store.ts'
import { forgottenOrder, isForgotten, noSuchOrder } from '#src/orders/order/order-access.ts'
import {
  holdStatus,
  insertChange,
  listHistory,
  restoreStatus,
  settleOrders,
} from '#src/orders/order/order-change.store.ts'
import type { ListedOrder } from '#src/orders/order/order-list.store.ts'
import type { OrderStatus } from '#src/orders/order/order-status.ts'
import { endShipment, reopenShipment } from '#src/orders/shipments/shipment.store.ts'
import { settleTax } from '#src/orders/tax/settle-tax.ts'
import { changedMeanwhile } from './change-order-status.ts'
import { endReturn, resumeReturn } from './open-return.ts'
import type { UndoRequest } from './order-change.ts'
import { moveStock } from './order-stock-moves.ts'
import { noExchangeAgain } from './release-exchange.ts'
import { queueStatusLetter, withdrawStatusLetter } from './status-letter.store.ts'

/**
 * Takes the last change of the status back (O5'): within 10 minutes by whoever made it, by an admin with a reason at any
 * time. Stock, delivery date, the cash of a delivery and what a courier has follow. The email about it is withdrawn; a customer who may have read it is told. Throws
 * `conflict` with the present state for who came second and where too few pieces are left, `refused` for who may not.
 */
export async function undoStatus(
  db: Db,
  order: Authorized<ListedOrder>,
  { from: seen, reason }: UndoRequest,
  { by, now }: { by: Actor; now: Date },
): Promise<void> {
  await inTransaction(db, async (trx, catalogueChanged) => {
    const status = await holdStatus(trx, order.id)
    if (!status) throw new Problem('not-found', noSuchOrder)
    if (status !== seen) throw changedMeanwhile(status, order)
    const change = lastMove(await listHistory(trx, order.id))
    if (change?.to_status !== status)
      throw new Problem('conflict', texts.nothing, { extra: { orderStatus: status } })
    const until = undoneUntil(change, by, now)
    if (until === undefined) throw new Problem('refused', texts.notYours)
    // As it is now that nobody else changes it: the customer may have deleted the account since it was read.
    const present = await findOrder(trx, order.id)
    if (isForgotten(present)) throw new Problem('refused', forgottenOrder)
    if (status === 'Cancelled' && order.source === 'exchange') throw new Problem('conflict', noExchangeAgain)
    const to = change.from_status as OrderStatus
    await restoreStatus(trx, order.id, { from: status, to })
    await insertChange(trx, {
      orderId: order.id,
      from: status,
      to,
      by,
      now,
      reason: 'taken back',
      comment: reason || null,
      undoes: change.id,
    })
    await moveStock(trx, { orderId: order.id, from: status, to }, { catalogueChanged, now })
    let returnId: string | undefined
    if (status === 'Return')
      returnId = await endReturn(
        trx,
        order.id,
        { to: 'withdrawn', words: reason },
        { by, now, catalogueChanged },
      )
    if (to === 'Return') returnId = await resumeReturn(trx, order.id, by, now)
    await endShipment(trx, order.id, { outcome: 'called back', by: by.id, now })
    let courierId = await reopenShipment(trx, change.id)
    if (present.delivery_area === 'SHOP COLLECTION') {
      // It was made one to collect since then, and is on no courier's list (O40).
      await endShipment(trx, order.id, { outcome: 'called back', by: by.id, now })
      courierId = undefined
    }
    if (status === 'Delivered' && to !== 'Return') await takeBackCash(trx, order.id, { by, now })
    else await settleOrders(trx, [order.id], now)
    if (courierId !== undefined) await checkCollects(trx, order.id, courierId)
    // Nobody is to write why of what cannot be: whatever speaks against it was said before.
    if (until === 'reason' && !reason) throw whyNeeded()
    const thing = { id: order.id, name: order.order_id }
    const changes = [{ field: 'status', from: status, to }]
    await recordAudit(trx, { kind: 'order-status-changed', thing, changes }, { by, now })
    const wasUnread = await withdrawStatusLetter(trx, order, change.id, now)
    const isMarked = await isToBeForgotten(trx, order.id)
    if (!isMarked && !wasUnread)
      await queueStatusLetter(trx, order, { status: to, why: 'taken back', returnId }, now)
    // Last, but while the order still knows its customer.
    await settleTax(trx, order.id, now)
    if (isMarked) await forgetIfMarked(trx, order.id)
  })
}

function whyNeeded(): Problem {
  return new Problem('refused', texts.why, { errors: [{ path: 'reason', message: texts.why }] })
}

const texts = {
  nothing: {
    en: 'There is no change of this order that could be taken back.',
    ar: 'لا يوجد تغيير في حالة هذا الطلب يمكن التراجع عنه.',
  },
  notYours: {
    en: 'Whoever set a status can take it back for 10 minutes. After that only an admin can, with a reason.',
    ar: 'يمكن التراجع عن الحالة خلال 10 دقائق لمن غيّرها، وبعدها للمدير فقط مع ذكر السبب.',
  },
  why: {
    en: 'Please write why this change is taken back.',
    ar: 'يرجى كتابة سبب التراجع عن هذا التغيير.',
  },
}
