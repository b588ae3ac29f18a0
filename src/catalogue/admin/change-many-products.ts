import {
  deleteProducts,
  purgeProducts,
  restoreProducts,
} from '#src/catalogue/product/deleted-products.store.ts'
import { setVisibility } from '#src/catalogue/product/staff-product.store.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'

export const productActions = ['publish', 'hide', 'delete', 'restore'] as const

export type ProductAction = (typeof productActions)[number]

/** How long a deleted product can be taken back. */
const keptMs = 30 * 24 * 60 * 60 * 1000

/**
 * Does one thing to several products, all or none; answers those that it changed. Who was so already, or is not there
 * any more, is left out: undoing touches only what this has done.
 */
export async function changeManyProducts(
  db: Db,
  asked: readonly string[],
  action: ProductAction,
  { by, now }: { by: string; now: Date },
): Promise<string[]> {
  // Always in the same order, so that two at once wait for each other instead of locking each other out.
  const ids = [...new Set(asked)].sort()
  return inTransaction(db, async (trx, catalogueChanged) => {
    const changed = await act(trx)
    if (changed.length > 0) catalogueChanged()
    return changed
  })

  async function act(trx: Db): Promise<string[]> {
    switch (action) {
      case 'publish':
        return setVisibility(trx, ids, 'Public', now)
      case 'hide':
        return setVisibility(trx, ids, 'Hidden', now)
      case 'restore':
        return restoreProducts(trx, ids, now)
      case 'delete':
        await purgeProducts(trx, new Date(now.getTime() - keptMs))
        return deleteProducts(trx, ids, { by, now })
    }
  }
}
