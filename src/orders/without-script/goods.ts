import type { CartLine } from '#src/catalogue/cart/cart.ts'
import { listPublicByIds } from '#src/catalogue/product/product.store.ts'
import type { Product } from '#src/catalogue/product/product.ts'
import { presentProduct } from '#src/catalogue/product/product-row.ts'
import { listStock } from '#src/catalogue/stock/stock.store.ts'
import type { Db } from '#src/db/db.ts'
import { lineOf } from '#src/orders/placing/order-lines.ts'

/** A line as the shop has it today, and its product while that is sold. */
export type Good = { line: CartLine; product: Product | undefined }

/** The lines with the names, pictures and prices of today; what is no longer sold keeps its place without them. */
export async function goodsOf(db: Db, lines: readonly CartLine[]): Promise<Good[]> {
  // A form or a cookie may name what no database keeps, and PostgreSQL would not be asked for.
  const ids = [...new Set(lines.map(({ id }) => id))].filter((id) => !id.includes('\0'))
  if (ids.length === 0) return []
  const [rows, stock] = [await listPublicByIds(db, ids), await listStock(db, ids)]
  const products = new Map(rows.map((row) => [row.id, presentProduct(row, stock)]))
  return lines.map((line) => {
    const product = products.get(line.id)
    return { product, line: product ? named(line, { ...product, variants: [] }) : line }
  })
}

function named(line: CartLine, product: Parameters<typeof lineOf>[0]): CartLine {
  const { name, nameAr, imageUrl, originalPrice } = lineOf(product, line)
  return { ...line, name, ...(nameAr !== undefined && { nameAr }), imageUrl, originalPrice }
}
