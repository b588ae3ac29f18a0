import { isMade } from '#src/catalogue/stock/made-cells.ts'
import { stockCells } from '#src/catalogue/stock/stock-cells.ts'
import { type Baisa, inBaisa } from '#src/core/money.ts'
import type { Product } from './product.ts'

export const productSorts = ['newest', 'popular', 'price-asc', 'price-desc'] as const

export type ProductSort = (typeof productSorts)[number]

/** The orders of the staff's table: those of the shop, and by age and name. */
export const tableSorts = [...productSorts, 'oldest', 'name', 'name-desc'] as const

export type TableSort = (typeof tableSorts)[number]

type Cell = { size: string; color: string }
type Prices = Pick<Product, 'originalPrice' | 'offerPrice'>
type Priced = Prices & Pick<Product, 'ownPrices'>

/** What a product costs now in a size and colour, in baisa: its offer price where there is one. Prices come in OMR from the API. */
export function priceNow(product: Priced, cell?: Cell): Baisa {
  const { offerPrice, originalPrice } = pricesOf(product, cell)
  return inBaisa(offerPrice ?? originalPrice)
}

/** The prices of a size and colour: the product's where it has none of its own (P19). */
function pricesOf(product: Priced, cell?: Cell): Prices {
  return product.ownPrices?.find((own) => own.size === cell?.size && own.color === cell.color) ?? product
}

/** The prices to show where only some of it is picked: the lowest there are, and `from` where others are higher (P19). */
export function pricesFrom(
  product: Priced & Partial<Bought>,
  picked: Picked = {},
): Prices & { from?: true | undefined } {
  if (!product.ownPrices) return product
  const { sizes = [], colors = [], lowStock = [] } = product
  const cells = pickedCells({ sizes, colors }, picked).filter((cell) => isMade(lowStock, cell))
  const all = cells.map((cell) => pricesOf(product, cell)).sort((a, b) => priceNow(a) - priceNow(b))
  const [lowest = product] = all
  const { originalPrice, offerPrice } = lowest
  const from = all.some((one) => priceNow(one) > priceNow(lowest))
  // Each of them said, so that over a product none of its own stays.
  return { originalPrice, offerPrice, from: from || undefined }
}

/**
 * What a line costs once it is in another size or colour, in baisa: what it was charged, and what the two differ by today,
 * but never less than both (O16, O18).
 */
export function priceElsewhere(product: Priced, was: Cell & { price: Baisa }, cell: Cell): Baisa {
  const now = priceNow(product, cell)
  return Math.max(was.price + now - priceNow(product, was), Math.min(was.price, now))
}

/** The pictures of a product in a colour, or before one is picked: the cover, and those that show none (P20). */
export function picturesIn({ images, imageColors }: Pictured, color?: string): string[] {
  const shows: Record<string, string> = JSON.parse(imageColors ?? '{}')
  const own = images.filter((url) => color !== undefined && shows[url] === color)
  return own.length > 0 ? own : images.filter((url, place) => place === 0 || !shows[url])
}
type Pictured = Pick<Product, 'images' | 'imageColors'>

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

function pickedCells({ sizes, colors }: Pick<Product, 'sizes' | 'colors'>, picked: Picked): Cell[] {
  return stockCells(sizes, colors).filter(
    ({ size, color }) => (picked.size ?? size) === size && (picked.color ?? color) === color,
  )
}

/** True when nothing of these sizes and colours, or of what is picked of them so far, can be bought any more (O14). */
export function isSoldOut(product: Bought, picked: Picked = {}): boolean {
  return pickedCells(product, picked).every(({ size, color }) => piecesLeft(product, size, color) === 0)
}

/**
 * A search is counted so far, and what a visitor's filter leaves: nobody reads on to where counting would end, and to
 * count all takes longer than to find the best. A total of exactly so many is said as so many or more (P3).
 */
export const mostCounted = 1000

/** Whether there may be more than so many: only what something narrows is counted no further, a whole shop is to its end (P3). */
export function mayBeMore(total: number, filter: object): boolean {
  return total === mostCounted && Object.keys(filter).some((name) => name !== 'sort')
}
