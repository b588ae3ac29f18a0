import { originalName } from '#src/core/picture-name.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { Shop } from '#src/shop.ts'
import { forgottenProof } from './proof.store.ts'
import { receiptWaitMs } from './receipt-quota.ts'

const batch = 200

type CleanupShop = Pick<Shop, 'db' | 'proofs' | 'clock' | 'log'>

/**
 * Removes every receipt that was uploaded two hours ago and that no order used (F4), and those of forgotten
 * customers (I8). Answers how many. One whose file cannot be removed is told in the log and kept for the next time.
 */
export async function deleteUnusedProofs(
  { db, proofs, clock, log }: CleanupShop,
  stop: AbortSignal = new AbortController().signal,
): Promise<number> {
  const before = new Date(clock().getTime() - receiptWaitMs).toISOString()
  const stuck: Awaited<ReturnType<typeof takeUnused>> = []
  let removed = 0
  for (let more = true; more && !stop.aborted; ) {
    const gone = await takeUnused(db, before)
    const stuckBefore = stuck.length
    for (const row of gone) {
      try {
        await proofs.remove(originalName(row.id))
        removed += 1
      } catch (error) {
        stuck.push(row)
        log.error(`unused receipt ${row.id} could not be removed`, error)
      }
    }
    // A store that refuses all of a batch is unavailable, and will refuse the rest.
    more = gone.length === batch && stuck.length - stuckBefore < batch
  }
  for (let at = 0; at < stuck.length; at += batch)
    await inTransaction(db, (trx) =>
      trx
        .insertInto('pictures')
        .values(stuck.slice(at, at + batch))
        .execute(),
    )
  return removed
}

/** The row goes first, so that an order placed at this moment cannot claim a picture that is on its way out. */
function takeUnused(db: Db, before: string) {
  return inTransaction(db, (trx) =>
    trx
      .deleteFrom('pictures')
      .where('id', 'in', (unused) =>
        unused
          .selectFrom('pictures')
          .select('id')
          .where('order_id', 'is', null)
          .where(({ or, and, eb }) =>
            or([
              eb('purpose', '=', forgottenProof),
              and([eb('purpose', '=', 'proof'), eb('created_at', '<', before)]),
            ]),
          )
          .limit(batch),
      )
      .where('order_id', 'is', null)
      .returningAll()
      .execute(),
  )
}
