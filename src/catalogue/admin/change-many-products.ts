import { arabicNameGone } from '#src/audit/audit.ts'
import type { AuditKind } from '#src/audit/audit-kind.ts'
import { recordAudit } from '#src/audit/record-audit.store.ts'
import {
  deleteProducts,
  purgeProducts,
  restoreProducts,
} from '#src/catalogue/product/deleted-products.store.ts'
import { setVisibility } from '#src/catalogue/product/staff-product.store.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { Actor } from '#src/http/authorize.ts'

export const productActions = ['publish', 'hide', 'delete', 'restore'] as const

/** How the activity log has them (I13). */
const kinds = {
  publish: 'product-shown',
  hide: 'product-hidden',
  delete: 'product-deleted',
  restore: 'product-restored',
} as const satisfies Record<ProductAction, AuditKind>

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
  { by, now }: { by: Actor; now: Date },
): Promise<string[]> {
  // Always in the same order, so that two at once wait for each other instead of locking each other out.
  const ids = [...new Set(asked)].sort()
  return inTransaction(db, async (trx, catalogueChanged) => {
    const changed = await act(trx)
    if (changed.length > 0) catalogueChanged()
    const lines = changed.map(({ id, name, name_ar }) => ({
      kind: kinds[action],
      thing: { id, name },
      ...(action === 'delete' && arabicNameGone(name_ar)),
    }))
    await recordAudit(trx, lines, { by, now })
    return changed.map(({ id }) => id)
  })

  async function act(trx: Db): Promise<{ id: string; name: string; name_ar?: string | null }[]> {
    switch (action) {
      case 'publish':
        return setVisibility(trx, ids, 'Public', now)
      case 'hide':
        return setVisibility(trx, ids, 'Hidden', now)
      case 'restore':
        return restoreProducts(trx, ids, now)
      case 'delete':
        await purgeProducts(trx, new Date(now.getTime() - keptMs))
        return deleteProducts(trx, ids, { by: by.id, now })
    }
  }
}
