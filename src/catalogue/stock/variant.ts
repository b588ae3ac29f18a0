import { escapeMarks, splitAt, unescapeMarks } from '#src/core/csv.ts'
import { cellKey, notApplicable, stockCells } from './stock-cells.ts'

type Cell = { size: string; color: string }

/** What a size and colour of a product says of its own; what it does not say is as the product has it (P13). */
export type Variant = Cell & {
  /** It does not exist: nobody can buy it, and it has no stock. */
  notMade?: true
}

/** The same as somebody types it. */
export type VariantInput = Cell & { notMade?: boolean | undefined }

type Options = { sizes: readonly string[]; colors: readonly string[] }
type Making = { variants: readonly { size: string; color: string; notMade?: boolean | undefined }[] }

/** The sizes and colours of a product that exist: those its stock is told for. */
export function madeCells({ sizes, colors, variants }: Options & Making): Cell[] {
  const notMade = new Set(variants.filter((one) => one.notMade).map(cellKey))
  return stockCells(sizes, colors).filter((cell) => !notMade.has(cellKey(cell)))
}

/** True for a size and colour that is said not to exist (P13). */
export function isNotMade({ variants }: Making, { size, color }: Cell): boolean {
  return variants.some((one) => one.notMade && one.size === size && one.color === color)
}

/** `M / camel`, as a cell of a file names a size and colour; what the product has none of is not said. */
export function cellName({ size, color }: Cell): string {
  const names = [size, color].filter((name) => name !== notApplicable)
  return names.map((name) => escapeMarks(name, '|/:')).join(' / ')
}

/** The other way round; a name that stands alone is a size where the product has sizes and no colours. */
export function readCellName(text: string, { isSize }: { isSize: boolean }): Cell {
  const names = splitAt(text, '/').map((name) => unescapeMarks(name).trim())
  const [size, color] = names.length > 1 || isSize ? names : ['', names[0]]
  return { size: size || notApplicable, color: color || notApplicable }
}

const notMadeWord = 'not made'

/** `M / camel: not made | L / red: not made`, in the order of the product's sizes and colours. */
export function variantsText({ sizes, colors, variants }: Options & { variants: readonly VariantInput[] }) {
  const known = new Map(variants.map((one) => [cellKey(one), one]))
  const said = stockCells(sizes, colors).filter((cell) => known.get(cellKey(cell))?.notMade)
  return said.map((cell) => `${cellName(cell)}: ${notMadeWord}`).join(' | ')
}

/** The other way round; undefined for a text that says something else of a size and colour. */
export function variantsIn(text: string, how: { isSize: boolean }): VariantInput[] | undefined {
  const parts = splitAt(text, '|').filter((part) => part.trim() !== '')
  const variants = parts.flatMap((part) => {
    const sides = splitAt(part, ':')
    const said = unescapeMarks(sides.at(-1) ?? '').trim()
    if (sides.length < 2 || said.toLowerCase() !== notMadeWord) return []
    return [{ ...readCellName(sides.slice(0, -1).join(':'), how), notMade: true }]
  })
  return variants.length === parts.length ? variants : undefined
}
