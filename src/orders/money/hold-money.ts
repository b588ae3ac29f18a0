import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { lockRows } from '#src/db/row-lock.ts'
import type { OrderMoney } from '#src/orders/ledger/order-money.store.ts'
import { readMoneyOfOne } from '#src/orders/order/order.store.ts'
import { forgottenOrder, isForgotten, noSuchOrder } from '#src/orders/order/order-access.ts'

/** What of an order its ledger goes by; amounts in baisa. */
export type HeldOrder = {
  id: string
  total: number
  status: string
  payment_method: string
  customer_mobile: string
  customer_address: string
  money: OrderMoney
}

/**
 * An order and where its money stands, held for the rest of the transaction: nobody books on it or moves it before that
 * ends. Throws `not-found` for an order that is gone.
 */
export async function holdMoney(trx: Db, id: string): Promise<HeldOrder> {
  const order = trx
    .selectFrom('orders')
    .select(['id', 'total', 'status', 'payment_method', 'receipt', 'customer_mobile', 'customer_address'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
  const row = await lockRows(trx, order).executeTakeFirst()
  if (!row) throw new Problem('not-found', noSuchOrder)
  return { ...row, money: await readMoneyOfOne(trx, row) }
}

/** Throws `conflict` for words of staff about an order whose customer is forgotten: they could name her again (I8). */
export function checkWords(order: HeldOrder, note: string | undefined): void {
  if (note && isForgotten(order)) throw new Problem('conflict', forgottenOrder)
}
