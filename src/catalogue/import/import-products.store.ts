import { treeOf } from '#src/catalogue/categories/category.store.ts'
import type { StaffProduct } from '#src/catalogue/product/product.ts'
import type { ProductFields } from '#src/catalogue/product/product-fields.ts'
import { columnsOf, presentForStaff } from '#src/catalogue/product/product-row.ts'
import { insertWords } from '#src/catalogue/search/product-words.store.ts'
import { listStock } from '#src/catalogue/stock/stock.store.ts'
import { readPictureUrl } from '#src/core/picture-name.ts'
import type { Db } from '#src/db/db.ts'

/** How many products one statement asks about. */
const chunk = 400

/** The products of these ids, and those of these names, as they stand; unknown ones are left out. */
export async function listWanted(
  db: Db,
  wanted: { ids: readonly string[]; names: readonly string[] },
): Promise<StaffProduct[]> {
  const tree = await treeOf(db)
  const found = new Map<string, StaffProduct>()
  for (const [column, values] of [
    ['id', wanted.ids],
    ['name', wanted.names],
  ] as const)
    for (const some of chunks([...new Set(values)])) {
      const rows = await db.selectFrom('products').selectAll().where(column, 'in', some).execute()
      const stock = await listStock(
        db,
        rows.map(({ id }) => id),
      )
      const stockOf = Map.groupBy(stock, (left) => left.product_id)
      for (const row of rows) found.set(row.id, presentForStaff(row, stockOf.get(row.id) ?? [], tree))
    }
  return [...found.values()]
}

/** Which of these ids are of deleted products that can still be taken back. */
export async function listDeletedIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>()
  for (const some of chunks([...new Set(ids)])) {
    const rows = await db.selectFrom('deleted_products').select('id').where('id', 'in', some).execute()
    for (const { id } of rows) found.add(id)
  }
  return found
}

/** Which of these addresses are public pictures of this shop (F2). */
export async function listKnownPictures(db: Db, urls: readonly string[]): Promise<Set<string>> {
  const named = urls.flatMap((url) => {
    const picture = readPictureUrl(url)
    return picture && !picture.variant ? [{ url, id: picture.id }] : []
  })
  const known = new Set<string>()
  for (const some of chunks([...new Set(named.map(({ id }) => id))])) {
    const rows = await db
      .selectFrom('pictures')
      .select('id')
      .where('id', 'in', some)
      .where('private', '=', 0)
      .execute()
    for (const { id } of rows) known.add(id)
  }
  return new Set(named.filter(({ id }) => known.has(id)).map(({ url }) => url))
}

/** All products in the order of their ids, some at a time, however many there are; hidden ones too. */
export async function* readAllProducts(db: Db): AsyncGenerator<StaffProduct[]> {
  const tree = await treeOf(db)
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('products')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(chunk)
      .execute()
    const stock = await listStock(
      db,
      rows.map(({ id }) => id),
    )
    const stockOf = Map.groupBy(stock, (left) => left.product_id)
    if (rows.length > 0) yield rows.map((row) => presentForStaff(row, stockOf.get(row.id) ?? [], tree))
    const last = rows.at(-1)
    if (!last || rows.length < chunk) return
    after = last.id
  }
}

/** Writes what a product is over the version that was seen; false when somebody was first. */
export async function writeColumns(
  trx: Db,
  id: string,
  product: ProductFields,
  { seen, now }: { seen: number; now: Date },
): Promise<boolean> {
  // A column that stays is not written: each has its indexes, and the search of names its trigger.
  const before = await trx.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst()
  const changed = Object.entries(columnsOf(product, now)).filter(
    ([name, value]) => before?.[name as keyof typeof before] !== value,
  )
  const { numUpdatedRows } = await trx
    .updateTable('products')
    .set({ ...Object.fromEntries(changed), version: seen + 1, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('version', '=', seen)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** The words a written product is searched by. */
export async function rewriteWords(trx: Db, id: string, product: ProductFields): Promise<void> {
  await trx.deleteFrom('product_words').where('product_id', '=', id).execute()
  await insertWords(trx, [{ ...product, id }])
}

function chunks<T>(values: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(values.length / chunk) }, (_, n) =>
    values.slice(n * chunk, (n + 1) * chunk),
  )
}
