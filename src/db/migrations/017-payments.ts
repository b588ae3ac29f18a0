import { type Kysely, sql } from 'kysely'

/**
 * The ledger of payments, and the state of payment of an order as lists filter by it (O17). What was paid before there
 * was one is booked: what was delivered for cash, and every transfer whose receipt was approved. Refunds are not, since
 * nobody wrote them down.
 */
export async function addPayments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('number', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('waived', 'bigint', (column) => column.notNull())
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('booked_at', 'text', (column) => column.notNull())
    .addColumn('booked_by', 'text')
    .addColumn('booked_by_role', 'text')
    .addColumn('courier_id', 'text')
    .addColumn('reverses', 'text', (column) => column.unique())
    .addUniqueConstraint('payments_number', ['order_id', 'number'])
    .execute()
  await db.schema.createIndex('payments_booked').on('payments').columns(['booked_at']).execute()
  await db.schema
    .alterTable('orders')
    .addColumn('payment_state', 'text', (column) => column.notNull().defaultTo('unpaid'))
    .execute()
  await db.schema
    .createIndex('orders_payment_state')
    .on('orders')
    .columns(['payment_state', 'placed_at', 'id'])
    .execute()
  await bookCash(db)
  await bookTransfers(db)
  await sayStates(db)
}

const columns = sql.raw(
  'id, order_id, number, kind, amount, waived, method, reference, note, booked_at, booked_by, booked_by_role',
)

/** The day it was delivered, and by whom, where the history has it. */
async function bookCash(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into payments (${columns})
    select 'before-ledger-' || o.id, o.id, 1, 'cash collected', o.total, 0, 'cash', '', '',
      coalesce(o.delivered_at, o.placed_at), c.changed_by, c.changed_by_role
    from orders o
    left join order_status_changes c on c.id = (
      select min(d.id) from order_status_changes d
      where d.order_id = o.id and d.to_status = 'Delivered' and d.changed_at = o.delivered_at)
    where o.payment_method = 'Cash On Delivery' and o.status in ('Delivered', 'Return') and o.total > 0
  `.execute(db)
}

async function bookTransfers(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into payments (${columns})
    select 'before-ledger-' || o.id, o.id, 1, 'transfer approved', o.total, 0, 'transfer', '', '',
      c.changed_at, c.changed_by, c.changed_by_role
    from orders o
    join order_status_changes c on c.id = (
      select min(d.id) from order_status_changes d where d.order_id = o.id and d.reason = 'proof approved')
    where o.total > 0 and not exists (select 1 from payments p where p.order_id = o.id)
  `.execute(db)
}

async function sayStates(db: Kysely<unknown>): Promise<void> {
  await sql`
    update orders set payment_state =
      case when status in ('Cancelled', 'Return') then 'refund due' else 'paid' end
    where exists (select 1 from payments p where p.order_id = orders.id)
  `.execute(db)
  await sql`
    update orders set payment_state = 'proof waiting'
    where payment_state = 'unpaid' and payment_proof <> '' and exists (
      select 1 from pictures p
      where p.order_id = orders.id and p.purpose = 'proof' and p.review is null
        and orders.payment_proof = '/proofs/' || p.id || '.webp')
  `.execute(db)
}
