import type { Db } from '#src/db/open.ts'

/**
 * Gives pieces back to a limited stock (O14), inside the transaction that frees them. Answers how many are there
 * afterwards; undefined where the stock is no longer limited.
 */
export async function returnStock(
  trx: Db,
  line: { _id: string; size: string; color: string; quantity: number },
): Promise<number | undefined> {
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
