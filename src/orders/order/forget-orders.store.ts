import { randomBytes } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { KnownAs } from '#src/accounts/person/personal-data.ts'
import { forgetAuditOf } from '#src/audit/forget-audit.store.ts'
import type { Db, Tables } from '#src/db/db.ts'
import type { EmailKind } from '#src/mail/email.ts'
import { forgetEmailsAbout, forgetEmailsTo, forgetWordsAbout } from '#src/mail/forget-emails.store.ts'
import { forgetProofs } from '#src/media/proof.store.ts'
import { followCustomers } from '#src/orders/customer/follow-customers.store.ts'
import { nowhere } from '#src/orders/destination/destination.ts'
import { forgetCorrectedPersons } from '#src/orders/history/correction.store.ts'
import { forgetReturns, listWaitingReturns } from '#src/orders/return-record/return.store.ts'
import { readMoneyOf } from './order.store.ts'
import { settleOrders } from './order-change.store.ts'
import { searchColumns } from './order-search.ts'
import { type OrderStatus, orderStatuses, statusesWith } from './order-status.ts'
import { areOrdersOf } from './own-orders.ts'

/**
 * Takes somebody out of their orders (I8): finished ones become records without a person at once, those on their way
 * or with a return or a refund still to come keep what that needs and are marked for `forgetIfMarked`. Letters about orders to a proved mailbox go, too.
 */
export async function forgetCustomer(trx: Db, of: KnownAs): Promise<void> {
  await forgetOrdersOf(trx, of)
  if (of.email !== undefined) await forgetEmailsTo(trx, of.email, customerEmailKinds)
}

/** Makes an order that has just been finished a record without a person where that was asked for; true when it was. */
export async function forgetIfMarked(trx: Db, id: string): Promise<boolean> {
  const marked = await findMarked(trx, id)
  if (marked) await forgetOrders(trx, [marked])
  return marked !== undefined
}

/** Whether `forgetIfMarked` would: such an order gets no letter any more. */
export async function isToBeForgotten(trx: Db, id: string): Promise<boolean> {
  return (await findMarked(trx, id)) !== undefined
}

/** So many marked orders in a final state, after this record id: those of them that are finished are to be forgotten. */
export async function listMarked(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    // As a number in the statement: a partial index (115) is taken for no parameter.
    .where('forget_when_finished', '=', sql.lit(1))
    .where('status', 'in', finalStatuses)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

async function findMarked(trx: Db, id: string): Promise<Forgettable | undefined> {
  const order = await trx
    .selectFrom('orders')
    .select(forgettable)
    .where('id', '=', id)
    .where('forget_when_finished', '=', 1)
    .executeTakeFirst()
  return order && (await finishedOf(trx, [order]))[0]
}

const finalStatuses = statusesWith('isFinal', true)
const forgettable = ['id', 'status', 'total', 'receipt', 'deleted_at'] as const
type Forgettable = Pick<Selectable<Tables['orders']>, (typeof forgettable)[number]>

/**
 * Of these orders those nobody needs the customer for any more: none has a return that is not finished, an exchange on its
 * way, or money that goes back (O16, O17), also that of a receipt that waits, or that was asked for again and is not paid
 * (O15); in the bin nobody is asked about one.
 */
async function finishedOf(trx: Db, orders: readonly Forgettable[]): Promise<Forgettable[]> {
  const final = orders.filter(
    ({ status, receipt, deleted_at }) =>
      orderStatuses[status as OrderStatus].isFinal && (receipt !== 'waiting' || deleted_at !== null),
  )
  const ids = final.map(({ id }) => id)
  const waiting = await listWaitingReturns(trx, ids, finalStatuses)
  const money = await readMoneyOf(trx, final)
  return final.filter(({ id, receipt, deleted_at }) => {
    const balance = money.get(id)?.balance ?? 0
    const isAsked = receipt === 'asked-again' && deleted_at === null && balance > 0
    return !waiting.has(id) && balance >= 0 && !isAsked
  })
}

async function forgetOrdersOf(trx: Db, of: KnownAs): Promise<void> {
  // Marked before their state is read: an order that is finished at this moment waits, or is seen as finished here.
  const orders = await trx
    .updateTable('orders')
    .set({ user_id: null, forget_when_finished: 1 })
    .where(areOrdersOf(of))
    .returning(forgettable)
    .execute()
  if (orders.length === 0) return
  await trx
    .updateTable('order_status_changes')
    .set({ comment: null })
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .where(({ or, eb }) => or([eb('changed_by_role', '=', 'customer'), eb('changed_by', '=', of.userId)]))
    .execute()
  await forgetOrders(trx, await finishedOf(trx, orders))
  await followCustomers(
    trx,
    orders.map(({ id }) => id),
  )
}

async function forgetOrders(trx: Db, orders: readonly Forgettable[]) {
  if (orders.length === 0) return
  const ids = orders.map(({ id }) => id)
  await forgetEmailsAbout(trx, ids, customerEmailKinds)
  await forgetWordsAbout(trx, ids)
  await forgetProofs(trx, ids)
  await forgetCorrectedPersons(trx, ids)
  await forgetReturns(trx, ids)
  for (const { id, order_id, lines } of await listGoods(trx, ids)) {
    await trx
      .updateTable('orders')
      .set({
        ...nobody,
        ...searchColumns({ id, order_id, customer_name: '', customer_mobile: '', lines }),
        // The link that was sent out opens nothing from now on.
        track_token: randomBytes(16).toString('base64url'),
      })
      .where('id', '=', id)
      .execute()
  }
  await trx.updateTable('order_calls').set({ note: '' }).where('order_id', 'in', ids).execute()
  // What a bank calls a transfer stays for the books; what staff noted beside it does not.
  await trx.updateTable('payments').set({ note: '' }).where('order_id', 'in', ids).execute()
  // Staff's words to her are about her, too.
  await trx.updateTable('order_status_changes').set({ comment: null }).where('order_id', 'in', ids).execute()
  await forgetAuditOf(trx, 'order', ids)
  // A receipt that is gone waits for nobody any more (O17).
  await settleOrders(trx, ids)
}

/** The goods of orders, by which they are still found. */
async function listGoods(trx: Db, ids: readonly string[]) {
  const orders = await trx.selectFrom('orders').select(['id', 'order_id']).where('id', 'in', ids).execute()
  const lines = await trx
    .selectFrom('order_lines')
    .select(['order_id', 'name', 'name_ar', 'sku', 'barcode'])
    .where('order_id', 'in', ids)
    .orderBy('position')
    .execute()
  return orders.map((order) => ({ ...order, lines: lines.filter(({ order_id }) => order_id === order.id) }))
}

/** The emails about an order that its customer gets. */
const customerEmailKinds = [
  'order-received',
  'order-status-changed',
  'order-corrected',
  'proof-needed',
  'refund-recorded',
  'return-step',
] as const satisfies EmailKind[]

const nobody = {
  customer_name: '—',
  customer_email: '',
  customer_mobile: '',
  ...nowhere,
  customer_comment: '',
  customer_vatin: '',
  payment_proof: '',
  receipt: '',
  staff_note: '',
  discount_reason: '',
  forget_when_finished: 0 as const,
}
