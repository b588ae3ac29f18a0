import type { Insertable } from 'kysely'
import type { Db, Tables } from '#src/db/db.ts'
import { settleOrders } from '#src/orders/order/order-change.store.ts'
import type { DemoOrder } from './demo-orders.ts'

type Payment = Insertable<Tables['payments']>

const weekMs = 7 * 24 * 60 * 60 * 1000

/**
 * The ledgers of the invented orders (O17): cash with the delivery, transfers of all that wait no longer, and refunds of
 * what came back a week ago or more. Some at a time.
 */
export async function insertDemoPayments(trx: Db, orders: readonly DemoOrder[], now: Date): Promise<void> {
  const rows = orders.flatMap((one) => paymentsOf(one, now))
  for (let from = 0; from < rows.length; from += 100)
    await trx
      .insertInto('payments')
      .values(rows.slice(from, from + 100))
      .execute()
  await settleOrders(
    trx,
    orders.map(({ order }) => order.id),
  )
}

function paymentsOf({ order, changes }: DemoOrder, now: Date): Payment[] {
  const reached = (status: string) => changes.find(({ to_status }) => to_status === status)?.changed_at
  const isTransfer = order.payment_method === 'Online Payment'
  const at = isTransfer ? reached('Confirmed') : reached('Delivered')
  if (at === undefined) return []
  const paid: Payment = {
    id: `${order.id}-paid`,
    order_id: order.id,
    number: 1,
    kind: isTransfer ? 'transfer approved' : 'cash collected',
    amount: order.total,
    waived: 0,
    method: isTransfer ? 'transfer' : 'cash',
    reference: '',
    note: '',
    booked_at: at,
    booked_by: null,
    booked_by_role: 'manager',
    courier_id: null,
    reverses: null,
  }
  const back = reached('Return') ?? reached('Cancelled')
  if (back === undefined || now.getTime() - Date.parse(back) < weekMs) return [paid]
  const refund = {
    id: `${order.id}-refund`,
    number: 2,
    kind: 'refund',
    amount: -order.total,
    booked_at: back,
  }
  return [paid, { ...paid, ...refund }]
}
