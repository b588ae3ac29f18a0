/** What stands for "no size" and "no colour" in cart lines, order lines and stock (product.md section 3). */
export const notApplicable = 'N/A'

/** From how many pieces down shoppers are told what is left (O14); also what makes a page's stock news. */
export const fewLeft = 5

/** Pieces left of a size and colour; `was` is what whoever typed it had seen, null for unlimited. */
export type StockInput = {
  size: string
  color: string
  quantity: number | string
  was?: number | null | undefined
}

/** The same, read. */
export type StockCell = Omit<StockInput, 'quantity'> & { quantity: number }

/** The sizes and colours a product comes in, `N/A` where it has none: the cells its stock may be told for (O14). */
export function stockCells(
  sizes: readonly string[],
  colors: readonly string[],
): { size: string; color: string }[] {
  const some = (values: readonly string[]) => (values.length > 0 ? values : [notApplicable])
  return some(sizes).flatMap((size) => some(colors).map((color) => ({ size, color })))
}

/** One key for a size and colour, as they are told apart in lists. */
export function cellKey({ size, color }: { size: string; color: string }): string {
  return JSON.stringify([size, color])
}
