import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Authorized, Person } from '#src/core/permission.ts'
import type { Db, Tables } from '#src/db/db.ts'
import { lockRows } from '#src/db/row-lock.ts'
import { isApprovedProof } from '#src/media/proof.store.ts'
import { followCustomers } from '#src/orders/customer/follow-customers.store.ts'
import type { OrderMoney } from '#src/orders/ledger/order-money.store.ts'
import { askForReceiptAgain, withdrawReceiptLetters } from './customer-email.store.ts'
import { readMoneyOf } from './order.store.ts'
import { type OrderStatus, statusesWith } from './order-status.ts'
import type { ChangeReason } from './return-reason.ts'

/** One change of an order's state, with the name of who made it while there is such an account. */
export type HistoryRow = Selectable<Tables['order_status_changes']> & { by_name: string | null }

type LineRow = Selectable<Tables['order_lines']>

/** What an order is now: its state; undefined when it is gone. */
export async function findStatus(db: Db, id: string): Promise<OrderStatus | undefined> {
  const row = await db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.status as OrderStatus | undefined
}

/** The same for the rest of a transaction: nobody moves the order before that ends. */
export async function holdStatus(trx: Db, id: string): Promise<OrderStatus | undefined> {
  const row = await lockRows(
    trx,
    trx.selectFrom('orders').select('status').where('id', '=', id).where('deleted_at', 'is', null),
  ).executeTakeFirst()
  return row?.status as OrderStatus | undefined
}

/** Holds an order, also one in the bin, before another is changed from which something comes back to it. */
export async function holdEvenInBin(trx: Db, id: string): Promise<void> {
  await lockRows(trx, trx.selectFrom('orders').select('id').where('id', '=', id)).execute()
}

/** How often customers have changed an order's state since this instant. */
export async function countCustomerMoves(trx: Db, orderId: string, since: Date): Promise<number> {
  const { count } = await trx
    .selectFrom('order_status_changes')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .where('changed_by_role', '=', 'customer')
    .where('changed_at', '>', since.toISOString())
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Changes the status of an order and answers how its customer is reached, as it is now that nobody else changes it;
 * undefined when it no longer is what it was (O5). The first delivery is kept (O8).
 */
export async function moveOrder(
  trx: Db,
  order: Authorized<{ id: string; status: string; delivered_at: string | null }>,
  to: OrderStatus,
  now: Date,
): Promise<{ customer_mobile: string; customer_address: string } | undefined> {
  return trx
    .updateTable('orders')
    .set({
      status: to,
      ...(to === 'Delivered' && { delivered_at: order.delivered_at ?? now.toISOString() }),
    })
    .where('id', '=', order.id)
    .where('status', '=', order.status)
    .where('deleted_at', 'is', null)
    .returning(['customer_mobile', 'customer_address'])
    .executeTakeFirst()
}

/**
 * Puts an order back to the status it had; its row is held before. A first delivery that is taken back never was (O8); a
 * return that was refused by mistake leaves the delivery as it is.
 */
export async function restoreStatus(
  trx: Db,
  id: string,
  { from, to }: { from: OrderStatus; to: OrderStatus },
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ status: to, ...(from === 'Delivered' && to !== 'Return' && { delivered_at: null }) })
    .where('id', '=', id)
    .execute()
}

/** Adds a change to the history (O5) and answers its id; the order's row is locked before. */
export async function insertChange(
  trx: Db,
  change: {
    orderId: string
    from: string
    to: OrderStatus
    /** A person, the shop itself (O23), or a customer with the tracking link (O13). */
    by: Pick<Person, 'id' | 'role'> | { id: null; role: 'shop' | 'customer' }
    now: Date
    reason: ChangeReason | null
    comment: string | null
    /** The entry that this one takes back (O5'). */
    undoes?: string
  },
): Promise<string> {
  const last = await trx
    .selectFrom('order_status_changes')
    .select((row) => row.fn.max('changed_at').as('at'))
    .where('order_id', '=', change.orderId)
    .executeTakeFirstOrThrow()
  // Machines whose clocks differ, or one millisecond for two changes, must not turn the history around.
  const at = Math.max(change.now.getTime(), last.at === null ? 0 : Date.parse(last.at) + 1)
  const id = randomUUID()
  await trx
    .insertInto('order_status_changes')
    .values({
      id,
      order_id: change.orderId,
      from_status: change.from,
      to_status: change.to,
      changed_at: new Date(at).toISOString(),
      changed_by: change.by.id,
      changed_by_role: change.by.role,
      reason: change.reason,
      comment: change.comment,
      undoes: change.undoes ?? null,
    })
    .execute()
  return id
}

