import { sql } from 'kysely'
import type { Authorized } from '#src/core/permission.ts'
import type { Db } from '#src/db/db.ts'

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
 * Pending orders that hold pieces of a limited stock, have no receipt that waits or was approved, and of which nothing
 * was heard since this instant: neither placed nor asked for another receipt. The oldest first.
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
    .where(({ exists, not, selectFrom }) =>
      exists(
        selectFrom('order_lines')
          .select('order_lines.order_id')
          .whereRef('order_lines.order_id', '=', 'orders.id')
          .where('order_lines.reserved', '=', 1),
      )
        .and(
          not(
            exists(
              selectFrom('order_status_changes')
                .select('order_status_changes.id')
                .whereRef('order_status_changes.order_id', '=', 'orders.id')
                .where('order_status_changes.changed_at', '>', at),
            ),
          ),
        )
        .and(
          not(
            exists(
              selectFrom('pictures')
                .select('pictures.id')
                .whereRef('pictures.order_id', '=', 'orders.id')
                .where('pictures.purpose', '=', 'proof')
                .where(sql<boolean>`orders.payment_proof = '/proofs/' || pictures.id || '.webp'`)
                .where((picture) =>
                  picture.or([
                    picture('pictures.review', 'is', null),
                    picture('pictures.review', '=', 'approved'),
                  ]),
                ),
            ),
          ),
        ),
    )
}
