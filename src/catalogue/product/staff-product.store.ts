import { treeOf } from '#src/catalogue/categories/category.store.ts'
import { insertWords } from '#src/catalogue/search/product-words.store.ts'
import { listStock } from '#src/catalogue/stock/stock.store.ts'
import type { Db } from '#src/db/db.ts'
import { rewriteOptions } from './insert-products.store.ts'
import type { StaffProduct } from './product.ts'
import type { ProductFields } from './product-fields.ts'
import { columnsOf, type ProductRow, presentForStaff } from './product-row.ts'

/** Any product by id, hidden or not, for staff. */
export async function findAnyProduct(db: Db, id: string): Promise<StaffProduct | undefined> {
  const row = await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst()
  return row && presentForStaff(row, await listStock(db, [id]), await treeOf(db))
}

/**
 * Counts one more change of a product and holds its row for the transaction; answers the row, already counted. With
 * `seen`, undefined when somebody else was first; without, only when there is no such product.
 */
export async function holdProduct(
  trx: Db,
  id: string,
  now: Date,
  seen?: number | undefined,
): Promise<ProductRow | undefined> {
  return trx
    .updateTable('products')
    .set((row) => ({ version: row('version', '+', 1), updated_at: now.toISOString() }))
    .where('id', '=', id)
    .$if(seen !== undefined, (query) => query.where('version', '=', seen ?? 0))
    .returningAll()
    .executeTakeFirst()
}

/** Writes what a held product is now, and of its options and search words what is another; answers its row. */
export async function rewriteProduct(
  trx: Db,
  held: ProductRow,
  product: ProductFields,
  now: Date,
): Promise<ProductRow> {
  const { id } = held
  const row = await trx
    .updateTable('products')
    .set(columnsOf(product, now))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const differs = (...columns: (keyof ProductRow)[]) => columns.some((column) => row[column] !== held[column])
  if (differs('sizes', 'colors', 'tags', 'variants')) await rewriteOptions(trx, { id, ...product })
  if (differs('name', 'name_ar')) {
    await trx.deleteFrom('product_words').where('product_id', '=', id).execute()
    await insertWords(trx, [{ id, ...product }])
  }
  return row
}

/** Puts these products on show or hides them; answers what those that were not so already are called. */
export async function setVisibility(
  trx: Db,
  ids: readonly string[],
  visibility: StaffProduct['productVisibility'],
  now: Date,
): Promise<{ id: string; name: string }[]> {
  return trx
    .updateTable('products')
    .set((row) => ({ visibility, version: row('version', '+', 1), updated_at: now.toISOString() }))
    .where('id', 'in', ids)
    .where('visibility', '<>', visibility)
    .returning(['id', 'name'])
    .execute()
}
