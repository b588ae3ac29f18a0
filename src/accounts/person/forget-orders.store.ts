import { sql } from 'kysely'
import type { Db } from '#src/db/db.ts'
import type { EmailKind } from '#src/mail/email.ts'
import { areOrdersOf, type OrdersOf } from './find-own-orders.ts'

/** The emails about an order that its customer gets. */
export const orderEmailKinds = [
  'order-received',
  'order-status-changed',
  'proof-needed',
] as const satisfies EmailKind[]

/**
 * Takes somebody out of their orders (I8): finished ones become records without a person at once, those on their way
 * keep what the delivery needs and are marked for `forgetIfMarked`.
 */
export async function forgetOrdersOf(trx: Db, of: OrdersOf): Promise<void> {
  // Marked before their state is read: an order that is finished at this moment waits, or is seen as finished here.
  const orders = await trx
    .updateTable('orders')
    .set({ user_id: null, forget_when_finished: 1 })
    .where(areOrdersOf(of))
    .returning(['id', 'customer_email', 'status'])
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
    .where(({ or, eb }) =>
      or([
        eb('changed_by_role', '=', 'customer'),
        ...(of.userId === undefined ? [] : [eb('changed_by', '=', of.userId)]),
      ]),
    )
    .execute()
  await forgetOrders(
    trx,
    orders.filter(({ status }) => finishedStatuses.includes(status)),
  )
}

/** Makes an order that has just been finished a record without a person where that was asked for; true when it was. */
export async function forgetIfMarked(trx: Db, id: string): Promise<boolean> {
  const marked = await trx
    .selectFrom('orders')
    .select(['id', 'customer_email'])
    .where('id', '=', id)
    .where('forget_when_finished', '=', 1)
    .where('status', 'in', finishedStatuses)
    .executeTakeFirst()
  if (marked) await forgetOrders(trx, [marked])
  return marked !== undefined
}

async function forgetOrders(trx: Db, orders: readonly { id: string; customer_email: string }[]) {
  if (orders.length === 0) return
  const ids = new Set(orders.map(({ id }) => id))
  await forgetEmails(trx, ids, [...new Set(orders.map((order) => order.customer_email))])
  await trx
    .updateTable('orders')
    .set((row) => ({
      ...nobody,
      search_folded: sql<string>`${row.fn('lower', ['id'])} || ' ' || ${row.ref('order_id')}`,
    }))
    .where('id', 'in', [...ids])
    .execute()
}

async function forgetEmails(trx: Db, orderIds: ReadonlySet<string>, recipients: readonly string[]) {
  const emails = await trx
    .selectFrom('mail_outbox')
    .select(['id', 'payload'])
    .where('kind', 'in', orderEmailKinds)
    .where((row) => row(row.fn<string>('lower', ['recipient']), 'in', recipients))
    .execute()
  const theirs = emails.filter(({ payload }) => orderIds.has(JSON.parse(payload).orderId))
  if (theirs.length === 0) return
  await trx
    .deleteFrom('mail_outbox')
    .where(
      'id',
      'in',
      theirs.map(({ id }) => id),
    )
    .execute()
}

const finishedStatuses: readonly string[] = ['Delivered', 'Cancelled', 'Return']

const nobody = {
  customer_name: '—',
  customer_email: '',
  customer_mobile: '',
  customer_address: '',
  customer_comment: '',
  forget_when_finished: 0 as const,
}
