import { fewLeft } from './stock-cells.ts'
import { madeCells } from './variant.ts'

/** How a product's stock stands as a whole (O14); `pieces` counts what is limited. */
export type StockState =
  | { kind: 'unlimited' }
  | { kind: 'soldOut' }
  | { kind: 'partlySoldOut' }
  | { kind: 'few'; pieces: number }
  | { kind: 'some'; pieces: number }

export function stockState({
  stock,
  ...options
}: {
  stock: readonly { quantity: number }[]
  sizes: readonly string[]
  colors: readonly string[]
  variants: readonly { size: string; color: string; notMade?: true | undefined }[]
}): StockState {
  if (stock.length === 0) return { kind: 'unlimited' }
  const empty = stock.filter(({ quantity }) => quantity === 0).length
  if (empty === madeCells(options).length) return { kind: 'soldOut' }
  if (empty > 0) return { kind: 'partlySoldOut' }
  const least = Math.min(...stock.map(({ quantity }) => quantity))
  if (least <= fewLeft) return { kind: 'few', pieces: least }
  return { kind: 'some', pieces: stock.reduce((sum, { quantity }) => sum + quantity, 0) }
}
