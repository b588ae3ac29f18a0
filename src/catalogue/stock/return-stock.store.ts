import type { Db } from '#src/db/db.ts'
import { lockRows } from '#src/db/row-lock.ts'
import type { StockRow } from './stock.store.ts'

type Pieces = { _id: string; size: string; color: string; quantity: number }

/**
 * Gives pieces back to a limited stock (O14), inside the transaction that frees them; to the one that a deleted product
 * is kept with where it waits to be taken back. Answers how many are there afterwards; undefined where the stock is no
 * longer limited.
 */
export async function returnStock(trx: Db, line: Pieces): Promise<number | undefined> {
  // Once more at the end, for a product that was taken back between the first look and the second.
  return (
    (await returnToProduct(trx, line)) ??
    (await returnToDeleted(trx, line)) ??
    (await returnToProduct(trx, line))
  )
}

async function returnToProduct(trx: Db, line: Pieces): Promise<number | undefined> {
  const row = await trx
    .updateTable('product_stock')
    .set((stock) => ({ quantity: stock('quantity', '+', line.quantity) }))
    .where('product_id', '=', line._id)
    .where('size', '=', line.size)
    .where('color', '=', line.color)
    .returning('quantity')
    .executeTakeFirst()
  return row?.quantity
}

/** Adds pieces to the stock that a deleted product is kept with; undefined where there is none of this size and colour. */
async function returnToDeleted(trx: Db, line: Pieces): Promise<number | undefined> {
  const found = await lockRows(
    trx,
    trx.selectFrom('deleted_products').select('product').where('id', '=', line._id),
  ).executeTakeFirst()
  if (!found) return undefined
  const kept = JSON.parse(found.product) as { stock: StockRow[] }
  const cell = kept.stock.find(({ size, color }) => size === line.size && color === line.color)
  if (!cell) return undefined
  cell.quantity += line.quantity
  await trx
    .updateTable('deleted_products')
    .set({ product: JSON.stringify(kept) })
    .where('id', '=', line._id)
    .execute()
  return cell.quantity
}
