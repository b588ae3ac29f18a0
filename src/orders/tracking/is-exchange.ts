import type { Db } from '#src/db/db.ts'
import type { StoredOrder } from '#src/orders/order/order.store.ts'
import { findStatus } from '#src/orders/order/order-change.store.ts'
import { listReturns } from '#src/orders/return-record/return.store.ts'
import { currentReturn } from '#src/orders/return-record/return-state.ts'

/** Whether the return that an order is in is for other pieces: wished while nobody has decided, then as it was approved (O37). */
export async function isExchange(
  db: Db,
  { id, status, return_state: state }: Pick<StoredOrder, 'id' | 'status' | 'return_state'>,
): Promise<boolean> {
  if (status !== 'Return' || state === '') return false
  const now = currentReturn(await listReturns(db, id))
  if (now?.state === 'requested') return now.wants === 'exchange'
  if (!now?.exchange_order_id) return false
  return (await findStatus(db, now.exchange_order_id)) !== 'Cancelled'
}