/** The lines of an order that hold pieces of a limited stock, which they hold no longer from now on (O14). */
export async function freeReserved(trx: Db, orderId: string): Promise<LineRow[]> {
  return trx
    .updateTable('order_lines')
    .set({ reserved: 0 })
    .where('order_id', '=', orderId)
    .where('reserved', '=', 1)
    .returningAll()
    .execute()
}

/** Stores that these lines of an order hold pieces of a limited stock (O14). */
export async function markReserved(trx: Db, orderId: string, positions: readonly number[]): Promise<void> {
  if (positions.length === 0) return
  await trx
    .updateTable('order_lines')
    .set({ reserved: 1 })
    .where('order_id', '=', orderId)
    .where('position', 'in', positions)
    .execute()
}

/** When a change was made; undefined for none. */
export async function findChangedAt(db: Db, changeId: string | undefined): Promise<string | undefined> {
  if (changeId === undefined) return undefined
  const row = await db
    .selectFrom('order_status_changes')
    .select('changed_at')
    .where('id', '=', changeId)
    .executeTakeFirst()
  return row?.changed_at
}

/** Every change of an order, oldest first. */
export async function listHistory(db: Db, orderId: string): Promise<HistoryRow[]> {
  return db
    .selectFrom('order_status_changes')
    .leftJoin('users', 'users.id', 'order_status_changes.changed_by')
    .selectAll('order_status_changes')
    .select('users.name as by_name')
    .where('order_id', '=', orderId)
    .orderBy('changed_at')
    .execute()
}

/** Takes an order out of every list, softly (O12); false when its state does not allow that, or somebody was first. */
export async function markDeleted(trx: Db, order: Authorized<{ id: string }>, by: Person, now: Date) {
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set({ deleted_at: now.toISOString(), deleted_by: by.id })
    .where('id', '=', order.id)
    .where('status', 'in', statusesWith('isDeletable', true))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Takes an order out of the bin; false when it is not in it. */
export async function unmarkDeleted(trx: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set({ deleted_at: null, deleted_by: null })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Stores the staff note over the version its writer saw; false when another was stored since. */
export async function saveNote(
  trx: Db,
  order: Authorized<{ id: string }>,
  { staffNote, version }: { staffNote: string; version: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set({ staff_note: staffNote, version: version + 1 })
    .where('id', '=', order.id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** The staff note as it stands, its version, and by what is told whether its customer is forgotten; undefined when the order is gone. */
export async function findNote(
  db: Db,
  id: string,
): Promise<
  { staff_note: string; version: number; customer_mobile: string; customer_address: string } | undefined
> {
  return db
    .selectFrom('orders')
    .select(['staff_note', 'version', 'customer_mobile', 'customer_address'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/**
 * Stores the state of payment of these orders for the filters of lists, and follows their customers (O26). Whatever changes a total, a status, a receipt or
 * a ledger calls this last in its transaction (O17); answers the states. `resumed` is when what had settled them was taken back, or they were taken
 * up again: a receipt that was asked for until then is asked for again.
 */
export async function settleOrders(
  trx: Db,
  ids: readonly string[],
  resumed?: Date,
): Promise<Map<string, OrderMoney>> {
  if (ids.length === 0) return new Map()
  const rows = await trx
    .selectFrom('orders')
    .select(['id', 'total', 'status', 'receipt', 'payment_state', 'payment_proof'])
    .select(['user_id', 'customer_email', 'locale'])
    .where('id', 'in', ids)
    .execute()
  const money = await readMoneyOf(trx, rows)
  for (const row of rows) {
    const { id, payment_state: before, receipt, payment_proof } = row
    const { state = before, balance = 0 } = money.get(id) ?? {}
    if (state !== before)
      await trx.updateTable('orders').set({ payment_state: state }).where('id', '=', id).execute()
    // Nobody is asked for the receipt of an order that is paid, or off, however late the letter is.
    if (receipt === 'asked-again' && balance <= 0) await withdrawReceiptLetters(trx, row)
    const mayAsk = resumed && balance > 0 && (receipt === 'asked-again' || receipt === 'approved')
    if (mayAsk && (await askForReceiptAgain(trx, row, resumed)) && receipt === 'approved')
      await trx.updateTable('orders').set({ receipt: 'asked-again' }).where('id', '=', id).execute()
    // Nothing is asked for beside an approved receipt once nothing is owed (O15).
    if (receipt === 'asked-again' && balance <= 0 && (await isApprovedProof(trx, payment_proof)))
      await trx.updateTable('orders').set({ receipt: 'approved' }).where('id', '=', id).execute()
  }
  await followCustomers(trx, ids)
  return money
}
