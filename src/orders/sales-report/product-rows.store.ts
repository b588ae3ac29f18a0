import type { Db } from '#src/db/db.ts'
import { addUp } from './add-up.ts'
import type { ReportRow } from './report.ts'
import type { sumLines } from './report-sums.store.ts'

type LineSum = Awaited<ReturnType<typeof sumLines>>[number]
type Sold = Pick<ReportRow, 'key' | 'name' | 'nameAr'> & { category: string } & Omit<
    LineSum,
    'id' | 'seen_in'
  >

/** How many ids one statement asks for. */
const chunk = 500

/** Products that were sold, as they are called today; what is gone has a name it was sold under, and no category. */
export async function nameProducts(db: Db, sums: readonly LineSum[]): Promise<Sold[]> {
  const merged = addUp(sums.map(({ id, ...sum }) => ({ key: id, ...sum })))
  const there = await inChunks(
    merged.map(({ key }) => key),
    (ids) =>
      db
        .selectFrom('products')
        .select(['id', 'name', 'name_ar as nameAr', 'category'])
        .where('id', 'in', ids)
        .execute(),
  )
  const known = new Set(there.map(({ id }) => id))
  const goneFrom = merged.filter(({ key }) => !known.has(key)).map(({ seen_in }) => seen_in)
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
  return merged.map(({ seen_in: _, ...sum }) => {
    const { name = '', nameAr = null, category = '' } = names.get(sum.key) ?? {}
    return { ...sum, name, ...(nameAr !== null && { nameAr }), category }
  })
}

async function inChunks<T>(ids: readonly string[], ask: (ids: string[]) => Promise<T[]>): Promise<T[]> {
  const found: T[] = []
  for (let n = 0; n < ids.length; n += chunk) found.push(...(await ask(ids.slice(n, n + chunk))))
  return found
}
