import { escapeMarks, splitAt, unescapeMarks } from '#src/core/csv.ts'
import { type Baisa, toOmr } from '#src/core/money.ts'
import { cellKey, notApplicable, stockCells } from './stock-cells.ts'

type Cell = { size: string; color: string }

/** What a size and colour may say of its own, beside not being made: codes, and amounts. */
export const variantCodes = ['sku', 'barcode'] as const
export const variantAmounts = ['price', 'cost'] as const

type Code = (typeof variantCodes)[number]
type Amount = (typeof variantAmounts)[number]
const variantFields = [...variantCodes, ...variantAmounts]

/** What a size and colour of a product says of its own, in baisa; what it does not say is as the product has it (P13). */
export type Variant = Cell & {
  /** It does not exist: nobody can buy it, and it has no stock. */
  notMade?: true
} & { [F in Code]?: string } & { [F in Amount]?: Baisa }

/** The same as somebody types it; amounts in OMR. */
export type VariantInput = Cell & { notMade?: boolean | undefined } & {
  [F in Code]?: string | null | undefined
} & { [F in Amount]?: number | string | null | undefined }

type Options = { sizes: readonly string[]; colors: readonly string[] }
type Making = { variants: readonly (Cell & { notMade?: boolean | undefined })[] }

/** The sizes and colours of a product that exist: those its stock is told for. */
export function madeCells({ sizes, colors, variants }: Options & Making): Cell[] {
  const notMade = new Set(variants.filter((one) => one.notMade).map(cellKey))
  return stockCells(sizes, colors).filter((cell) => !notMade.has(cellKey(cell)))
}

/** What a product's size and colour says of its own, if anything. */
export function variantAt<V extends Cell>(variants: readonly V[], { size, color }: Cell): V | undefined {
  return variants.find((one) => one.size === size && one.color === color)
}

/** Typed variants with something more said of a size and colour. */
export function saying(
  variants: readonly VariantInput[],
  cell: Cell,
  said: Partial<Omit<VariantInput, keyof Cell>>,
): VariantInput[] {
  const own = variantAt(variants, cell)
  if (!own) return [...variants, { ...cell, ...said }]
  return variants.map((one) => (one === own ? { ...own, ...said } : one))
}

/** True for a size and colour that is said not to exist (P13). */
export function isNotMade({ variants }: Making, cell: Cell): boolean {
  return variantAt(variants, cell)?.notMade === true
}

/** Stored variants as the form shows them: amounts in OMR with 3 decimals. */
export function typedVariants(variants: readonly Variant[]): VariantInput[] {
  return variants.map((one) => withAmounts(one, (baisa) => toOmr(baisa).toFixed(3)))
}

/** The same variant with its amounts said another way; what it does not say stays unsaid. */
export function withAmounts<V extends Cell & { [F in Amount]?: number | undefined }, B>(
  variant: V,
  say: (amount: number) => B,
): Omit<V, Amount> & { [F in Amount]?: B } {
  const amounts = variantAmounts.flatMap((field) => {
    const amount = variant[field]
    return amount === undefined ? [] : [[field, say(amount)]]
  })
  return { ...variant, ...Object.fromEntries(amounts) }
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

/** `M / camel: sku T-1; price 12.000; cost 5.000 | L / red: not made`, in the order of the product's sizes and colours. */
export function variantsText({ sizes, colors, variants }: Options & { variants: readonly VariantInput[] }) {
  const texts = stockCells(sizes, colors).flatMap((cell) => {
    const said = saidBy(variantAt(variants, cell))
    return said.length > 0 ? [`${cellName(cell)}: ${said.join('; ')}`] : []
  })
  return texts.join(' | ')
}

function saidBy(variant: VariantInput | undefined): string[] {
  if (!variant) return []
  if (variant.notMade) return [notMadeWord]
  return variantFields.flatMap((field) => {
    const value = String(variant[field] ?? '')
    return value === '' ? [] : [`${field} ${escapeMarks(value, '|:;')}`]
  })
}

/** The other way round; undefined for a text that says something else of a size and colour. */
export function variantsIn(text: string, how: { isSize: boolean }): VariantInput[] | undefined {
  const parts = splitAt(text, '|').filter((part) => part.trim() !== '')
  const variants = parts.flatMap((part) => {
    const [name = '', ...rest] = splitAt(part, ':')
    const said = rest.length > 0 ? saidIn(rest.join(':')) : undefined
    return said ? [{ ...readCellName(name, how), ...said }] : []
  })
  return variants.length === parts.length ? variants : undefined
}

function saidIn(text: string): Omit<VariantInput, keyof Cell> | undefined {
  if (text.trim().toLowerCase() === notMadeWord) return { notMade: true }
  const said: Omit<VariantInput, keyof Cell> = {}
  for (const part of splitAt(text, ';')) {
    const [, key = '', value = ''] = /^\s*([a-z]+)\s+(.*?)\s*$/isu.exec(part) ?? []
    const field = variantFields.find((one) => one === key.toLowerCase())
    if (!field) return undefined
    said[field] = unescapeMarks(value)
  }
  return said
}
