import type { Insertable } from 'kysely'
import type { Db, Tables } from '#src/db/db.ts'
import { settleOrders } from '#src/orders/order/order-change.store.ts'
import type { DemoOrder } from './demo-orders.ts'

type Payment = Insertable<Tables['payments']>

const weekMs = 7 * 24 * 60 * 60 * 1000
/** From a request to the money, as demo-returns has it. */
const refundMs = 49 * 60 * 60 * 1000

/**
 * The ledgers of the invented orders (O17): cash with the delivery, transfers of all that wait no longer, and refunds of
 * what came back a week ago or more, for its return in `returns`, by the order's id. Some at a time.
 */
export async function insertDemoPayments(
  trx: Db,
  orders: readonly DemoOrder[],
  returns: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const rows = orders.flatMap((one) => paymentsOf(one, returns.get(one.order.id) ?? null, now))
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

/** Whether the money of what came back then, ISO 8601 in UTC, has gone back. */
export function isGivenBack(cameBackAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(cameBackAt) >= weekMs
}

function paymentsOf({ order, changes }: DemoOrder, returnId: string | null, now: Date): Payment[] {
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
  if (back === undefined || !isGivenBack(back, now)) return [paid]
  const refund = {
    id: `${order.id}-refund`,
    number: 2,
    kind: 'refund',
    amount: -order.total,
    booked_at: returnId === null ? back : new Date(Date.parse(back) + refundMs).toISOString(),
    return_id: returnId,
  }
  return [paid, { ...paid, ...refund }]
}
