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

/** What can be chosen beside what a line has: every size that is made, and the colours that are made in its size. */
export function choicesOf(product: Made, { size }: Pick<Cell, 'size'>): { size: string[]; color: string[] } {
  const cells = madeCellsOf(product)
  const each = (values: string[]) => [...new Set(values)].filter((value) => value !== notApplicable)
  return {
    size: each(cells.map((cell) => cell.size)),
    color: each(cells.filter((cell) => cell.size === size).map((cell) => cell.color)),
  }
}

/** The cell that was chosen where it is made, else the first that is made in its size: a size that was chosen stays. */
export function madeCell(product: Made, chosen: Cell): Cell {
  const inSize = madeCellsOf(product).filter(({ size }) => size === chosen.size)
  return inSize.find(({ color }) => color === chosen.color) ?? inSize[0] ?? chosen
}
