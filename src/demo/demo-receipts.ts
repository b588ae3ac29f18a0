import { inTransaction } from '#src/db/transaction.ts'
import { ingestPicture } from '#src/media/ingest.ts'
import { insertPictures } from '#src/media/picture.store.ts'
import { claimProof } from '#src/media/proof.store.ts'
import { proofUrl } from '#src/media/proof-address.ts'
import { settleOrders } from '#src/orders/order/order-change.store.ts'
import { initialStatus } from '#src/orders/order/order-status.ts'
import type { Shop } from '#src/shop.ts'
import { drawReceipt } from './draw-receipt.ts'

/**
 * Sends in a receipt for each invented order that waits and is paid by transfer, the way an upload does (F2), so that
 * the inbox of receipts has some. Outside of a transaction: the pictures go into their store first.
 */
export async function sendDemoReceipts({ db, proofs }: Pick<Shop, 'db' | 'proofs'>): Promise<void> {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'order_id', 'total', 'placed_at'])
    .where('demo', '=', 1)
    .where('status', '=', initialStatus)
    .where('payment_method', '=', 'Online Payment')
    .where('payment_proof', '=', '')
    .execute()
  for (const { id, order_id: orderId, total, placed_at } of orders) {
    const at = new Date(placed_at)
    const picture = await ingestPicture(proofs, await drawReceipt({ orderId, total, at }), 'random')
    const url = proofUrl(picture.id)
    await inTransaction(db, async (trx) => {
      // The demo may be cleared, or the order deleted, while its receipt is drawn.
      const { numUpdatedRows } = await trx
        .updateTable('orders')
        .set({ payment_proof: url, receipt: 'waiting' })
        .where('id', '=', id)
        .where('payment_proof', '=', '')
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) return
      await insertPictures(trx, [picture], { purpose: 'proof', now: at })
      await claimProof(trx, url, id, { sum: total, after: 0 })
      await settleOrders(trx, [id])
    })
  }
}
