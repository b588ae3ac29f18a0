import { treeOf } from '#src/catalogue/categories/category.store.ts'
import { listStock } from '#src/catalogue/stock/stock.store.ts'
import type { Db } from '#src/db/db.ts'
import { statement } from '#src/db/statement.ts'
import type { Product } from './product.ts'
import { type ProductRow, presentProduct } from './product-row.ts'

/** A public product by id, or undefined: hidden ones do not exist for shoppers (P2). */
export async function findPublicProduct(db: Db, id: string): Promise<Product | undefined> {
  const row = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', id)
    .where('visibility', '=', 'Public')
    .executeTakeFirst()
  if (!row) return undefined
  const product = presentProduct(row, await listStock(db, [id]), await treeOf(db))
  return { ...product, related: await publicIdsIn(db, product.related) }
}

/** Of ids with commas between them those of public products; undefined where none is left. */
async function publicIdsIn(db: Db, ids: string | undefined): Promise<string | undefined> {
  if (!ids) return undefined
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', ids.split(','))
    .where('visibility', '=', 'Public')
    .execute()
  const known = new Set(rows.map(({ id }) => id))
  return (
    ids
      .split(',')
      .filter((id) => known.has(id))
      .join(',') || undefined
  )
}

/** The public products of these ids, in no order; unknown and hidden ones are left out. */
export async function listPublicByIds(db: Db, ids: readonly string[]): Promise<ProductRow[]> {
  return (await findPublicByIds(db, ids)).rows
}

const findPublicByIds = statement((db, ids: readonly string[]) =>
  db.selectFrom('products').selectAll().where('id', 'in', ids).where('visibility', '=', 'Public'),
)

/** Ids of the cover pictures of public products, popular ones first: what a first visitor will look at. */
export async function listCoverIds(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .select('images')
    .where('visibility', '=', 'Public')
    .orderBy('popular', 'desc')
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute()
  return rows.flatMap(({ images }) => /\/pictures\/([0-9a-f]{32})\.webp/.exec(images)?.[1] ?? [])
}
