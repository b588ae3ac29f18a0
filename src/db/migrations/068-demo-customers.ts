import { type Kysely, sql } from 'kysely'

/**
 * Which customers only the demo invented: they leave list and sums with the first real order (B3). Who has both was
 * counted with both, and is summed anew from the real orders alone.
 */
export async function addDemoCustomers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('customers')
    .addColumn('demo', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  const ordersOf = (demo: 0 | 1) =>
    sql.raw(`(select customer_id from orders where demo = ${demo} and customer_id <> '')`)
  await sql`update customers set demo = 1 where id in ${ordersOf(1)} and id not in ${ordersOf(0)}`.execute(db)
  const real = 'from orders o where o.customer_id = customers.id and o.demo = 0'
  const count = (what: string) => sql.raw(`(select count(*) ${real} ${what})`)
  const money = (sum: string) =>
    sql.raw(`coalesce((select cast(sum(case when p.kind = 'refund' then ${sum} end) as bigint)
      from orders o join payments p on p.order_id = o.id where o.customer_id = customers.id and o.demo = 0), 0)`)
  await sql`
    update customers set
      orders = ${count('')},
      returns = ${count(`and o.status = 'Return'`)},
      refusals = ${count(`and o.status = 'Cancelled' and exists (select 1 from order_status_changes c
        where c.order_id = o.id and c.from_status = 'Shipping' and c.to_status = 'Cancelled'
          and c.changed_by_role <> 'customer')`)},
      last_at = ${sql.raw(`(select max(o.placed_at) ${real})`)},
      paid = ${money('0 else p.amount')},
      came_back = ${money('-p.amount else 0')}
    where id in ${ordersOf(1)} and id in ${ordersOf(0)}
  `.execute(db)
}
