import type { Insertable, Selectable } from 'kysely'
import type { Tree } from '#src/catalogue/categories/category-tree.ts'
import type { StockRow } from '#src/catalogue/stock/stock.store.ts'
import { fewLeft } from '#src/catalogue/stock/stock-cells.ts'
import { madeCells, type Variant, variantAt, withAmounts } from '#src/catalogue/stock/variant.ts'
import { fold } from '#src/core/fold.ts'
import { toOmr } from '#src/core/money.ts'
import type { Tables } from '#src/db/db.ts'
import { ownPriceNow, priceAt } from './offer-time.ts'
import type { Product, StaffProduct } from './product.ts'
import {
  type CountField,
  type NewProduct,
  type PlainField,
  type PlainValues,
  type PublicField,
  plainFieldNames,
  plainFields,
  type StaffOnlyField,
} from './product-fields.ts'

export type ProductRow = Selectable<Tables['products']>

/** The columns that say what a product is; who it is and since when is not among them. */
type ProductColumns = Omit<ProductRow, 'id' | 'demo' | 'version' | 'created_at' | 'updated_at'>

type PlainColumns = {
  [F in PlainField as (typeof plainFields)[F]['column']]: F extends CountField ? number : string | null
}

const isStaffOnly = (field: PlainField): field is StaffOnlyField => 'staffOnly' in plainFields[field]
const staffOnlyFields = plainFieldNames.filter(isStaffOnly)
const publicFields = plainFieldNames.filter((field): field is PublicField => !isStaffOnly(field))

/**
 * A row and its limited stock as the product the API shows; `stock` may hold other products' rows too. Without the tree,
 * which only what shows categories needs, those are said by their addresses.
 */
export function presentProduct(row: ProductRow, stock: readonly StockRow[], tree?: Tree): Product {
  const category = tree?.categories.find(({ slug }) => slug === row.category)
  const sub = category?.subCategories.find(({ slug }) => slug === row.sub_category)
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    ...plainValues(row, publicFields),
    category: category?.name ?? row.category,
    subCategory: sub?.name ?? row.sub_category,
    productType: row.product_type as Product['productType'],
    productVisibility: row.visibility as Product['productVisibility'],
    originalPrice: toOmr(row.original_price),
    // Before its start and after its end there is no offer for anybody who buys (P16).
    ...(row.price < row.original_price && { offerPrice: toOmr(row.price) }),
    ...ownPricesOf(row),
    ...(row.zero_rated !== null && { withoutVat: true }),
    images: JSON.parse(row.images),
    sizes: JSON.parse(row.sizes),
    colors: JSON.parse(row.colors),
    // What is not made can be bought as little as what is sold out (P13).
    lowStock: [
      ...stock
        .filter((left) => left.product_id === row.id && left.quantity <= fewLeft)
        .map(({ size, color, quantity }) => ({ size, color, left: quantity })),
      ...variantsOf(row).flatMap(({ size, color, notMade }) =>
        notMade ? [{ size, color, left: 0, notMade }] : [],
      ),
    ],
    createdAt: row.created_at,
  }
}

/** The same for staff: with what only they see, its version and all of its limited stock. */
export function presentForStaff(row: ProductRow, stock: readonly StockRow[], tree?: Tree): StaffProduct {
  return {
    ...presentProduct(row, stock, tree),
    ...plainValues(row, staffOnlyFields),
    ...(row.offer_price !== null &&
      row.price === row.original_price && { plannedPrice: toOmr(row.offer_price) }),
    version: row.version,
    stock: stock
      .filter((left) => left.product_id === row.id)
      .map(({ size, color, quantity }) => ({ size, color, quantity })),
    variants: variantsOf(row).map((one) => withAmounts(one, toOmr)),
    updatedAt: row.updated_at,
  }
}

/** What its sizes and colours cost where that is not what the product costs; an offer takes its share off them too (P19). */
function ownPricesOf(row: ProductRow): Pick<Product, 'ownPrices'> {
  const ownPrices = variantsOf(row).flatMap(({ size, color, price }) => {
    if (price === undefined || price === row.original_price) return []
    const now = ownPriceNow(price, row)
    return [{ size, color, originalPrice: toOmr(price), ...(now < price && { offerPrice: toOmr(now) }) }]
  })
  return ownPrices.length > 0 ? { ownPrices } : {}
}

/** What the sizes and colours of a product say of their own. */
function variantsOf({ variants }: Pick<ProductRow, 'variants'>): Variant[] {
  return JSON.parse(variants)
}

/** The lowest price of what is made of a product, without its offer and now, as its card shows it (P19). */
export function lowestPrices(
  row: Pick<ProductRow, 'sizes' | 'colors' | 'variants' | 'original_price' | 'price'>,
) {
  const variants = variantsOf(row)
  const cells = variants.some(({ price }) => price !== undefined)
    ? madeCells({ sizes: JSON.parse(row.sizes), colors: JSON.parse(row.colors), variants })
    : []
  const prices = cells.map((cell) => variantAt(variants, cell)?.price ?? row.original_price)
  const lowest = prices.length > 0 ? Math.min(...prices) : row.original_price
  return { lowest_original_price: lowest, lowest_price: ownPriceNow(lowest, row) }
}

/** What is stored of a product, at the price of now; a column that no field fills does not compile. */
export function columnsOf(
  product: Omit<NewProduct, 'id' | 'stock' | 'createdAt'>,
  now: Date,
): ProductColumns {
  const priced = {
    original_price: product.originalPrice,
    price: priceAt(product, now),
    sizes: JSON.stringify(product.sizes),
    colors: JSON.stringify(product.colors),
    variants: JSON.stringify(product.variants ?? []),
  }
  return {
    name: product.name,
    name_folded: fold(`${product.name} ${product.nameAr ?? ''}`),
    description: product.description,
    ...plainColumns(product),
    sku_folded: product.sku === undefined ? null : fold(product.sku),
    barcode_folded: product.barcode === undefined ? null : fold(product.barcode),
    category: product.categorySlug,
    sub_category: product.subCategorySlug,
    product_type: product.productType,
    visibility: product.productVisibility,
    offer_price: product.offerPrice ?? null,
    images: JSON.stringify(product.images),
    ...priced,
    ...lowestPrices(priced),
    popular: product.productType === 'Most Popular' ? 1 : 0,
  }
}

/** A new product as its row. */
export function rowOf(product: NewProduct): Insertable<Tables['products']> {
  const createdAt = product.createdAt.toISOString()
  return {
    id: product.id,
    ...columnsOf(product, product.createdAt),
    demo: product.demo ? 1 : 0,
    version: 1,
    created_at: createdAt,
    updated_at: createdAt,
  }
}

function plainColumns(values: PlainValues): PlainColumns {
  const entries = plainFieldNames.map((field) => [plainFields[field].column, values[field] ?? null])
  return Object.fromEntries(entries)
}

function plainValues<F extends PlainField>(row: ProductRow, fields: readonly F[]): Pick<PlainValues, F> {
  const entries = fields.map((field) => [field, row[plainFields[field].column]])
  return Object.fromEntries(entries.filter(([, value]) => value !== null))
}
