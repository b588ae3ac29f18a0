import type { TreeCategory } from '#src/catalogue/categories/category-tree.ts'
import { plainFields } from '#src/catalogue/product/product-fields.ts'
import { tagsOf } from '#src/catalogue/product/read-field.ts'
import { cellKey } from '#src/catalogue/stock/stock-cells.ts'
import type { Text } from '#src/core/locale.ts'
import type { FileRow } from './csv-file.ts'
import { givingWay } from './giving-way.ts'
import { htmlText } from './html-text.ts'
import { importTexts as texts } from './import-products.texts.ts'
import { addressOfNew, type ImportRow, idOfName, isUsableId } from './import-row.ts'
import { cellsIn, optionsOf, saidOf, stockOf, variantsOf } from './shopify-options.ts'
import { placeOf } from './shopify-place.ts'

type Cells = FileRow['cells']

/** What Shopify itself takes as a description; of a longer one the rest is not read. */
const longestHtml = 512 * 1024

/** Shopify's name of a field, for telling what is wrong where. */
const columnOf = {
  name: 'Title',
  description: 'Body (HTML)',
  category: 'Type',
  subCategory: 'Type',
  originalPrice: 'Variant Price',
  offerPrice: 'Variant Price',
  stock: 'Variant Inventory Qty',
  sku: 'Variant SKU',
  barcode: 'Variant Barcode',
  variants: 'Variant SKU',
  tags: 'Tags',
  weight: 'Variant Grams',
  searchTitle: 'SEO Title',
  searchText: 'SEO Description',
  images: 'Image Src',
} as const

export function isShopifyFile(columns: readonly string[]): boolean {
  return columns.includes('Handle') && columns.includes('Title')
}

/**
 * What a Shopify product file wants (help.shopify.com, "Using CSV files to import and export products"): the rows of
 * one handle are one product, its variants sizes, colours and stock. A handle is the product's id here.
 */
export async function shopifyRows(
  rows: readonly FileRow[],
  categories: readonly TreeCategory[],
): Promise<ImportRow[]> {
  const products = Map.groupBy(rows, ({ cells }) => cells.Handle?.trim() ?? '')
  const read: ImportRow[] = []
  for await (const [handle, own] of givingWay(products)) read.push(rowOf(handle, own, categories))
  return read
}

function rowOf(handle: string, rows: readonly FileRow[], categories: readonly TreeCategory[]): ImportRow {
  const first = rows.find(({ cells }) => cells.Title?.trim()) ?? rows[0]
  const cells = first?.cells ?? {}
  const name = cells.Title?.trim() ?? ''
  const variants = rows.map((row) => row.cells).filter((row) => cellOf(row, 'Variant Price') !== '')
  const { options, notes: otherOptions } = optionsOf(cells, variants)
  const found = placeOf(
    {
      type: cellOf(cells, 'Type'),
      category: cellOf(cells, 'Product Category'),
      tags: cellOf(cells, 'Tags'),
    },
    categories,
  )
  const place = 'unclear' in found ? undefined : found
  const { stock, notes: noPieces } = stockOf(cells, variants, options)
  const saysPieces = 'Variant Inventory Qty' in cells
  const prices = pricesOf(variants, (one) => cellKey(cellsIn(cells, options)(one)))
  const hasOptions = options.sizes.length + options.colors.length > 0
  const images = new Set(
    rows.map((row) => cellOf(row.cells, 'Image Src')).filter((address) => address !== ''),
  )
  const id = handle === '' ? undefined : isUsableId(handle) ? handle : idOfName(handle)
  const newId = id ?? idOfName(name)
  const description = cells['Body (HTML)']
  const isShown =
    /^(?:active)?$/i.test(cellOf(cells, 'Status')) && !/^false$/i.test(cellOf(cells, 'Published'))
  return {
    line: first?.line ?? 0,
    name,
    id,
    newId,
    body: {
      name,
      ...(description !== undefined && { description: htmlText(description.slice(0, longestHtml)) }),
      ...(place && { category: place.category, subCategory: place.subCategory }),
      ...prices.body,
      // Where it has sizes or colours, those have the codes.
      ...(!hasOptions && codesOf(cells, variants)),
      ...(cells.Tags !== undefined && { tags: tagsIn(cells.Tags) }),
      ...weightOf(variants),
      ...textIn(cells, 'SEO Title', 'searchTitle'),
      ...textIn(cells, 'SEO Description', 'searchText'),
      ...options,
      variants: variantsOf(cells, variants, { options, ownPriceOf: prices.ownPriceOf }),
      ...(saysPieces && { stock }),
      ...(('Status' in cells || 'Published' in cells) && {
        productVisibility: isShown ? 'Public' : 'Hidden',
      }),
      ...(images.size > 0 && { images: [...images] }),
    },
    whenNew: {
      address: addressOfNew(name, newId),
      productType: prices.body.offerPrice === '' ? 'New Arrivals' : 'Offer',
      // Shopify leaves the column out where a shop has several warehouses.
      ...(!saysPieces && { stock }),
    },
    errorsWhenNew: 'unclear' in found ? [{ column: 'Type', message: found.unclear }] : [],
    notes: [...otherOptions, ...prices.notes, ...(place?.notes ?? []), ...noPieces],
    columnOf,
    isShopify: true,
  }
}

