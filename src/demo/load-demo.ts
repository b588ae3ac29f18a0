import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { treeOf } from '#src/catalogue/categories/category.store.ts'
import { findCategory, type Tree } from '#src/catalogue/categories/category-tree.ts'
import { findSubCategory } from '#src/catalogue/categories/find-sub-category.ts'
import { insertProducts } from '#src/catalogue/product/insert-products.store.ts'
import type { Product } from '#src/catalogue/product/product.ts'
import type { NewProduct } from '#src/catalogue/product/product-fields.ts'
import { inBaisa } from '#src/core/money.ts'
import { pictureUrl } from '#src/core/picture-name.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { type StoredPicture, storeDemoPicture } from '#src/media/ingest.ts'
import { insertPictures } from '#src/media/picture.store.ts'
import { begin, openingRow } from '#src/opening/opening.store.ts'
import { readHiddenRow, writeSettings } from '#src/settings/settings.store.ts'
import type { PictureStore, Shop } from '#src/shop.ts'
import { insertSliders } from '#src/sliders/slider.store.ts'
import { tellOfCategories } from './demo-categories.store.ts'
import { demoCategories } from './demo-categories.ts'
import { demoCleared, insertDemoOrders } from './demo-orders.store.ts'
import { sendDemoReceipts } from './demo-receipts.ts'
import { demoBanners, demoSettings } from './demo-shop.ts'

type DemoProduct = Pick<
  Product,
  'name' | 'nameAr' | 'description' | 'descriptionAr' | 'category' | 'subCategory' | 'originalPrice'
> &
  Pick<Product, 'offerPrice' | 'reviews' | 'sizes' | 'colors' | 'productType' | 'images'> & { slug: string }

const minute = 60_000

/** Pictures that are stored at a time: as many as Node has threads for files. */
const atATime = 4

/**
 * Loads the demo of `dir` (catalogue.json, products/, banners/, categories/) and a month of invented orders into a shop that never
 * had goods; their receipts follow (sendDemoReceipts). Does nothing, and answers false, in a shop that has goods, orders
 * or settings already, and where the demo was cleared.
 */
export async function loadDemo({ db, pictures, clock }: Shop, dir: string): Promise<boolean> {
  if (!(await isNew(db))) return false
  const goods = await readGoods(pictures, dir)
  return inTransaction(db, async (trx, catalogueChanged) => {
    await holdShop(trx)
    if (!(await isNew(trx))) return false
    await insertGoods(trx, goods, clock())
    await insertDemoOrders(trx, clock())
    // The demo is there to be looked at, also where the shop was begun without it.
    await trx.deleteFrom('settings').where('name', 'in', beginnings).execute()
    catalogueChanged()
    return true
  })
}

/** The settings that an empty shop begins with. */
const beginnings = [openingRow, 'giftBanner', 'freeShippingOver']

/** What a shop that nobody was in yet begins as without the demo: closed where its owner wants to set it up first (B2). */
export async function beginEmpty(db: Db, { open }: { open: boolean }): Promise<void> {
  if (!(await isUntouched(db))) return
  await inTransaction(db, async (trx, catalogueChanged) => {
    await holdShop(trx)
    if (!(await isUntouched(trx))) return
    await begin(trx, { open })
    // Nothing is promised that the owner has not said.
    await writeSettings(trx, { giftBanner: false, freeShippingOver: null })
    catalogueChanged()
  })
}

/** New, and neither opened nor closed by anybody; a shop of an earlier version has its first admin. */
async function isUntouched(db: Db): Promise<boolean> {
  if ((await hasRows(db, 'users')) || (await readHiddenRow(db, openingRow)) !== undefined) return false
  return isNew(db)
}

/**
 * Loads what is missing of the demo, also where it was cleared: goods, slides and settings where the shop has no
 * goods, orders where it has none. Settings and slides of the shop's own stay. Answers how much it loaded.
 */
export async function loadMissingDemo(
  { db, pictures, proofs, clock }: Pick<Shop, 'db' | 'pictures' | 'proofs' | 'clock'>,
  dir: string,
): Promise<{ products: number; orders: number }> {
  const goods = (await hasRows(db, 'products')) ? undefined : await readGoods(pictures, dir)
  const loaded = await inTransaction(db, async (trx, catalogueChanged) => {
    await holdShop(trx)
    const loaded = { products: 0, orders: 0 }
    if (goods && !(await hasRows(trx, 'products'))) {
      await insertGoods(trx, goods, clock())
      loaded.products = goods.catalogue.length
    }
    if (!(await hasRows(trx, 'orders'))) loaded.orders = await insertDemoOrders(trx, clock())
    await trx.deleteFrom('settings').where('name', '=', demoCleared).execute()
    catalogueChanged()
    return loaded
  })
  if (loaded.orders > 0) await sendDemoReceipts({ db, proofs })
  return loaded
}

type Goods = { catalogue: DemoProduct[]; stored: Map<string, StoredPicture> }

