import type { Authorized } from '#src/core/permission.ts'
import type { Db } from '#src/db/db.ts'
import type { PaymentState } from '#src/orders/ledger/payment-state.ts'

/** An order that holds pieces nobody has paid for; the shop itself may cancel it. */
export type UnpaidOrder = Authorized<{
  id: string
  status: string
  delivered_at: string | null
  user_id: string | null
  customer_email: string
  locale: string
}>

/**
 * Pending orders that hold pieces of a limited stock, of whose price nothing was paid and no receipt waits, and of which
 * nothing was heard since this instant: neither placed, asked for another receipt nor edited, and no later time to call was
 * asked for (O33). Not those that stand for goods
 * sent back (O16): they wait for staff. The oldest first.
 */
export async function listUnpaidOrders(db: Db, since: Date, limit: number): Promise<UnpaidOrder[]> {
  const rows = await unpaid(db, since).orderBy('orders.placed_at').limit(limit).execute()
  return rows as UnpaidOrder[]
}

/** The same of one order, now: undefined once somebody has paid for it or moved it. */
export async function findUnpaidOrder(trx: Db, id: string, since: Date): Promise<UnpaidOrder | undefined> {
  const row = await unpaid(trx, since).where('orders.id', '=', id).executeTakeFirst()
  return row as UnpaidOrder | undefined
}

function unpaid(db: Db, since: Date) {
  const at = since.toISOString()
  return db
    .selectFrom('orders')
    .select(['id', 'status', 'delivered_at', 'user_id', 'customer_email', 'locale'])
    .where('orders.status', '=', 'Pending')
    .where('orders.deleted_at', 'is', null)
    .where('orders.placed_at', '<=', at)
    .where('orders.payment_state', '=', 'unpaid' satisfies PaymentState)
    .where('orders.source', '<>', 'exchange')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('order_lines')
          .select('order_lines.order_id')
          .whereRef('order_lines.order_id', '=', 'orders.id')
          .where('order_lines.reserved', '=', 1),
      ),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('order_status_changes')
            .select('order_status_changes.id')
            .whereRef('order_status_changes.order_id', '=', 'orders.id')
            .where('order_status_changes.changed_at', '>', at),
        ),
      ),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('order_corrections')
            .select('order_corrections.id')
            .whereRef('order_corrections.order_id', '=', 'orders.id')
            .where('order_corrections.corrected_at', '>', at),
        ),
      ),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('order_calls')
            .select('order_calls.id')
            .whereRef('order_calls.order_id', '=', 'orders.id')
            .where('order_calls.outcome', '=', 'call later')
            .where('order_calls.call_again_at', '>', at),
        ),
      ),
    )
}
