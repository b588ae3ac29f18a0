import { sql } from 'kysely'
import { fold } from '#src/core/fold.ts'
import { phoneDigits } from '#src/core/phone.ts'
import type { Db } from '#src/db/db.ts'
import { byteOrder, lockRows } from '#src/db/row-lock.ts'

type Named = { customer_name: string; customer_mobile: string; customer_email: string }

const longestSearch = 1000

/** What a customer is found by: every name, phone and e-mail of the orders, in an order that stays. */
export function searchText(orders: readonly Named[]): string {
  const words = orders.flatMap((order) => [
    order.customer_name,
    order.customer_mobile,
    phoneDigits(order.customer_mobile),
    order.customer_email,
  ])
  return fold([...new Set(words.filter(Boolean))].sort().join(' ')).slice(0, longestSearch)
}

/**
 * Sums these customers anew; removes who has no orders and belongs to nobody. Amounts in baisa. Of who has real orders
 * those alone count; whom the demo invented keeps sums of their own, which count until there is a real order (B3).
 */
export async function countCustomers(trx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const customers = await lockRows(
    trx,
    trx
      .selectFrom('customers')
      .select(['id', 'into_id'])
      .where('id', 'in', ids)
      .orderBy(byteOrder(trx, 'key')),
  ).execute()
  const [counts, money, named] = [
    await readCounts(trx, ids),
    await readPaid(trx, ids),
    await readNames(trx, ids),
  ]
  for (const { id, into_id } of customers) {
    const count = counts.get(id)
    if (!count && into_id === null) {
      await trx.deleteFrom('customers').where('id', '=', id).execute()
      continue
    }
    const sums = money.get(paidKey({ customer_id: id, demo: count?.demo ?? 0 }))
    const names = named.get(id) ?? []
    const newest = names.find(({ placed_at, demo }) => placed_at === count?.last_at && demo === count.demo)
    await trx
      .updateTable('customers')
      .set({
        name: newest?.customer_name ?? '',
        mobile: newest?.customer_mobile ?? '',
        email: newest?.customer_email ?? '',
        demo: count?.demo ?? 0,
        orders: count?.orders ?? 0,
        returns: count?.returns ?? 0,
        refusals: count?.refusals ?? 0,
        last_at: count?.last_at ?? '',
        paid: sums?.paid ?? 0,
        came_back: sums?.came_back ?? 0,
        search_folded: searchText(names),
      })
      .where('id', '=', id)
      .execute()
  }
}

async function readCounts(trx: Db, ids: readonly string[]) {
  const rows = await trx
    .selectFrom('orders')
    .select((row) => [
      'customer_id',
      'demo',
      row.fn.countAll<number>().as('orders'),
      row.fn.max('placed_at').as('last_at'),
      sql<number>`cast(sum(case when status = 'Return' then 1 else 0 end) as bigint)`.as('returns'),
      sql<number>`cast(sum(case when status = 'Cancelled' and exists (
        select 1 from order_status_changes c where c.order_id = orders.id and c.from_status = 'Shipping'
          and c.to_status = 'Cancelled' and c.changed_by_role <> 'customer') then 1 else 0 end) as bigint)`.as(
        'refusals',
      ),
    ])
    .where('customer_id', 'in', ids)
    .groupBy(['customer_id', 'demo'])
    .orderBy('demo', 'desc')
    .execute()
  // Of two rows of somebody the later one stands: that of the real orders.
  return new Map(rows.map((row) => [row.customer_id, row]))
}

async function readPaid(trx: Db, ids: readonly string[]) {
  const rows = await trx
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select([
      'customer_id',
      'demo',
      sql<number>`cast(sum(case when kind = 'refund' then 0 else amount end) as bigint)`.as('paid'),
      sql<number>`cast(sum(case when kind = 'refund' then -amount else 0 end) as bigint)`.as('came_back'),
    ])
    .where('customer_id', 'in', ids)
    .groupBy(['customer_id', 'demo'])
    .execute()
  return new Map(rows.map((row) => [paidKey(row), row]))
}

const paidKey = ({ customer_id, demo }: { customer_id: string; demo: number }) => `${customer_id} ${demo}`

/** Each way a customer wrote name, phone and e-mail, with when it was last written so. */
async function readNames(trx: Db, ids: readonly string[]) {
  const rows = await trx
    .selectFrom('orders')
    .select((row) => [
      'customer_id',
      'customer_name',
      'customer_mobile',
      'customer_email',
      'demo',
      row.fn.max('placed_at').as('placed_at'),
    ])
    .where('customer_id', 'in', ids)
    .groupBy(['customer_id', 'customer_name', 'customer_mobile', 'customer_email', 'demo'])
    .execute()
  return Map.groupBy(rows, (row) => row.customer_id)
}