/** The goods of `dir`, their pictures already in the store: durable before a row speaks of them. */
async function readGoods(pictures: PictureStore, dir: string): Promise<Goods> {
  const catalogue: DemoProduct[] = JSON.parse(await readFile(path.join(dir, 'catalogue.json'), 'utf8'))
  const stored = new Map<string, StoredPicture>()
  const sights: Record<string, string> = JSON.parse(await readFile(path.join(dir, 'sights.json'), 'utf8'))
  const files = [
    ...catalogue.flatMap((product) => product.images.map((name) => path.join('products', name))),
    ...demoBanners.map(({ file }) => path.join('banners', file)),
    ...demoCategories.map(({ file }) => path.join('categories', file)),
  ]
  const keep = async (file: string): Promise<[string, StoredPicture]> => {
    const name = path.basename(file)
    return [name, await storeDemoPicture(pictures, await readFile(path.join(dir, file)), sights[name])]
  }
  // Each waits for its disk: several at a time wait together.
  for (let at = 0; at < files.length; at += atATime)
    for (const [name, picture] of await Promise.all(files.slice(at, at + atATime).map(keep)))
      stored.set(name, picture)
  return { catalogue, stored }
}

async function insertGoods(trx: Db, { catalogue, stored }: Goods, now: Date): Promise<void> {
  const urlOf = (name: string) => {
    const picture = stored.get(name)
    if (!picture) throw new Error(`The demo has no picture ${name}`)
    return pictureUrl(picture.id)
  }
  await insertPictures(trx, [...stored.values()], { purpose: 'demo', now })
  const tree = await treeOf(trx)
  const products = catalogue.map((product, index) =>
    // A minute apart, the first of the list the newest, so that lists by time show it as it was arranged.
    toNewProduct(product, { tree, urlOf, createdAt: new Date(now.getTime() - index * minute) }),
  )
  await insertProducts(trx, products)
  await tellOfCategories(trx, urlOf)
  if (!(await hasRows(trx, 'sliders')))
    await insertSliders(
      trx,
      demoBanners.map(({ file, ...slide }, position) => ({
        ...slide,
        _id: `demo-${position + 1}`,
        image: urlOf(file),
        time: now.toISOString(),
        position,
        demo: true,
      })),
    )
  const set = new Set((await trx.selectFrom('settings').select('name').execute()).map(({ name }) => name))
  await writeSettings(
    trx,
    Object.fromEntries(Object.entries(demoSettings).filter(([name]) => !set.has(name))),
  )
}

/** Of two processes that start at once the second waits at this row, then looks again. */
async function holdShop(trx: Db): Promise<void> {
  await trx
    .updateTable('shop_version')
    .set((row) => ({ version: row.ref('version') }))
    .where('id', '=', 1)
    .execute()
}

/** A shop that nobody has put anything into; a cleared demo leaves a setting that says so. */
async function isNew(db: Db): Promise<boolean> {
  for (const table of ['products', 'orders'] as const) if (await hasRows(db, table)) return false
  const set = await db
    .selectFrom('settings')
    .select('name')
    .where('name', 'not in', beginnings)
    .limit(1)
    .execute()
  return set.length === 0
}

async function hasRows(db: Db, table: 'products' | 'orders' | 'sliders' | 'users'): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
  return rows.length > 0
}

function toNewProduct(
  product: DemoProduct,
  { tree, urlOf, createdAt }: { tree: Tree; urlOf: (name: string) => string; createdAt: Date },
): NewProduct {
  const category = findCategory(tree.categories, product.category)
  const sub = category && findSubCategory(category, product.subCategory)
  // A shop that has changed its categories has the demo's goods in the first of them.
  const categorySlug = category?.slug ?? tree.categories[0]?.slug
  if (!categorySlug) throw new Error('The demo needs a category')
  return {
    id: product.slug,
    name: product.name,
    nameAr: product.nameAr,
    description: product.description,
    descriptionAr: product.descriptionAr,
    categorySlug,
    subCategorySlug: sub?.slug ?? '',
    productType: product.productType,
    productVisibility: 'Public',
    originalPrice: inBaisa(product.originalPrice),
    offerPrice: product.offerPrice === undefined ? undefined : inBaisa(product.offerPrice),
    reviews: product.reviews,
    images: product.images.map(urlOf),
    imageColors: imageColorsOf(product, urlOf),
    sizes: product.sizes,
    colors: product.colors,
    demo: true,
    createdAt,
  }
}

/** The demo's first two pictures show a product's first colour, and so are there before one is chosen; each after these the next. */
function imageColorsOf({ images, colors }: DemoProduct, urlOf: (name: string) => string): string | undefined {
  const others = images
    .slice(2)
    .flatMap((name, at) => (colors[at + 1] ? [[urlOf(name), colors[at + 1]]] : []))
  return others.length > 0 ? JSON.stringify(Object.fromEntries(others)) : undefined
}
