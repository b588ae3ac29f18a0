import type { Db } from '#src/db/db.ts'
import { listStock, type StockRow } from './stock.store.ts'
import { cellKey, type StockCell } from './stock-cells.ts'
import { inStockOrder } from './stock-order.ts'
import { madeCells } from './variant.ts'

/**
 * Makes a product's limited stock what staff say (O14). A row that says what it `was` is only written while it still
 * is: false as soon as one is not, because somebody bought or counted meanwhile. Rows that stay are not touched.
 */
export async function rewriteStock(trx: Db, id: string, stock: readonly StockCell[]): Promise<boolean> {
  const wanted = new Set(stock.map(cellKey))
  const gone = (await listStock(trx, [id])).filter((cell) => !wanted.has(cellKey(cell)))
  const steps = [
    ...gone.map((cell) => ({ ...cell, _id: id, write: undefined })),
    ...stock.map((row) => ({ ...row, _id: id, write: row })),
  ]
  for (const { write, ...cell } of inStockOrder(steps)) {
    if (!write) await removeCell(trx, id, cell)
    else if (write.was !== write.quantity && !(await writeCell(trx, id, write))) return false
  }
  return true
}

type Made = Parameters<typeof madeCells>[0]

/**
 * The stock of a product whose sizes and colours become others, where nobody says how many pieces there are: that of those
 * it does not come in any more is forgotten, and where pieces are counted, a new one has those of `stock`, or none: it is
 * not unlimited because nobody has counted it yet (P13). `rows` is that stock, where it was read under the product's lock.
 * Answers whether it is another now.
 */
export async function settleStock(
  trx: Db,
  id: string,
  {
    before,
    after,
    rows,
  }: { before: Made; after: Made & { stock: readonly StockCell[] }; rows?: readonly StockRow[] },
): Promise<boolean> {
  const made = madeCells(after)
  const cells = new Set(made.map(cellKey))
  const there = (rows ?? (await listStock(trx, [id]))).map((cell) => ({ ...cell, _id: id }))
  if (there.length === 0) return false
  const gone = there.filter((cell) => !cells.has(cellKey(cell)))
  for (const cell of inStockOrder(gone)) await removeCell(trx, id, cell)
  const had = new Set(madeCells(before).map(cellKey))
  const told = new Map(after.stock.map((cell) => [cellKey(cell), cell.quantity]))
  const added = made.filter((cell) => !had.has(cellKey(cell)))
  for (const cell of added)
    await writeCell(trx, id, { ...cell, quantity: told.get(cellKey(cell)) ?? 0, was: null })
  return gone.length + added.length > 0
}

async function removeCell(trx: Db, id: string, { size, color }: { size: string; color: string }) {
  await trx
    .deleteFrom('product_stock')
    .where('product_id', '=', id)
    .where('size', '=', size)
    .where('color', '=', color)
    .execute()
}

async function writeCell(trx: Db, id: string, { size, color, quantity, was }: StockCell): Promise<boolean> {
  if (typeof was === 'number') {
    const { numUpdatedRows } = await trx
      .updateTable('product_stock')
      .set({ quantity })
      .where('product_id', '=', id)
      .where('size', '=', size)
      .where('color', '=', color)
      .where('quantity', '=', was)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  }
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('product_stock')
    .values({ product_id: id, size, color, quantity })
    .onConflict((clash) => {
      const there = clash.columns(['product_id', 'size', 'color'])
      return was === null ? there.doNothing() : there.doUpdateSet({ quantity })
    })
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
