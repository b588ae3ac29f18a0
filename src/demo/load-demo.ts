import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { findCategory, findSubCategories } from '#src/catalogue/category.ts'
import type { NewProduct } from '#src/catalogue/new-product.ts'
import { insertProducts } from '#src/catalogue/product.store.ts'
import type { Product } from '#src/catalogue/product.ts'
import { inBaisa } from '#src/core/money.ts'
import type { Db } from '#src/db/open.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { type StoredPicture, storeDemoPicture } from '#src/media/ingest.ts'
import { insertPictures } from '#src/media/picture.store.ts'
import { writeSettings } from '#src/settings/settings.store.ts'
import type { Shop } from '#src/shop.ts'
import { insertSliders } from '#src/sliders/slider.store.ts'
import { demoBanners, demoSettings } from './demo-shop.ts'

type DemoProduct = Pick<
  Product,
  'name' | 'nameAr' | 'description' | 'descriptionAr' | 'category' | 'subCategory' | 'originalPrice'
> &
  Pick<Product, 'offerPrice' | 'reviews' | 'sizes' | 'colors' | 'productType' | 'images'> & { slug: string }

const minute = 60_000

/**
 * Loads the demo catalogue of `dir` (catalogue.json, products/, banners/) into a shop that never had goods.
 * Does nothing in a shop that has goods, orders or settings already.
 */
export async function loadDemo({ db, pictures, clock }: Shop, dir: string): Promise<void> {
  if (await hasGoods(db)) return
  const catalogue: DemoProduct[] = JSON.parse(await readFile(path.join(dir, 'catalogue.json'), 'utf8'))
  const stored = new Map<string, StoredPicture>()
  const files = [
    ...catalogue.flatMap((product) => product.images.map((name) => path.join('products', name))),
    ...demoBanners.map(({ file }) => path.join('banners', file)),
  ]
  for (const file of files) {
    stored.set(path.basename(file), await storeDemoPicture(pictures, await readFile(path.join(dir, file))))
  }
  const urlOf = (name: string) => {
    const picture = stored.get(name)
    if (!picture) throw new Error(`The demo has no picture ${name}`)
    return picture.url
  }
  const now = clock()
  await inTransaction(db, async (trx, catalogueChanged) => {
    // Of two processes that start at once the second waits at this row, then looks again.
    await trx
      .updateTable('shop_version')
      .set((row) => ({ version: row.ref('version') }))
      .where('id', '=', 1)
      .execute()
    if (await hasGoods(trx)) return
    await insertPictures(trx, [...stored.values()], { purpose: 'demo', now })
    const products = catalogue.map((product, index) =>
      // A minute apart, the first of the list the newest, so that lists by time show it as it was arranged.
      toNewProduct(product, urlOf, new Date(now.getTime() - index * minute)),
    )
    await insertProducts(trx, products)
    await insertSliders(
      trx,
      demoBanners.map(({ file, title }, position) => ({
        _id: `demo-${position + 1}`,
        image: urlOf(file),
        title,
        time: now.toISOString(),
        position,
        demo: true,
      })),
    )
    await writeSettings(trx, demoSettings)
    catalogueChanged()
  })
}

async function hasGoods(db: Db): Promise<boolean> {
  const product = await db.selectFrom('products').select('id').limit(1).executeTakeFirst()
  const order = await db.selectFrom('orders').select('id').limit(1).executeTakeFirst()
  const setting = await db.selectFrom('settings').select('name').limit(1).executeTakeFirst()
  return product !== undefined || order !== undefined || setting !== undefined
}

function toNewProduct(product: DemoProduct, urlOf: (name: string) => string, createdAt: Date): NewProduct {
  const category = findCategory(product.category)
  const sub = findSubCategories(product.subCategory).find((found) => found.category === category)
  if (!category || !sub) throw new Error(`The demo's ${product.slug} is on a shelf the shop does not have`)
  return {
    id: product.slug,
    name: product.name,
    nameAr: product.nameAr,
    description: product.description,
    descriptionAr: product.descriptionAr,
    categorySlug: category.slug,
    subCategorySlug: sub.subCategory.slug,
    productType: product.productType,
    productVisibility: 'Public',
    originalPrice: inBaisa(product.originalPrice),
    offerPrice: product.offerPrice === undefined ? undefined : inBaisa(product.offerPrice),
    reviews: product.reviews,
    images: product.images.map(urlOf),
    sizes: product.sizes,
    colors: product.colors,
    demo: true,
    createdAt,
  }
}
