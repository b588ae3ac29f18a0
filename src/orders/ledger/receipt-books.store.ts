import type { Baisa } from '#src/core/money.ts'
import type { Db } from '#src/db/db.ts'
import type { KeptProof } from '#src/media/proof.store.ts'
import type { OrderMoney } from './order-money.store.ts'
import { transferOpen } from './payment-state.ts'
import { receiptBooks } from './receipt-books.ts'

/** An order with the receipt it stands on; `total` in baisa. */
type WithReceipt = {
  id: string
  total: Baisa
  money: OrderMoney
  proof: Pick<KeptProof, 'sent_for' | 'sent_after'>
}

/**
 * What approving each of these receipts books, in baisa, by record id of its order. Of a receipt that came before its sum was kept
 * it is what the order still owes or nobody ever paid.
 */
export async function readReceiptBooks(db: Db, orders: readonly WithReceipt[]): Promise<Map<string, Baisa>> {
  const known = orders.filter(({ proof }) => proof.sent_for !== null).map(({ id }) => id)
  const entries = known.length === 0 ? [] : await listEntries(db, known)
  return new Map(
    orders.map(({ id, total, money, proof: { sent_for: sum, sent_after: after } }) => {
      if (sum === null || after === null) return [id, transferOpen(total, money)]
      const ofOrder = entries.filter(({ order_id }) => order_id === id)
      return [id, receiptBooks({ sum, after }, ofOrder, money.balance)]
    }),
  )
}

function listEntries(db: Db, orderIds: readonly string[]) {
  return db
    .selectFrom('payments')
    .select(['order_id', 'id', 'number', 'kind', 'method', 'amount', 'waived', 'reverses'])
    .where('order_id', 'in', orderIds)
    .execute()
}
