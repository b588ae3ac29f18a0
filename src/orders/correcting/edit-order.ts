import { recordAudit } from '#src/audit/record-audit.store.ts'
import { storedLocale } from '#src/core/locale.ts'
import { toOmr } from '#src/core/money.ts'
import type { Authorized } from '#src/core/permission.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { Actor } from '#src/http/authorize.ts'
import { insertCorrection } from '#src/orders/history/correction.store.ts'
import { queueCustomerEmail } from '#src/orders/order/customer-email.store.ts'
import { findOrder } from '#src/orders/order/order.store.ts'
import { settleOrders } from '#src/orders/order/order-change.store.ts'
import { shiftStock } from '#src/orders/order/order-stock.ts'
import { settleTax } from '#src/orders/tax/settle-tax.ts'
import { isUnchanged } from './differences-of.ts'
import { claimForEdit, saveEdit } from './edit-order.store.ts'
import type { OrderEdit } from './order-edit.ts'
import { planEdit } from './plan-edit.ts'

/**
 * Makes an order what staff want it to be, with its stock, its history and the customer's email, or nothing of it (O18).
 * False when it is not the version they saw any more, or is no longer to be edited. Throws as `planEdit` does.
 */
export async function editOrder(
  db: Db,
  { id }: Authorized<{ id: string }>,
  edit: OrderEdit,
  { by, now }: { by: Actor; now: Date },
): Promise<boolean> {
  return inTransaction(db, async (trx, catalogueChanged) => {
    // First, so that from here on nobody moves, cancels or edits the order (its row before the stock's, as cancelling).
    if (!(await claimForEdit(trx, id, edit.version))) return false
    const order = await findOrder(trx, id)
    const plan = await planEdit(trx, order, edit)
    if (isUnchanged(plan.differences)) return true
    await shiftStock(trx, plan.shifts, { catalogueChanged, now, settings: plan })
    await saveEdit(trx, order, edit, plan)
    await settleOrders(trx, [id])
    const correctionId = await insertCorrection(trx, { orderId: id, by, now, differences: plan.differences })
    const thing = { id, name: order.order_id }
    const changes = plan.differences.amounts.map(({ field, before, after }) => ({
      field,
      from: toOmr(before),
      to: toOmr(after),
    }))
    await recordAudit(
      trx,
      { kind: 'order-edited', thing, ...(changes.length > 0 && { changes }) },
      { by, now },
    )
    const letter = {
      kind: 'order-corrected' as const,
      recipient: order.customer_email,
      locale: storedLocale(order.locale),
      payload: { orderId: id, correctionId },
    }
    await queueCustomerEmail(trx, order, letter, now)
    await settleTax(trx, id, now)
    return true
  })
}
