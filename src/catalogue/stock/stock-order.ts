type Cell = { _id: string; size: string; color: string }

/**
 * The one order in which rows of product_stock are locked, by orders and staff alike, so that two transactions never
 * wait for each other in a circle: product, size and colour by their bytes, as `byteOrder` of db/ has it.
 */
export function inStockOrder<T extends Cell>(cells: readonly T[]): T[] {
  return [...cells].sort(
    (a, b) => compare(a._id, b._id) || compare(a.size, b.size) || compare(a.color, b.color),
  )
}

function compare(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}
