import { storedLocale } from '#src/core/locale.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { queueCustomerEmail } from '#src/orders/order/customer-email.store.ts'
import { forgetIfMarked, isToBeForgotten } from '#src/orders/order/forget-orders.store.ts'
import { presentLine } from '#src/orders/order/order.present.ts'
import {
  freeReserved,
  holdStatus,
  insertChange,
  moveOrder,
  settleOrders,
} from '#src/orders/order/order-change.store.ts'
import { giveBackStock } from '#src/orders/order/order-stock.ts'
import { settleTax } from '#src/orders/tax/settle-tax.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import type { Shop } from '#src/shop.ts'
import { findUnpaidOrder, listUnpaidOrders } from './unpaid-order.store.ts'

const atOnce = 50
const hourMs = 3600_000

/**
 * Cancels orders that hold pieces of a limited stock and that nobody paid for in the hours of the settings, with an
 * entry of the shop's own in the history and the customer's email; their pieces are free again (O23, O14). Of an order
 * that somebody moves or pays for at the same moment nothing is changed. Nothing at all where the setting is empty.
 */
export async function cancelUnpaidOrders(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  stop: AbortSignal,
): Promise<void> {
  const { unpaidHours } = await readSettings(db)
  if (unpaidHours === null) return
  const since = new Date(clock().getTime() - unpaidHours * hourMs)
  while (!stop.aborted) {
    const orders = await listUnpaidOrders(db, since, atOnce)
    for (const { id } of orders) if (!stop.aborted) await cancel({ db, clock }, id, since)
    if (orders.length < atOnce) return
  }
}

async function cancel({ db, clock }: Pick<Shop, 'db' | 'clock'>, id: string, since: Date): Promise<void> {
  const now = clock()
  await inTransaction(db, async (trx, catalogueChanged) => {
    await holdStatus(trx, id)
    const order = await findUnpaidOrder(trx, id, since)
    if (!order || !(await moveOrder(trx, order, 'Cancelled', now))) return
    const by = { id: null, role: 'shop' } as const
    await insertChange(trx, {
      orderId: id,
      from: order.status,
      to: 'Cancelled',
      by,
      now,
      reason: 'not paid in time',
      comment: null,
    })
    const freed = await freeReserved(trx, id)
    await giveBackStock(trx, freed.map(presentLine), catalogueChanged)
    await settleOrders(trx, [id])
    const isForgotten = await isToBeForgotten(trx, id)
    const email = {
      kind: 'order-status-changed',
      recipient: order.customer_email,
      locale: storedLocale(order.locale),
      payload: { orderId: id, status: 'Cancelled' },
    } as const
    if (!isForgotten) await queueCustomerEmail(trx, order, email, now)
    // Last, but while the order still knows its customer.
    await settleTax(trx, id, now)
    if (isForgotten) await forgetIfMarked(trx, id)
  })
}
