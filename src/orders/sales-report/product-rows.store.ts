import type { Db } from '#src/db/db.ts'
import type { ProductSum } from '#src/orders/sums/sums.ts'
import type { ReportRow } from './report.ts'

type Sold = Pick<ReportRow, 'key' | 'name' | 'nameAr'> & { category: string } & Omit<
    ProductSum,
    'id' | 'seen_in'
  >

/** How many ids one statement asks for. */
const chunk = 500

/** Products that were sold, as they are called today; what is gone has a name it was sold under, and no category. */
export async function nameProducts(db: Db, sums: readonly ProductSum[]): Promise<Sold[]> {
  const there = await inChunks(
    sums.map(({ id }) => id),
    (ids) =>
      db
        .selectFrom('products')
        .select(['id', 'name', 'name_ar as nameAr', 'category'])
        .where('id', 'in', ids)
        .execute(),
  )
  const known = new Set(there.map(({ id }) => id))
  const goneFrom = sums.filter(({ id }) => !known.has(id)).map(({ seen_in }) => seen_in)
  const gone = await inChunks([...new Set(goneFrom)], (ids) =>
    db
      .selectFrom('order_lines')
      .select(['product_id as id', 'name', 'name_ar as nameAr'])
      .where('order_id', 'in', ids)
      .execute(),
  )
  const names = new Map(
    [...gone.map((one) => ({ ...one, category: '' })), ...there].map((one) => [one.id, one]),
  )
  return sums.map(({ id: key, seen_in: _, ...sum }) => {
    const { name = '', nameAr = null, category = '' } = names.get(key) ?? {}
    return { key, ...sum, name, ...(nameAr !== null && { nameAr }), category }
  })
}

async function inChunks<T>(ids: readonly string[], ask: (ids: string[]) => Promise<T[]>): Promise<T[]> {
  const found: T[] = []
  for (let n = 0; n < ids.length; n += chunk) found.push(...(await ask(ids.slice(n, n + chunk))))
  return found
}
