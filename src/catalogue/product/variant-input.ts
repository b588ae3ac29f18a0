import { cellKey, stockCells } from '#src/catalogue/stock/stock-cells.ts'
import type { Variant, VariantInput } from '#src/catalogue/stock/variant.ts'
import type { Text } from '#src/core/locale.ts'
import { productInputTexts as texts } from './product-input.texts.ts'

type Options = { sizes: readonly string[]; colors: readonly string[] }

/** What may be stored of typed variants (P13), in the order of sizes and colours; what is wrong is told by `wrong`. */
export function readVariants(
  typed: readonly VariantInput[],
  { sizes, colors }: Options,
  wrong: (path: string, message: Text) => void,
): Variant[] {
  const cells = stockCells(sizes, colors)
  const open = new Set(sizes.length + colors.length > 0 ? cells.map(cellKey) : [])
  const said = new Map<string, Variant>()
  for (const [n, { size, color, notMade }] of typed.entries()) {
    const key = cellKey({ size, color })
    if (!open.delete(key)) wrong(`variants.${n}`, texts.noSuchCell)
    else if (notMade) said.set(key, { size, color, notMade: true })
  }
  const variants = cells.flatMap((cell) => said.get(cellKey(cell)) ?? [])
  if (variants.length === cells.length && variants.every(({ notMade }) => notMade))
    wrong('variants', texts.noneMade)
  return variants
}

/** What stays of a product's variants when its sizes or colours become others: those that it still comes in. */
export function keptVariants<V extends VariantInput>(
  variants: readonly V[],
  { sizes, colors }: Options,
): V[] {
  const cells = new Set(stockCells(sizes, colors).map(cellKey))
  return variants.filter((one) => cells.has(cellKey(one)))
}
