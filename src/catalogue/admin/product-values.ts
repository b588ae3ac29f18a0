import type { StaffProduct } from '#src/catalogue/product/product.ts'
import { most, type ProductInput, plainInput } from '#src/catalogue/product/product-fields.ts'
import { cellKey, type StockInput } from '#src/catalogue/stock/stock-cells.ts'
import { variantsText, withAmounts } from '#src/catalogue/stock/variant.ts'
import { typedName } from '#src/core/names.ts'

/** A stored product as the form shows it for editing. */
export function inputOf(product: StaffProduct): ProductInput {
  const { originalPrice, stock, variants } = product
  const offerPrice = product.offerPrice ?? product.plannedPrice
  return {
    name: typedName(product),
    description: product.description,
    ...plainInput(product),
    category: product.category,
    subCategory: product.subCategory,
    productType: product.productType,
    productVisibility: product.productVisibility,
    originalPrice: originalPrice.toFixed(3),
    offerPrice: offerPrice?.toFixed(3) ?? '',
    images: product.images,
    sizes: product.sizes,
    colors: product.colors,
    stock: stock.map(({ size, color, quantity }) => ({ size, color, quantity: String(quantity) })),
    variants: variants.map((one) => withAmounts(one, (omr) => omr.toFixed(3))),
  }
}

/**
 * A product as the form begins with a copy of it: hidden, called a copy, without codes, reviews and what search engines
 * are told (P21), which are of the one thing only, and where pieces are counted, with an empty field for each.
 */
export function copyOf(product: StaffProduct): ProductInput {
  const input = inputOf(product)
  const room = most.name - 10
  return {
    ...input,
    name: input.name && `${input.name.slice(0, room)} (copy)`,
    nameAr: input.nameAr && `${input.nameAr.slice(0, room)} (نسخة)`,
    productVisibility: 'Hidden',
    sku: '',
    barcode: '',
    address: '',
    searchTitle: '',
    searchTitleAr: '',
    searchText: '',
    searchTextAr: '',
    reviews: '',
    stock: input.stock.map((row) => ({ ...row, quantity: '' })),
    variants: input.variants.map(({ sku: _sku, barcode: _barcode, ...said }) => said),
  }
}

/**
 * What somebody has changed since the form was opened, to be sent: stock says what it was, so that pieces sold
 * meanwhile are not put back.
 */
export function changesOf(base: ProductInput, values: ProductInput): Partial<ProductInput> {
  const changed = fieldsOf(base).filter((field) => !isSame(field, base, values))
  const changes = pick(values, changed)
  return changes.stock ? { ...changes, stock: withWas(base.stock, changes.stock) } : changes
}

/** Somebody's changes laid over what somebody else has saved meanwhile. */
export function mergeChanges(base: ProductInput, mine: ProductInput, theirs: ProductInput): ProductInput {
  return {
    ...theirs,
    ...pick(
      mine,
      fieldsOf(base).filter((field) => !isSame(field, base, mine)),
    ),
  }
}

/** The fields in which two versions differ, in the order of the form. */
export function differences(mine: ProductInput, theirs: ProductInput): (keyof ProductInput)[] {
  return fieldsOf(mine).filter((field) => !isSame(field, mine, theirs))
}

function fieldsOf(input: ProductInput): (keyof ProductInput)[] {
  return Object.keys(input) as (keyof ProductInput)[]
}

function pick(input: ProductInput, fields: readonly (keyof ProductInput)[]): Partial<ProductInput> {
  return Object.fromEntries(fields.map((field) => [field, input[field]]))
}

function isSame(field: keyof ProductInput, a: ProductInput, b: ProductInput): boolean {
  const plain = (input: ProductInput) =>
    field === 'stock'
      ? input.stock.map((row) => `${cellKey(row)} ${row.quantity}`).sort()
      : field === 'variants'
        ? variantsText(input)
        : input[field]
  return JSON.stringify(plain(a)) === JSON.stringify(plain(b))
}

function withWas(before: readonly StockInput[], now: readonly StockInput[]): StockInput[] {
  const seen = new Map(before.map((row) => [cellKey(row), Number(row.quantity)]))
  return now.map((row) => ({ ...row, was: seen.get(cellKey(row)) ?? null }))
}
