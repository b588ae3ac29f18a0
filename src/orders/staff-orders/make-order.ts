import { randomUUID } from 'node:crypto'
import { recordAudit } from '#src/audit/record-audit.store.ts'
import { toOmr } from '#src/core/money.ts'
import type { Db } from '#src/db/db.ts'
import { claimIdempotencyKey } from '#src/db/idempotency-keys.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { Actor } from '#src/http/authorize.ts'
import { insertOrder, type StoredOrder } from '#src/orders/order/order.store.ts'
import { settleOrders } from '#src/orders/order/order-change.store.ts'
import { takeStock } from '#src/orders/order/order-stock.ts'
import { findPlaced } from '#src/orders/placing/place-order.ts'
import { planStaffOrder } from './plan-staff-order.ts'
import type { StaffOrderRequest } from './staff-order.ts'

/** By whom and when staff make something; the same key makes it once, however often it is sent (O2). */
export type Making = { key: string | undefined; by: Actor; now: Date; shopMail?: string | undefined }

/**
 * Places an order that staff took for somebody, in one transaction as a shopper's is: key, prices, stock, number,
 * history, emails and log, or nothing of it (O1, O2, O14, O19). Throws as `planStaffOrder`, and `conflict` where stock ran
 * short.
 */
export async function makeOrder(
  db: Db,
  request: StaffOrderRequest,
  { key, by, now, shopMail }: Making,
): Promise<StoredOrder> {
  const id = randomUUID()
  return inTransaction(db, async (trx, catalogueChanged) => {
    if (key !== undefined) {
      const earlier = await claimIdempotencyKey(trx, { key, request, insertedId: id, now })
      if (earlier) return findPlaced(trx, earlier)
    }
    const { lines, totals, settings, stock } = await planStaffOrder(trx, request)
    const { source, locale, customerData, discount } = request
    const pathOf = ({ _id, size, color }: { _id: string; size: string; color: string }) => {
      const at = request.products.findIndex(
        (one) => one._id === _id && one.size === size && one.color === color,
      )
      return `products.${at}.quantity`
    }
    const reserved = await takeStock(trx, lines, { stock, pathOf, catalogueChanged, now, settings })
    const order = await insertOrder(trx, {
      id,
      request: { customerData, paymentProof: '' },
      lines,
      reserved,
      totals,
      settings,
      ...(discount && { discountReason: discount.reason }),
      placement: { locale, now, shopMail, staff: { id: by.id, role: by.role, source } },
    })
    await settleOrders(trx, [id])
    await recordAudit(
      trx,
      {
        kind: 'order-made',
        thing: { id, name: order.order_id },
        changes: [{ field: 'total', from: null, to: toOmr(totals.total) }],
      },
      { by, now },
    )
    return order
  })
}
