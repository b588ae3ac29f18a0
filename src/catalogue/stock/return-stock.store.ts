import { returnToDeleted } from '#src/catalogue/product/deleted-products.store.ts'
import type { Db } from '#src/db/db.ts'

type Pieces = { _id: string; size: string; color: string; quantity: number }

/**
 * Gives pieces back to a limited stock (O14), inside the transaction that frees them; to the one that a deleted product
 * is kept with where it waits to be taken back. Answers how many are there afterwards; undefined where the stock is no
 * longer limited.
 */
export async function returnStock(trx: Db, line: Pieces): Promise<number | undefined> {
  // Once more at the end, for a product that was taken back between the first look and the second.
  return (
    (await returnToShelf(trx, line)) ?? (await returnToDeleted(trx, line)) ?? (await returnToShelf(trx, line))
  )
}

async function returnToShelf(trx: Db, line: Pieces): Promise<number | undefined> {
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
