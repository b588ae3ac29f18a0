import type { Insertable, Selectable } from 'kysely'
import { categories } from '#src/catalogue/categories/category-table.ts'
import { insertWords } from '#src/catalogue/search/product-words.store.ts'
import { fold } from '#src/core/fold.ts'
import { toOmr } from '#src/core/money.ts'
import type { Db, Tables } from '#src/db/db.ts'
import type { NewProduct } from './new-product.ts'
import type { Product } from './product.ts'
import { fewLeft } from './product-kinds.ts'

export type ProductRow = Selectable<Tables['products']>
export type StockRow = Selectable<Tables['product_stock']>

/** Ids asked for in one statement: far below what either engine takes. */
const mostIds = 5000
/** Rows of one statement: up to four parameters each, SQLite takes 32,766. */
const mostRows = 5000

const shelfNames = new Map(
  categories.flatMap((category) => [
    [category.slug, category.name] as const,
    ...category.subCategories.map((sub) => [`${category.slug}/${sub.slug}`, sub.name] as const),
  ]),
)

/** A row and its limited stock as the product the API shows; `stock` may hold other products' rows too. */
export function presentProduct(row: ProductRow, stock: readonly StockRow[]): Product {
  return {
    _id: row.id,
    name: row.name,
    ...(row.name_ar !== null && { nameAr: row.name_ar }),
    description: row.description,
    ...(row.description_ar !== null && { descriptionAr: row.description_ar }),
    ...(row.video_link !== null && { videoLink: row.video_link }),
    category: shelfNames.get(row.category) ?? row.category,
    subCategory: shelfNames.get(`${row.category}/${row.sub_category}`) ?? row.sub_category,
    productType: row.product_type as Product['productType'],
    productVisibility: row.visibility as Product['productVisibility'],
    originalPrice: toOmr(row.original_price),
    ...(row.offer_price !== null && { offerPrice: toOmr(row.offer_price) }),
    reviews: row.reviews,
    images: JSON.parse(row.images),
    sizes: JSON.parse(row.sizes),
    colors: JSON.parse(row.colors),
    lowStock: stock
      .filter((left) => left.product_id === row.id && left.quantity <= fewLeft)
      .map(({ size, color, quantity }) => ({ size, color, left: quantity })),
    createdAt: row.created_at,
  }
}

/** A public product by id, or undefined: hidden ones do not exist for shoppers (P2). */
export async function findPublicProduct(db: Db, id: string): Promise<Product | undefined> {
  const row = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', id)
    .where('visibility', '=', 'Public')
    .executeTakeFirst()
  return row && presentProduct(row, await listStock(db, [id]))
}

/** The public products of these ids, in no order; strangers and hidden ones are left out. */
export async function listPublicByIds(db: Db, ids: readonly string[]): Promise<ProductRow[]> {
  return db
    .selectFrom('products')
    .selectAll()
    .where('id', 'in', ids)
    .where('visibility', '=', 'Public')
    .execute()
}

/** The limited stock of these products; a size and colour without a row is unlimited (O14). */
export async function listStock(db: Db, ids: readonly string[]): Promise<StockRow[]> {
  const rows: StockRow[] = []
  for (let at = 0; at < ids.length; at += mostIds) {
    const some = ids.slice(at, at + mostIds)
    const found = await db.selectFrom('product_stock').selectAll().where('product_id', 'in', some).execute()
    for (const row of found) rows.push(row)
  }
  return rows
}

/**
 * Takes pieces from a limited stock inside the order's transaction (O14). Decided by the database: when fewer are
 * left than wanted nothing is taken. Answers how many pieces are left afterwards.
 */
export async function reserveStock(
  trx: Db,
  line: { _id: string; size: string; color: string; quantity: number },
): Promise<{ taken: boolean; left: number }> {
  const taken = await trx
    .updateTable('product_stock')
    .set((row) => ({ quantity: row('quantity', '-', line.quantity) }))
    .where('product_id', '=', line._id)
    .where('size', '=', line.size)
    .where('color', '=', line.color)
    .where('quantity', '>=', line.quantity)
    .returning('quantity')
    .executeTakeFirst()
  if (taken) return { taken: true, left: taken.quantity }
  const rest = await trx
    .selectFrom('product_stock')
    .select('quantity')
    .where('product_id', '=', line._id)
    .where('size', '=', line.size)
    .where('color', '=', line.color)
    .executeTakeFirst()
  return { taken: false, left: rest?.quantity ?? 0 }
}

/** Stores new products with their options and stock; call it inside a transaction that says catalogueChanged. */
export async function insertProducts(trx: Db, products: readonly NewProduct[]): Promise<void> {
  const stock = products.flatMap((product) =>
    (product.stock ?? []).map((piece) => ({ product_id: product.id, ...piece })),
  )
  if (products.length > 0) await trx.insertInto('products').values(products.map(toRow)).execute()
  await insertOptions(trx, products)
  await insertStock(trx, stock)
  await insertWords(trx, products)
}

async function insertStock(trx: Db, stock: readonly StockRow[]): Promise<void> {
  for (let at = 0; at < stock.length; at += mostRows)
    await trx
      .insertInto('product_stock')
      .values(stock.slice(at, at + mostRows))
      .execute()
}

/** Stores the sizes and colours that the filters of a list ask for. */
export async function insertOptions(
  trx: Db,
  products: readonly Pick<NewProduct, 'id' | 'sizes' | 'colors'>[],
): Promise<void> {
  const options = products.flatMap(({ id, sizes, colors }) => [
    ...sizes.map((value) => ({ product_id: id, kind: 'size' as const, value })),
    ...colors.map((value) => ({ product_id: id, kind: 'color' as const, value })),
  ])
  for (let at = 0; at < options.length; at += mostRows)
    await trx
      .insertInto('product_options')
      .values(options.slice(at, at + mostRows))
      .execute()
}

/** The columns that say what a product is; who it is and since when is not among them. */
export function columnsOf(product: Omit<NewProduct, 'id' | 'createdAt' | 'demo'>) {
  return {
    name: product.name,
    name_ar: product.nameAr ?? null,
    name_folded: fold(`${product.name} ${product.nameAr ?? ''}`),
    description: product.description,
    description_ar: product.descriptionAr ?? null,
    video_link: product.videoLink ?? null,
    category: product.categorySlug,
    sub_category: product.subCategorySlug,
    product_type: product.productType,
    visibility: product.productVisibility,
    original_price: product.originalPrice,
    offer_price: product.offerPrice ?? null,
    price: product.offerPrice ?? product.originalPrice,
    reviews: product.reviews,
    images: JSON.stringify(product.images),
    sizes: JSON.stringify(product.sizes),
    colors: JSON.stringify(product.colors),
    popular: product.productType === 'Most Popular' ? (1 as const) : (0 as const),
  }
}

function toRow(product: NewProduct): Insertable<Tables['products']> {
  const createdAt = product.createdAt.toISOString()
  return {
    id: product.id,
    ...columnsOf(product),
    demo: product.demo ? 1 : 0,
    version: 1,
    created_at: createdAt,
    updated_at: createdAt,
  }
}

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
