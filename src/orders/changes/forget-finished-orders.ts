import { inTransaction } from '#src/db/transaction.ts'
import { forgetIfMarked, listMarked } from '#src/orders/order/forget-orders.store.ts'
import { holdEvenInBin } from '#src/orders/order/order-change.store.ts'
import type { Shop } from '#src/shop.ts'

const atOnce = 50

/**
 * Forgets the customers of marked orders that were finished by something that happened elsewhere (I8): the exchange of a
 * return arrived, a receipt was decided.
 */
export async function forgetFinishedOrders({ db }: Pick<Shop, 'db'>, stop: AbortSignal): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const ids: string[] = await listMarked(db, after, atOnce)
    for (const id of ids)
      if (!stop.aborted)
        await inTransaction(db, async (trx) => {
          await holdEvenInBin(trx, id)
          await forgetIfMarked(trx, id)
        })
    after = ids.length < atOnce || stop.aborted ? undefined : ids.at(-1)
  }
}
