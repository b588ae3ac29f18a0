import { listPublicByIds } from '#src/catalogue/product/product.store.ts'
import { presentForStaff } from '#src/catalogue/product/product-row.ts'
import { listStock } from '#src/catalogue/stock/stock.store.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { checkLines, notInOrder } from '#src/orders/placing/order-lines.ts'
import type { DraftContent } from './draft-content.ts'

type Lines = DraftContent['lines']

/** Throws `refused` for a product, size or colour of a prepared order that is no longer sold; what it costs is not asked again. */
export async function checkSold(db: Db, lines: Lines): Promise<void> {
  const rows = await listPublicByIds(db, idsOf(lines))
  checkLines(
    lines.map(({ _id: productId, ...line }) => ({ productId, ...line })),
    rows.map((row) => presentForStaff(row, [])),
    { refused: notInOrder },
  )
}

/** The limited stock of a prepared order's products. */
export function listDraftStock(db: Db, lines: Lines) {
  return listStock(db, idsOf(lines))
}

/** Whether all of it could be ordered now: it is sold, and as many pieces are there. */
export async function isStillSold(db: Db, lines: Lines): Promise<boolean> {
  try {
    await checkSold(db, lines)
  } catch (problem) {
    if (problem instanceof Problem) return false
    throw problem
  }
  const stock = await listDraftStock(db, lines)
  return lines.every(({ _id, size, color, quantity }) => {
    const row = stock.find((one) => one.product_id === _id && one.size === size && one.color === color)
    return row === undefined || row.quantity >= quantity
  })
}

function idsOf(lines: Lines): string[] {
  return [...new Set(lines.map(({ _id }) => _id))]
}
