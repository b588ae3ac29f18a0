import { storedLocale } from '#src/core/locale.ts'
import type { Baisa } from '#src/core/money.ts'
import type { Authorized } from '#src/core/permission.ts'
import type { Db } from '#src/db/db.ts'
import { queueCustomerEmail } from '#src/orders/order/customer-email.store.ts'
import type { ListedOrder } from '#src/orders/order/order-list.store.ts'

/** Tells the customer what went back, and the number of its own credit note (O17, T3); in the transaction that booked it. */
export async function tellOfRefund(
  trx: Db,
  order: Authorized<ListedOrder>,
  { amount, note, returnId }: { amount: Baisa; note: string | undefined; returnId?: string },
  now: Date,
): Promise<void> {
  const payload = { orderId: order.id, amount, returnId, ...(note !== undefined && { note }) }
  const locale = storedLocale(order.locale)
  const email = { kind: 'refund-recorded', recipient: order.customer_email, locale, payload } as const
  await queueCustomerEmail(trx, order, email, now)
}
