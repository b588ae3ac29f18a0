import { fewLeft } from './stock-cells.ts'
import { madeCells } from './variant.ts'

/**
 * How a product's stock stands as a whole (O14): few when every size and colour is. `pieces` counts all that is limited, and
 * only of goods of one kind does that say how many somebody can still have of what they want.
 */
export type StockState =
  | { kind: 'unlimited' }
  | { kind: 'soldOut' }
  | { kind: 'partlySoldOut' }
  | { kind: 'few'; pieces: number }
  | { kind: 'fewOfEach' }
  | { kind: 'partlyFew' }
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
  const made = madeCells(options).length
  if (empty === made) return { kind: 'soldOut' }
  if (empty > 0) return { kind: 'partlySoldOut' }
  const pieces = stock.reduce((sum, { quantity }) => sum + quantity, 0)
  const scarce = stock.filter(({ quantity }) => quantity <= fewLeft).length
  if (scarce === 0) return { kind: 'some', pieces }
  if (scarce < made) return { kind: 'partlyFew' }
  return made === 1 ? { kind: 'few', pieces } : { kind: 'fewOfEach' }
}
