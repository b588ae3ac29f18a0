import { recordAudit } from '#src/audit/record-audit.store.ts'
import { muscatDay } from '#src/core/muscat.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { Actor } from '#src/http/authorize.ts'
import { forgetProofs } from '#src/media/proof.store.ts'
import { leaveBin } from '#src/orders/changes/delete-order.ts'
import { noSuchOrder } from '#src/orders/order/order-access.ts'
import { settleOrders } from '#src/orders/order/order-change.store.ts'
import { holdDeletedBefore, removeOrders } from './bin.store.ts'

/** Years for which records of sales are kept after the year of their tax return (Royal Decree 121/2020, article 70). */
export const keptYears = 10

const chunk = 200

/**
 * Orders placed before this instant may go for good: the return for the end of a year is filed in the next, and the
 * years are counted from the end of that one (O21).
 */
export function mayGoBefore(now: Date): Date {
  const year = Number(muscatDay(now).slice(0, 4)) - keptYears - 1
  return new Date(`${year}-01-01T00:00:00+04:00`)
}

/** Takes an order out of the bin into its list, with an entry in its history. Throws `not-found` when it is not there. */
export async function restoreOrder(db: Db, id: string, { by, now }: { by: Actor; now: Date }): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (!(await leaveBin(trx, id, { by, now }))) throw new Problem('not-found', noSuchOrder)
    await settleOrders(trx, [id], now)
  })
}

/** Removes what the law no longer asks for from the bin, for good; answers how many orders that were (O21). */
export async function emptyBin(db: Db, { by, now }: { by: Actor; now: Date }): Promise<number> {
  const before = mayGoBefore(now)
  for (let removed = 0; ; ) {
    const gone = await inTransaction(db, async (trx) => {
      const ids = await holdDeletedBefore(trx, before, chunk)
      if (ids.length > 0) await forgetProofs(trx, ids)
      await removeOrders(trx, ids)
      const changes = [{ field: 'orders', from: ids.length, to: 0 }]
      if (ids.length > 0) await recordAudit(trx, { kind: 'bin-emptied', changes }, { by, now })
      return ids.length
    })
    removed += gone
    if (gone < chunk) return removed
  }
}
