import { randomUUID } from 'node:crypto'
import type { ExpressionBuilder, Insertable, Selectable } from 'kysely'
import type { Db, Tables } from '#src/db/db.ts'
import { statement } from '#src/db/statement.ts'
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

/**
 * Adds an order that is about to be stored, and that nobody has paid for yet, to the one customer it touches (O26), whatever
 * number of orders that one has; answers whose it is. Undefined, with nothing done, where `followCustomers` has to look at
 * more once it is stored: another spelling than the last time, a phone that an account ordered with, the demo, the first
 * order of an account.
 */
export async function addToCustomer(trx: Db, order: Added): Promise<string | undefined> {
  if (order.demo === 1 || order.phone_digits === '') return undefined
  const key = order.user_id === null ? `p:${order.phone_digits}` : `a:${order.user_id}`
  const { rows } = await countOrder(trx, {
    key,
    placed_at: order.placed_at,
    last: { name: order.customer_name, mobile: order.customer_mobile, email: order.customer_email },
  })
  const customer = rows[0]
  if (!customer) return order.user_id === null ? addGuest(trx, key, order) : undefined
  return customer.is_next ? customer.id : undefined
}

type Counted = { key: string; placed_at: string; last: { name: string; mobile: string; email: string } }

/**
 * Holds a customer, and counts one more order where it changes no more than their number and the last one's time. With the
 * phone of the last time it is settled whose guests order with it; a phone that belongs to an account by now has no last
 * time. Of orders placed at the same moment the one that began first may be stored last.
 */
const countOrder = statement((db, { key, placed_at, last }: Counted) => {
  const isNext = ({ and, eb, lit }: ExpressionBuilder<Tables, 'customers'>) =>
    and([
      eb('demo', '=', lit(0)),
      eb('name', '=', last.name),
      eb('mobile', '=', last.mobile),
      eb('email', '=', last.email),
    ])
  return db
    .updateTable('customers')
    .set((row) => ({
      orders: row
        .case()
        .when(isNext(row))
        .then(row('orders', '+', 1))
        .else(row.ref('orders'))
        .end(),
      last_at: row
        .case()
        .when(row.and([isNext(row), row('last_at', '<', placed_at)]))
        .then(placed_at)
        .else(row.ref('last_at'))
        .end(),
    }))
    .where('key', '=', key)
    .returning((row) => ['id', isNext(row).as('is_next')])
})

/** The first order with a phone; undefined where an account ordered with it, or somebody else does so at this moment. */
async function addGuest(trx: Db, key: string, order: Added): Promise<string | undefined> {
  const others = await findOthers(trx, { id: order.id, phone_digits: order.phone_digits })
  if (others.rows.length > 0) return undefined
  const id = randomUUID()
  const { numAffectedRows } = await addCustomer(trx, {
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
  return numAffectedRows === 1n ? id : undefined
}

const findOthers = statement((db, { id, phone_digits }: { id: string; phone_digits: string }) =>
  db
    .selectFrom('orders')
    .select('id')
    .where('phone_digits', '=', phone_digits)
    .where('id', '<>', id)
    .limit(1),
)
const addCustomer = statement((db, row: Insertable<Tables['customers']>) =>
  db
    .insertInto('customers')
    .values(row)
    .onConflict((clash) => clash.column('key').doNothing()),
)
