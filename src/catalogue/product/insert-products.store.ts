import { insertWords } from '#src/catalogue/search/product-words.store.ts'
import { insertStock } from '#src/catalogue/stock/stock.store.ts'
import { fold } from '#src/core/fold.ts'
import type { Db } from '#src/db/db.ts'
import type { NewProduct } from './product-fields.ts'
import { rowOf } from './product-row.ts'
import { tagsOf } from './read-field.ts'

/** Rows of one statement: three parameters each, SQLite takes 32,766. */
const mostRows = 5000

/** Stores new products with their options and stock; call it inside a transaction that says catalogueChanged. */
export async function insertProducts(trx: Db, products: readonly NewProduct[]): Promise<void> {
  const stock = products.flatMap((product) =>
    (product.stock ?? []).map((piece) => ({ product_id: product.id, ...piece })),
  )
  if (products.length > 0) await trx.insertInto('products').values(products.map(rowOf)).execute()
  await insertOptions(trx, products)
  await insertStock(trx, stock)
  await insertWords(trx, products)
}

/** Stores the sizes, colours and tags that the filters of a list ask for. */
export async function insertOptions(
  trx: Db,
  products: readonly Pick<NewProduct, 'id' | 'sizes' | 'colors' | 'tags'>[],
): Promise<void> {
  const options = products.flatMap(({ id, sizes, colors, tags }) => [
    ...sizes.map((value) => ({ product_id: id, kind: 'size' as const, value })),
    ...colors.map((value) => ({ product_id: id, kind: 'color' as const, value })),
    ...tagsOf(tags).map((tag) => ({ product_id: id, kind: 'tag' as const, value: fold(tag) })),
  ])
  for (let at = 0; at < options.length; at += mostRows)
    await trx
      .insertInto('product_options')
      .values(options.slice(at, at + mostRows))
      .execute()
}
