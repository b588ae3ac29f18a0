import { fewLeft, stockCells } from './stock-cells.ts'

/** How a product's stock stands as a whole (O14); `pieces` counts what is limited. */
export type StockState =
  | { kind: 'unlimited' }
  | { kind: 'soldOut' }
  | { kind: 'partlySoldOut' }
  | { kind: 'few'; pieces: number }
  | { kind: 'some'; pieces: number }

export function stockState({
  stock,
  sizes,
  colors,
}: {
  stock: readonly { quantity: number }[]
  sizes: readonly string[]
  colors: readonly string[]
}): StockState {
  if (stock.length === 0) return { kind: 'unlimited' }
  const empty = stock.filter(({ quantity }) => quantity === 0).length
  if (empty === stockCells(sizes, colors).length) return { kind: 'soldOut' }
  if (empty > 0) return { kind: 'partlySoldOut' }
  const least = Math.min(...stock.map(({ quantity }) => quantity))
  if (least <= fewLeft) return { kind: 'few', pieces: least }
  return { kind: 'some', pieces: stock.reduce((sum, { quantity }) => sum + quantity, 0) }
}
