import { cellKey, stockCells } from '#src/catalogue/stock/stock-cells.ts'
import type { Variant, VariantInput } from '#src/catalogue/stock/variant.ts'
import type { Text } from '#src/core/locale.ts'
import type { Baisa } from '#src/core/money.ts'
import { productInputTexts as texts } from './product-input.texts.ts'
import { lowestPrice, type Reading, readBarcode, readCode, readPrice } from './read-field.ts'

type Options = { sizes: readonly string[]; colors: readonly string[] }
type Wrong = (path: string, message: Text) => void

/**
 * What may be stored of typed variants, in the order of sizes and colours (P13); what is wrong is told by `wrong`.
 * `inOffer` is what a price of their own, in baisa, becomes in the product's offer (P19).
 */
export function readVariants(
  typed: readonly VariantInput[],
  { sizes, colors, inOffer }: Options & { inOffer: (own: Baisa) => Baisa },
  wrong: Wrong,
): Variant[] {
  const cells = stockCells(sizes, colors)
  const open = new Set(sizes.length + colors.length > 0 ? cells.map(cellKey) : [])
  const said = new Map<string, Variant>()
  for (const [n, row] of typed.entries()) {
    const key = cellKey(row)
    if (open.delete(key)) {
      const one = readVariant(row, (field, why) => wrong(`variants.${n}.${field}`, why))
      if (one.price !== undefined && inOffer(one.price) < lowestPrice)
        wrong(`variants.${n}.price`, texts.atLeastOne)
      said.set(key, one)
    } else wrong(`variants.${n}`, texts.noSuchCell)
  }
  const variants = cells.flatMap((cell) => said.get(cellKey(cell)) ?? [])
  if (variants.length === cells.length && variants.every(({ notMade }) => notMade))
    wrong('variants', texts.noneMade)
  return variants.filter((one) => Object.keys(one).length > 2)
}

function readVariant({ size, color, notMade, ...typed }: VariantInput, wrong: Wrong): Variant {
  function take<T>(field: string, reading: Reading<T>): T | undefined {
    if ('value' in reading) return reading.value
    wrong(field, reading.wrong)
    return undefined
  }
  if (notMade) return { size, color, notMade: true }
  const sku = take('sku', readCode(typed.sku ?? ''))
  const barcode = take('barcode', readBarcode(typed.barcode ?? ''))
  const price = take('price', readPrice(typed.price ?? ''))
  const cost = take('cost', readPrice(typed.cost ?? '', { least: 1 }))
  return {
    size,
    color,
    ...(sku !== undefined && { sku }),
    ...(barcode !== undefined && { barcode }),
    ...(price !== undefined && { price }),
    ...(cost !== undefined && { cost }),
  }
}

/** What stays of a product's variants when its sizes or colours become others: those that it still comes in. */
export function keptVariants<V extends VariantInput>(
  variants: readonly V[],
  { sizes, colors }: Options,
): V[] {
  const cells = new Set(stockCells(sizes, colors).map(cellKey))
  return variants.filter((one) => cells.has(cellKey(one)))
}
