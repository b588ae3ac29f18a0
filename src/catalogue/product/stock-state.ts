import type { StaffProduct } from './product.ts'
import { stockCells } from './product-input.ts'
import { fewLeft } from './product-kinds.ts'

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
}: Pick<StaffProduct, 'stock' | 'sizes' | 'colors'>): StockState {
  if (stock.length === 0) return { kind: 'unlimited' }
  const empty = stock.filter(({ quantity }) => quantity === 0).length
  if (empty === stockCells(sizes, colors).length) return { kind: 'soldOut' }
  if (empty > 0) return { kind: 'partlySoldOut' }
  const least = Math.min(...stock.map(({ quantity }) => quantity))
  if (least <= fewLeft) return { kind: 'few', pieces: least }
  return { kind: 'some', pieces: stock.reduce((sum, { quantity }) => sum + quantity, 0) }
}
