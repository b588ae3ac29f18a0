import { originalName } from '#src/core/picture-name.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { Shop } from '#src/shop.ts'

const dayMs = 24 * 3600 * 1000
const hourMs = 3600 * 1000
const batch = 200

/** Removes receipts that were uploaded a day ago and that no order ever used (F2). Answers how many. */
export async function sweepProofs({
  db,
  proofs,
  clock,
}: Pick<Shop, 'db' | 'proofs' | 'clock'>): Promise<number> {
  const before = new Date(clock().getTime() - dayMs).toISOString()
  // The row goes first, so that an order placed at this moment cannot claim a picture that is on its way out.
  const gone = await inTransaction(db, (trx) =>
    trx
      .deleteFrom('pictures')
      .where('id', 'in', (unused) =>
        unused
          .selectFrom('pictures')
          .select('id')
          .where('purpose', '=', 'proof')
          .where('order_id', 'is', null)
          .where('created_at', '<', before)
          .limit(batch),
      )
      .where('order_id', 'is', null)
      .returning('id')
      .execute(),
  )
  for (const { id } of gone) await proofs.remove(originalName(id))
  return gone.length
}

/** Sweeps once an hour until stopped. */
export function sweepHourly(shop: Pick<Shop, 'db' | 'proofs' | 'clock' | 'log'>): { stop(): void } {
  const sweep = () => sweepProofs(shop).catch((error) => shop.log.error('unused receipts', error))
  const timer = setInterval(sweep, hourMs).unref()
  return { stop: () => clearInterval(timer) }
}