type Prices = {
  body: { originalPrice: string; offerPrice: string }
  notes: Text[]
  /** What a variant costs without the offer where it is not what the product costs, else an empty text. */
  ownPriceOf: (variant: Cells) => string
}

/**
 * The product's price is that of its first variant, the one compared at before it where that is higher. Another variant has
 * the price that comes to its own in the product's offer (P19).
 */
function pricesOf(variants: readonly Cells[], cellOfVariant: (variant: Cells) => string): Prices {
  const price = cellOf(variants[0] ?? {}, 'Variant Price')
  const before = cellOf(variants[0] ?? {}, 'Variant Compare At Price')
  const chargedOf = (one: Cells) => Number(cellOf(one, 'Variant Price'))
  const merged = [...Map.groupBy(variants, cellOfVariant).values()].find(([one, ...rest]) =>
    rest.some((other) => one && chargedOf(other) !== chargedOf(one)),
  )
  const differ = variants.some((one) => chargedOf(one) !== Number(price))
  const isOffer = Number(before) > Number(price)
  return {
    body: isOffer ? { originalPrice: before, offerPrice: price } : { originalPrice: price, offerPrice: '' },
    notes: [
      ...(merged?.[0] ? [texts.otherPrices(cellOf(merged[0], 'Variant Price'))] : []),
      ...(isOffer && differ ? [texts.otherBefore] : []),
    ],
    ownPriceOf(one) {
      const charged = chargedOf(one)
      if (charged === Number(price)) return ''
      const own = (charged * Number(before)) / Number(price)
      return isOffer && Number.isFinite(own) ? own.toFixed(3) : cellOf(one, 'Variant Price')
    },
  }
}

/** The codes of what comes in one variant. */
function codesOf(first: Cells, variants: readonly Cells[]): { sku?: string; barcode?: string } {
  const { sku, barcode } = saidOf(variants[0] ?? first, first)
  return { ...(sku !== undefined && { sku }), ...(barcode !== undefined && { barcode }) }
}

/** The grams of the first variant that was weighed: Shopify writes 0 for one that was not, which says nothing here. */
function weightOf(variants: readonly Cells[]): { weight?: string } {
  const grams = variants.map((one) => Math.round(Number(cellOf(one, 'Variant Grams')))).find((one) => one > 0)
  return grams === undefined ? {} : { weight: String(grams) }
}

/** As much as fits of what search engines are told; nothing where the file has no column for it. */
function textIn(cells: Cells, column: string, field: 'searchTitle' | 'searchText'): Record<string, string> {
  const { most } = plainFields[field]
  return column in cells ? { [field]: cellOf(cells, column).slice(0, most) } : {}
}

/** As many as fit here. */
function tagsIn(cell: string): string {
  const tags = tagsOf(cell).filter((tag) => tag.length <= 40)
  return tags.slice(0, 20).join(', ')
}

function cellOf(cells: Cells, column: string): string {
  return cells[column]?.trim() ?? ''
}
