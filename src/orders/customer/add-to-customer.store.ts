import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db, Tables } from '#src/db/db.ts'
import { lockRows } from '#src/db/row-lock.ts'
import { searchText } from './count-customers.store.ts'

type Added = Pick<
  Selectable<Tables['orders']>,
  | 'id'
  | 'user_id'
  | 'phone_digits'
  | 'demo'
  | 'placed_at'
  | 'customer_name'
  | 'customer_mobile'
  | 'customer_email'
>
type Customer = Selectable<Tables['customers']>

/**
 * Adds an order that was just placed, and that nobody has paid for yet, to the one customer it touches (O26), whatever
 * number of orders that one has. False, with nothing done, where `followCustomers` has to look at more: another
 * spelling than the last time, a phone that an account ordered with, the demo, the first order of an account.
 */
export async function addToCustomer(trx: Db, order: Added): Promise<boolean> {
  if (order.demo === 1 || order.phone_digits === '') return false
  const key = order.user_id === null ? `p:${order.phone_digits}` : `a:${order.user_id}`
  const asked = trx.selectFrom('customers').selectAll().where('key', '=', key)
  const [customer] = await lockRows(trx, asked).execute()
  if (!customer) return order.user_id === null && addGuest(trx, key, order)
  if (!isNextOf(customer, order)) return false
  await trx
    .updateTable('customers')
    .set({ orders: customer.orders + 1, last_at: latest(customer.last_at, order.placed_at) })
    .where('id', '=', customer.id)
    .execute()
  await join(trx, order, customer.id)
  return true
}

/**
 * Whether an order changes no more of its customer than their number and the last one's time. With the phone of the
 * last time it is settled whose guests order with it; a phone that belongs to an account by now has no last time.
 */
function isNextOf(customer: Customer, order: Added): boolean {
  return (
    customer.demo === 0 &&
    customer.name === order.customer_name &&
    customer.mobile === order.customer_mobile &&
    customer.email === order.customer_email
  )
}

/** Of orders placed at the same moment the one that began first may be stored last. */
function latest(one: string, other: string): string {
  return one > other ? one : other
}

/** The first order with a phone; false where an account ordered with it, or somebody else does so at this moment. */
async function addGuest(trx: Db, key: string, order: Added): Promise<boolean> {
  const others = await trx
    .selectFrom('orders')
    .select('id')
    .where('phone_digits', '=', order.phone_digits)
    .where('id', '<>', order.id)
    .limit(1)
    .executeTakeFirst()
  if (others) return false
  const id = randomUUID()
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('customers')
    .values({
      id,
      key,
      user_id: null,
      into_id: null,
      demo: 0,
      name: order.customer_name,
      mobile: order.customer_mobile,
      email: order.customer_email,
      orders: 1,
      paid: 0,
      came_back: 0,
      returns: 0,
      refusals: 0,
      last_at: order.placed_at,
      search_folded: searchText([order]),
    })
    .onConflict((clash) => clash.column('key').doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows !== 1n) return false
  await join(trx, order, id)
  return true
}

async function join(trx: Db, { id }: Added, customer: string): Promise<void> {
  await trx.updateTable('orders').set({ customer_id: customer }).where('id', '=', id).execute()
}
