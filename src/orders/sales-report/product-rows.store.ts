import type { Db } from '#src/db/db.ts'
import { statusesWith } from '#src/orders/order/order-status.ts'
import { addUp } from './add-up.ts'
import type { ReportRow } from './report.ts'
import { type DayRange, instantsOf } from './report-range.ts'
import type { sumLines } from './report-sums.store.ts'

type LineSum = Awaited<ReturnType<typeof sumLines>>[number]
type Sold = Pick<ReportRow, 'key' | 'name' | 'nameAr'> & { category: string } & Omit<LineSum, 'id'>

/** How many ids one statement asks for. */
const chunk = 500

/** Products that were sold, as they are called today; what is gone has a name it was sold under, and no category. */
export async function nameProducts(db: Db, sums: readonly LineSum[], range: DayRange): Promise<Sold[]> {
  const merged = addUp(sums.map(({ id, ...sum }) => ({ key: id, ...sum })))
  const there = await inChunks(merged, (ids) =>
    db
      .selectFrom('products')
      .select(['id', 'name', 'name_ar as nameAr', 'category'])
      .where('id', 'in', ids)
      .execute(),
  )
  const known = new Map(there.map((product) => [product.id, product]))
  const gone = await inChunks(
    merged.filter(({ key }) => !known.has(key)),
    (ids) => nameGone(db, ids, range),
  )
  const names = new Map(
    [...gone.map((one) => ({ ...one, category: '' })), ...there].map((one) => [one.id, one]),
  )
  return merged.map((sum) => {
    const { name = '', nameAr = null, category = '' } = names.get(sum.key) ?? {}
    return { ...sum, name, ...(nameAr !== null && { nameAr }), category }
  })
}

function nameGone(db: Db, ids: readonly string[], range: DayRange) {
  const { from, before } = instantsOf(range)
  return db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select((row) => ['product_id as id', row.fn.max('name').as('name'), row.fn.max('name_ar').as('nameAr')])
    .where('placed_at', '>=', from.toISOString())
    .where('placed_at', '<', before.toISOString())
    .where('status', 'not in', statusesWith('isSold', false))
    .where('product_id', 'in', ids)
    .groupBy('product_id')
    .execute()
}

async function inChunks<T>(
  rows: readonly { key: string }[],
  ask: (ids: string[]) => Promise<T[]>,
): Promise<T[]> {
  const found: T[] = []
  for (let n = 0; n < rows.length; n += chunk)
    found.push(...(await ask(rows.slice(n, n + chunk).map(({ key }) => key))))
  return found
}
