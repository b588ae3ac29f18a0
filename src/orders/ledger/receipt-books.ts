import type { Baisa } from '#src/core/money.ts'
import type { SentFor } from '#src/media/proof.store.ts'

/** An entry of a ledger as a receipt sees it; amounts in baisa. */
export type EntrySince = {
  id: string
  number: number
  kind: string
  amount: Baisa
  waived: Baisa
  reverses: string | null
}

/**
 * What approving a receipt books, in baisa (O15): the sum it was sent for, less what was booked of it by hand since. What the order
 * costs now does not matter: the money came. Neither does what an exchange moved or was taken back since. What was booked and given
 * back is brought again where the order owes it again: `balance`.
 */
export function receiptBooks({ sum, after }: SentFor, entries: readonly EntrySince[], balance: Baisa): Baisa {
  const reversed = new Set(entries.map(({ reverses }) => reverses))
  const since = entries.filter(
    ({ id, number, reverses }) => number > after && reverses === null && !reversed.has(id),
  )
  const sumOf = (isCounted: (kind: string) => boolean) =>
    since.filter(({ kind }) => isCounted(kind)).reduce((all, { amount, waived }) => all + amount + waived, 0)
  const booked = sumOf((kind) => kind !== 'refund' && kind !== 'adjustment')
  const backAgain = Math.min(-sumOf((kind) => kind === 'refund'), booked, Math.max(0, balance))
  return Math.max(0, sum - booked + backAgain)
}
