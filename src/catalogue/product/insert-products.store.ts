import { insertWords } from '#src/catalogue/search/product-words.store.ts'
import { insertStock } from '#src/catalogue/stock/stock.store.ts'
import { variantCodes } from '#src/catalogue/stock/variant.ts'
import { fold } from '#src/core/fold.ts'
import type { Db } from '#src/db/db.ts'
import type { NewProduct } from './product-fields.ts'
import { rowOf } from './product-row.ts'
import { tagsOf } from './read-field.ts'

/** Rows of one statement: at most four parameters each, SQLite takes 32,766. */
const mostRows = 5000

/** Products have some forty columns. */
const mostProducts = 500

/** Stores new products with their options and stock; call it inside a transaction that says catalogueChanged. */
export async function insertProducts(trx: Db, products: readonly NewProduct[]): Promise<void> {
  const stock = products.flatMap((product) =>
    (product.stock ?? []).map((piece) => ({ product_id: product.id, ...piece })),
  )
  for (let at = 0; at < products.length; at += mostProducts)
    await trx
      .insertInto('products')
      .values(products.slice(at, at + mostProducts).map(rowOf))
      .execute()
  await insertOptions(trx, products)
  await insertStock(trx, stock)
  await insertWords(trx, products)
}

type Listed = Pick<NewProduct, 'id' | 'sizes' | 'colors' | 'tags' | 'variants'>

/** Stores the sizes, colours, tags and codes of a written product anew. */
export async function rewriteOptions(trx: Db, product: Listed): Promise<void> {
  await trx.deleteFrom('product_options').where('product_id', '=', product.id).execute()
  await trx.deleteFrom('product_codes').where('product_id', '=', product.id).execute()
  await insertOptions(trx, [product])
}

/** Stores the sizes, colours and tags that the filters of a list ask for, and the codes of variants. */
export async function insertOptions(trx: Db, products: readonly Listed[]): Promise<void> {
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
  const codes = products.flatMap(codesOf)
  for (let at = 0; at < codes.length; at += mostRows)
    await trx
      .insertInto('product_codes')
      .values(codes.slice(at, at + mostRows))
      .execute()
}

/** Each code once, however many sizes and colours have it. */
function codesOf({ id, variants = [] }: Listed) {
  return variantCodes.flatMap((kind) =>
    [...new Set(variants.flatMap((one) => one[kind] ?? []))].map((code) => ({
      product_id: id,
      kind,
      code,
      code_folded: fold(code),
    })),
  )
}
