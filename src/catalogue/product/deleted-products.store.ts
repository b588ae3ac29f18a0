import { holdPlaces, treeOf } from '#src/catalogue/categories/category.store.ts'
import { livePlace } from '#src/catalogue/categories/category-tree.ts'
import { insertWords } from '#src/catalogue/search/product-words.store.ts'
import type { StockRow } from '#src/catalogue/stock/stock.store.ts'
import type { Db } from '#src/db/db.ts'
import { byteOrder, lockRows } from '#src/db/row-lock.ts'
import { insertOptions } from './insert-products.store.ts'
import { freeAddresses } from './product-addresses.store.ts'
import { lowestPrices, type ProductRow } from './product-row.ts'

type Kept = { row: ProductRow; stock: StockRow[] }

/**
 * Takes products off every table that anything reads, and keeps them aside as they were; answers what those there were are
 * called. Nothing else has to know of deleting: no query can show one by mistake. Orders have their own snapshots (O12).
 */
export async function deleteProducts(
  trx: Db,
  ids: readonly string[],
  { by, now }: { by: string; now: Date },
): Promise<{ id: string; name: string; name_ar: string | null }[]> {
  // Held first, because on PostgreSQL an edit under way would otherwise be deleted in the state before it; and in the
  // order in which edits and orders hold them. What is held is read with it.
  const rows = await lockRows(
    trx,
    trx.selectFrom('products').selectAll().where('id', 'in', ids).orderBy(byteOrder(trx, 'id')),
  ).execute()
  if (rows.length === 0) return []
  const stock = await lockRows(
    trx,
    trx
      .selectFrom('product_stock')
      .selectAll()
      .where('product_id', 'in', ids)
      .orderBy(byteOrder(trx, 'product_id'))
      .orderBy(byteOrder(trx, 'size'))
      .orderBy(byteOrder(trx, 'color')),
  ).execute()
  // Their stock, options, codes and words go with them.
  await trx.deleteFrom('products').where('id', 'in', ids).execute()
  const kept = rows.map((row) => ({
    id: row.id,
    product: JSON.stringify({
      row,
      stock: stock.filter((left) => left.product_id === row.id),
    } satisfies Kept),
    deleted_at: now.toISOString(),
    deleted_by: by,
  }))
  await trx.insertInto('deleted_products').values(kept).execute()
  return rows
}

/** Puts deleted products back as they were; answers what those that were there to take are called. */
export async function restoreProducts(
  trx: Db,
  ids: readonly string[],
  now: Date,
): Promise<{ id: string; name: string }[]> {
  await lockRows(
    trx,
    trx.selectFrom('deleted_products').select('id').where('id', 'in', ids).orderBy(byteOrder(trx, 'id')),
  ).execute()
  const kept = await trx.deleteFrom('deleted_products').where('id', 'in', ids).returning('product').execute()
  const products = kept.map(({ product }) => JSON.parse(product) as Kept)
  const tree = await treeOf(trx)
  for (const { row, stock } of products) {
    const place = livePlace(tree, { category: row.category, subCategory: row.sub_category })
    await holdPlaces(trx, [place])
    const moved = { category: place.category, sub_category: place.subCategory }
    // What was deleted before there were variants has none, and before lists knew the lowest price, none of that.
    const variants: string = row.variants ?? '[]'
    const back = {
      ...row,
      ...moved,
      ...lowestPrices({ ...row, variants }),
      version: row.version + 1,
      updated_at: now.toISOString(),
    }
    await trx.insertInto('products').values(back).execute()
    if (stock.length > 0) await trx.insertInto('product_stock').values(stock).execute()
    const { id, name, name_ar: nameAr } = row
    const options = {
      sizes: JSON.parse(row.sizes),
      colors: JSON.parse(row.colors),
      variants: JSON.parse(variants),
    }
    await insertOptions(trx, [{ id, ...options, tags: row.tags ?? undefined }])
    await insertWords(trx, [{ id, name, nameAr: nameAr ?? undefined }])
  }
  return products.map(({ row }) => row)
}

/** Forgets for good what was deleted before this instant. */
export async function purgeProducts(trx: Db, before: Date): Promise<void> {
  const gone = await trx
    .deleteFrom('deleted_products')
    .where('deleted_at', '<', before.toISOString())
    .returning('id')
    .execute()
  await freeAddresses(
    trx,
    gone.map(({ id }) => id),
  )
}
