import { stockCells } from '#src/catalogue/stock/stock-cells.ts'
import { type Baisa, inBaisa } from '#src/core/money.ts'
import type { Product } from './product.ts'

export const productSorts = ['newest', 'popular', 'price-asc', 'price-desc'] as const

export type ProductSort = (typeof productSorts)[number]

/** Quantity of one line: product.md's minimum and O1's maximum. */
export const quantityLimit = { min: 1, max: 99 } as const

/** What a product costs now, in baisa: its offer price where there is one. Prices come in OMR from the API. */
export function priceNow(product: Pick<Product, 'originalPrice' | 'offerPrice'>): Baisa {
  return inBaisa(product.offerPrice ?? product.originalPrice)
}

/** Pieces left of a size and colour where they are few, 0 when sold out, undefined when there are plenty (O14). */
export function piecesLeft(
  product: Pick<Product, 'lowStock'>,
  size: string,
  color: string,
): number | undefined {
  return product.lowStock.find((row) => row.size === size && row.color === color)?.left
}

type Bought = Pick<Product, 'sizes' | 'colors' | 'lowStock'>
type Picked = { size?: string; color?: string }

/** True when nothing of these sizes and colours, or of what is picked of them so far, can be bought any more (O14). */
export function isSoldOut(product: Bought, picked: Picked = {}): boolean {
  return stockCells(product.sizes, product.colors)
    .filter(({ size }) => picked.size === undefined || size === picked.size)
    .filter(({ color }) => picked.color === undefined || color === picked.color)
    .every(({ size, color }) => piecesLeft(product, size, color) === 0)
}
