import type { Baisa } from '#src/core/money.ts'
import type { SentFor } from '#src/media/proof.store.ts'

/** An entry of a ledger as a receipt sees it; amounts in baisa. */
export type EntrySince = {
  id: string
  number: number
  kind: string
  method: string
  amount: Baisa
  waived: Baisa
  reverses: string | null
}

/**
 * What approving a receipt books, in baisa (O15): the sum it was sent for, less what was booked of it by hand since. What the order
 * costs now does not matter: the money came. Neither does what an exchange moved or was taken back since. What was booked and given
 * back is brought again where the order owes it again: `balance`. A transfer by hand was the receipt's own; cash was for what the order
 * costs beside, where it still owes the receipt's sum.
 */
export function receiptBooks({ sum, after }: SentFor, entries: readonly EntrySince[], balance: Baisa): Baisa {
  const reversed = new Set(entries.map(({ reverses }) => reverses))
  const since = entries.filter(
    ({ id, number, reverses }) => number > after && reverses === null && !reversed.has(id),
  )
  const sumOf = (isCounted: (entry: EntrySince) => boolean) =>
    since.filter(isCounted).reduce((all, { amount, waived }) => all + amount + waived, 0)
  const isByHand = ({ kind }: EntrySince) => kind !== 'refund' && kind !== 'adjustment'
  const booked = sumOf(isByHand)
  const own = sumOf((entry) => isByHand(entry) && entry.method === 'transfer')
  const backAgain = Math.min(-sumOf(({ kind }) => kind === 'refund'), booked, Math.max(0, balance))
  return Math.max(0, sum - booked + backAgain, Math.min(sum - own, balance))
}
