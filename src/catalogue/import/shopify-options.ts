import { mostOptionsRead } from '#src/catalogue/admin/product-body.ts'
import { cellKey, notApplicable, type StockInput, stockCells } from '#src/catalogue/stock/stock-cells.ts'
import type { VariantInput } from '#src/catalogue/stock/variant.ts'
import { latinDigits } from '#src/core/fold.ts'
import type { Text } from '#src/core/locale.ts'
import type { FileRow } from './csv-file.ts'
import { importTexts as texts } from './import-products.texts.ts'

type Cells = FileRow['cells']
type Options = { sizes: string[]; colors: string[] }
type Kind = keyof Options

const kinds: [Kind, RegExp][] = [
  ['sizes', /^(?:size|shoe size|ring size|المقاس|مقاس|القياس)$/i],
  ['colors', /^(?:colou?r|اللون|لون)$/i],
]

const places = [1, 2, 3] as const

/** The sizes and colours of a product's variants, in their order, and what other options they had. */
export function optionsOf(first: Cells, variants: readonly Cells[]): { options: Options; notes: Text[] } {
  const options: Options = { sizes: [], colors: [] }
  const notes: Text[] = []
  for (const place of places) {
    const name = first[`Option${place} Name`]?.trim() ?? ''
    const kind = kindOf(name)
    if (kind)
      options[kind] = [
        ...new Set(variants.map((one) => valueAt(one, place)).filter((value) => value !== '')),
        // One more than may be is enough for refusing them.
      ].slice(0, mostOptionsRead + 1)
    // "Title" with "Default Title" is how Shopify writes that there is none.
    else if (name !== '' && !/^title$/i.test(name)) notes.push(texts.otherOption(name))
  }
  return { options, notes }
}

/**
 * Pieces left of each size and colour (O14). A variant that is not counted, or sold beyond its stock, is unlimited; a counted
 * one without a number begins with none and is told, for a blank is never unlimited (P13).
 */
export function stockOf(
  first: Cells,
  variants: readonly Cells[],
  options: Options,
): { stock: StockInput[]; notes: Text[] } {
  const cellOf = cellsIn(first, options)
  const cells = new Map<string, { size: string; color: string; quantity: number }>()
  let isBlank = false
  for (const variant of variants) {
    const quantity = Number.parseInt(latinDigits(variant['Variant Inventory Qty'] ?? ''), 10)
    const tracker = variant['Variant Inventory Tracker']?.trim()
    // A file made by hand may have no column that says so: whoever writes a number counts.
    const counted = tracker === undefined ? !Number.isNaN(quantity) : tracker !== ''
    if (!counted || variant['Variant Inventory Policy']?.trim() === 'continue') continue
    isBlank ||= Number.isNaN(quantity)
    const cell = cellOf(variant)
    const before = cells.get(cellKey(cell))?.quantity ?? 0
    cells.set(cellKey(cell), { ...cell, quantity: before + Math.max(0, quantity || 0) })
  }
  return { stock: [...cells.values()], notes: isBlank ? [texts.noPieces] : [] }
}

/**
 * What the file says of each size and colour: the codes, the cost and the own price of its first row; what has no row is
 * not made (P13, P19).
 */
export function variantsOf(
  first: Cells,
  variants: readonly Cells[],
  { options, ownPriceOf }: { options: Options; ownPriceOf: (variant: Cells) => string },
): VariantInput[] {
  if (options.sizes.length + options.colors.length === 0) return []
  // Such a product is refused for them; its cells, which are one times the other, would fill the memory before.
  if (Math.max(options.sizes.length, options.colors.length) > mostOptionsRead) return []
  const rows = Map.groupBy(variants, (variant) => cellKey(cellsIn(first, options)(variant)))
  return stockCells(options.sizes, options.colors).map((cell) => {
    const [row] = rows.get(cellKey(cell)) ?? []
    return row ? { ...cell, ...saidOf(row, first), price: ownPriceOf(row) } : { ...cell, notMade: true }
  })
}

const columns = { sku: 'Variant SKU', barcode: 'Variant Barcode', cost: 'Cost per item' } as const

/** What a row says of its variant, where the file has a column for it; Shopify writes an apostrophe before a barcode. */
export function saidOf(variant: Cells, first: Cells): { sku?: string; barcode?: string; cost?: string } {
  const said = Object.entries(columns).flatMap(([field, column]) =>
    column in first ? [[field, (variant[column] ?? '').trim().replace(/^'/, '')]] : [],
  )
  return Object.fromEntries(said)
}

/** Which size and colour a variant of the file is. */
export function cellsIn(first: Cells, { sizes, colors }: Options) {
  const placeOf = (kind: Kind) =>
    places.find((place) => kindOf(first[`Option${place} Name`]?.trim() ?? '') === kind)
  const [sizeAt, colorAt] = [placeOf('sizes'), placeOf('colors')]
  return (variant: Cells) => ({
    size: sizes.length > 0 && sizeAt ? valueAt(variant, sizeAt) : notApplicable,
    color: colors.length > 0 && colorAt ? valueAt(variant, colorAt) : notApplicable,
  })
}

function kindOf(name: string): Kind | undefined {
  return kinds.find(([, names]) => names.test(name))?.[0]
}

function valueAt(cells: Cells, place: (typeof places)[number]): string {
  return cells[`Option${place} Value`]?.trim() ?? ''
}
