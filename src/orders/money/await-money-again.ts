import type { Db } from '#src/db/db.ts'
import { readOwed } from '#src/orders/ledger/money-of-returns.store.ts'
import { listReturns, moveReturn } from '#src/orders/return-record/return.store.ts'
import { currentReturn, type ReturnState } from '#src/orders/return-record/return-state.ts'
import type { Booking } from './book.ts'
import { holdMoney } from './hold-money.ts'

const settled: readonly ReturnState[] = ['refunded', 'credited', 'exchanged']

/**
 * Takes the unfinished return of an order back to where its money is given, because something is owed for it again: what was given
 * was taken back in the ledger, or the order of its new pieces was cancelled (O16, O37).
 */
export async function awaitMoneyAgain(trx: Db, orderId: string, { by, now }: Booking): Promise<void> {
  const last = currentReturn(await listReturns(trx, orderId))
  if (!last || !settled.includes(last.state)) return
  // What an earlier return was given, or another refund beside what its pieces are worth, is open in the ledger, and nothing that
  // this one still waits for.
  if ((await readOwed(trx, last, (await holdMoney(trx, orderId)).money)) === 0) return
  await moveReturn(trx, { id: last.id, from: last.state, to: 'received' }, by, now)
}
