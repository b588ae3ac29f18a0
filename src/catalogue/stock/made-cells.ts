import { notApplicable, stockCells } from './stock-cells.ts'

type Cell = { size: string; color: string }
/** What shoppers are told of the pieces of a product, of which some do not exist. */
type Told = readonly (Cell & { notMade?: true | undefined })[]
type Made = { sizes: readonly string[]; colors: readonly string[]; lowStock: Told }

/** False for a size and colour that shoppers are told not to exist (P13). */
export function isMade(lowStock: Told, { size, color }: Cell): boolean {
  return !lowStock.some((row) => row.notMade && row.size === size && row.color === color)
}

/** The sizes and colours in which a product is made, in its order; `N/A` where it has none (P13). */
export function madeCellsOf({ sizes, colors, lowStock }: Made): Cell[] {
  return stockCells(sizes, colors).filter((cell) => isMade(lowStock, cell))
}

/** In place of a size or colour that nobody has chosen yet, where there are several (P5). */
export const unchosen = ''

/** What can be chosen beside what a line has: every size that is made, and the colours that are made in its size. */
export function choicesOf(product: Made, { size }: Pick<Cell, 'size'>): { size: string[]; color: string[] } {
  const cells = madeCellsOf(product)
  const each = (values: string[]) => [...new Set(values)].filter((value) => value !== notApplicable)
  return {
    size: each(cells.map((cell) => cell.size)),
    color: each(inSize(cells, size).map((cell) => cell.color)),
  }
}

/**
 * The cell that was chosen where it is made. A size that was chosen stays, in its only colour where none was chosen; another
 * than was chosen is asked, also where there is one (P5).
 */
export function madeCell(product: Made, { size, color }: Cell): Cell {
  const colors = new Set(inSize(madeCellsOf(product), size).map((cell) => cell.color))
  if (colors.size === 0 || colors.has(color)) return { size, color }
  const [only = unchosen] = colors
  const isGiven = colors.size === 1 && (color === unchosen || only === notApplicable)
  return { size, color: isGiven ? only : unchosen }
}

/** The cell of a product of which nothing was said: each of which there is one, and what is to be chosen (P5). */
export function firstCell(product: Made): Cell {
  const sizes = new Set(madeCellsOf(product).map(({ size }) => size))
  const [only = notApplicable] = sizes
  return madeCell(product, { size: sizes.size > 1 ? unchosen : only, color: unchosen })
}

function inSize(cells: Cell[], size: string): Cell[] {
  return cells.filter((cell) => size === unchosen || cell.size === size)
}
