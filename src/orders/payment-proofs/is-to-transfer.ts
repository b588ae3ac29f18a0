import type { Db } from '#src/db/db.ts'
import { isApprovedProof } from '#src/media/proof.store.ts'
import { nothingCame } from '#src/orders/proof-refusal.ts'

/**
 * Whether what an order owes did certainly not come by transfer (O15): no receipt was sent, the one it stands on was approved,
 * or staff said that nothing arrived, the last `why` of theirs. Of one that could not be read, say, the money may be there.
 */
export async function isToTransfer(
  db: Db,
  { payment_proof }: { payment_proof: string },
  why: string | null | undefined,
): Promise<boolean> {
  if (payment_proof === '' || nothingCame.has(why ?? '')) return true
  return isApprovedProof(db, payment_proof)
}
