import type { ProductBody } from '#src/catalogue/admin/product-body.ts'
import type { TreeCategory } from '#src/catalogue/categories/category-tree.ts'
import {
  emptyInput,
  type ProductFields,
  type ProductInput,
  plainInput,
} from '#src/catalogue/product/product-fields.ts'
import { cellKey, type StockInput, stockCells } from '#src/catalogue/stock/stock-cells.ts'
import {
  cellName,
  readCellName,
  typedVariants,
  type VariantInput,
  variantsIn,
  variantsText,
} from '#src/catalogue/stock/variant.ts'
import { joinList, splitAt, splitList, unescapeMarks } from '#src/core/csv.ts'
import { toOmr } from '#src/core/money.ts'
import { typedName } from '#src/core/names.ts'

/** The columns of our own file, by the names product.md section 3 gives the fields. */
export const productColumns = ['id', ...(Object.keys(emptyInput) as (keyof ProductInput)[])] as const

/** What the export had in `stock`, so that pieces sold since are not put back on import (O14). */
export const stockWasColumn = 'stockWas'

export type ProductColumn = (typeof productColumns)[number]

/** One row of our own file, whatever columns it has. */
type ProductRow = Partial<Record<ProductColumn, string>>

/** A product as a row, in the order of the columns; amounts in OMR with 3 decimals (M1). */
export function rowOfProduct(id: string, product: ProductInput): string[] {
  const texts: Record<ProductColumn, string> = {
    ...product,
    ...plainInput(product),
    id,
    originalPrice: String(product.originalPrice),
    offerPrice: String(product.offerPrice),
    sizes: joinList(product.sizes),
    colors: joinList(product.colors),
    stock: stockText(product),
    variants: variantsText(product),
    images: joinList(product.images),
  }
  return productColumns.map((column) => texts[column])
}

/** What may be stored of a product, said as the form says it: the other way round than `readProduct`. */
export function inputOfFields(fields: ProductFields, categories: readonly TreeCategory[]): ProductInput {
  const category = categories.find(({ slug }) => slug === fields.categorySlug)
  const subCategory = category?.subCategories.find(({ slug }) => slug === fields.subCategorySlug)
  return {
    ...fields,
    ...plainInput(fields),
    name: typedName(fields),
    variants: typedVariants(fields.variants),
    category: category?.name ?? '',
    subCategory: subCategory?.name ?? '',
    originalPrice: toOmr(fields.originalPrice).toFixed(3),
    offerPrice: fields.offerPrice === undefined ? '' : toOmr(fields.offerPrice).toFixed(3),
  }
}

/** What a row says of a product; a column that the file does not have says nothing. Its rules come after. */
export function bodyOfRow(row: ProductRow): ProductBody {
  const { id, sizes, colors, stock, variants: _, images, productType, productVisibility, ...texts } = row
  return {
    ...texts,
    ...(productType && { productType: productType as ProductBody['productType'] & string }),
    ...(productVisibility && {
      productVisibility: productVisibility as ProductBody['productVisibility'] & string,
    }),
    ...(sizes !== undefined && { sizes: splitList(sizes) }),
    ...(colors !== undefined && { colors: splitList(colors) }),
    ...(stock !== undefined && { stock: readStock(stock, row) }),
    ...(images !== undefined && { images: splitList(images) }),
  }
}

/** `M / camel: 3`; where there is one of the two only, `camel: 3`; without either just `3` (O14). */
export function stockText({
  sizes,
  colors,
  stock,
}: Pick<ProductInput, 'sizes' | 'colors' | 'stock'>): string {
  const left = new Map(stock.map((cell) => [cellKey(cell), cell.quantity]))
  const texts = stockCells(sizes, colors).flatMap((cell) => {
    const quantity = left.get(cellKey(cell))
    if (quantity === undefined) return []
    const name = cellName(cell)
    return name === '' ? [String(quantity)] : [`${name}: ${quantity}`]
  })
  return texts.join(' | ')
}

/** The other way round; a name that stands alone is a size where the row has sizes and no colours. */
export function readStock(cell: string, row: ProductRow): StockInput[] {
  return splitAt(cell, '|')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const sides = splitAt(part, ':')
      const quantity = unescapeMarks(sides.at(-1) ?? '').trim()
      return { ...readCellName(sides.slice(0, -1).join(':'), cellsOf(row)), quantity }
    })
}

/** What a row says of variants; null for what nobody can read. */
export function readVariants(row: ProductRow): VariantInput[] | null {
  return variantsIn(row.variants ?? '', cellsOf(row)) ?? null
}

function cellsOf({ sizes, colors }: ProductRow): { isSize: boolean } {
  return { isSize: Boolean(sizes?.trim()) && !colors?.trim() }
}
