import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { insertProducts } from './insert-products.store.ts'
import type { NewProduct } from './product-fields.ts'

let made = 0

/** A public tote of OMR 20.000, without sizes, colours or limited stock, but for what the test says. */
export function sampleProduct(changes: Partial<NewProduct> = {}): NewProduct {
  made += 1
  return {
    id: `tote-${made}`,
    name: `Tote ${made}`,
    description: 'Material: Leather\nClosure: Zip',
    categorySlug: 'bags',
    subCategorySlug: 'tote-bags',
    productType: 'New Arrivals',
    productVisibility: 'Public',
    originalPrice: 20_000,
    reviews: 7,
    images: ['/pictures/0123456789abcdef0123456789abcdef.webp'],
    sizes: [],
    colors: [],
    createdAt: new Date(Date.UTC(2026, 0, 1) + made * 1000),
    ...changes,
  }
}

/** Adds products as staff would, so that every page learns of it. */
export async function stockCatalogue(db: Db, ...products: NewProduct[]): Promise<NewProduct[]> {
  await inTransaction(db, async (trx, catalogueChanged) => {
    await insertProducts(trx, products)
    catalogueChanged()
  })
  return products
}

/** One sample product, added. */
export async function stockOne(db: Db, changes: Partial<NewProduct> = {}): Promise<NewProduct> {
  const product = sampleProduct(changes)
  await stockCatalogue(db, product)
  return product
}
