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
 * costs beside, where it still owes all of the receipt's sum. What takes the place of an entry from before the receipt was not its.
 */
export function receiptBooks({ sum, after }: SentFor, entries: readonly EntrySince[], balance: Baisa): Baisa {
  const reversed = new Set(entries.map(({ reverses }) => reverses))
  const later = entries.filter(({ number }) => number > after)
  const since = later.filter(({ id, reverses }) => reverses === null && !reversed.has(id))
  const takenBack = later.filter(
    (entry) => isByHand(entry) && entry.reverses !== null && !later.some(({ id }) => id === entry.reverses),
  )
  const byHand = besideMended(since.filter(isByHand), takenBack.map(worth), sum)
  const [booked, own] = [sumOf(byHand), sumOf(byHand.filter(isTransfer))]
  const givenBack = -sumOf(since.filter(({ kind }) => kind === 'refund'))
  const backAgain = Math.min(givenBack, booked, Math.max(0, balance))
  return Math.max(0, sum - booked + backAgain, balance >= sum - own ? sum - own : 0)
}

/**
 * Entries by hand without what only took the place of older ones, which were worth so much and were reversed (negative amounts, in
 * baisa): those of the very same amount first; never a transfer of just the receipt's `sum`, which is its own.
 */
function besideMended(
  entries: readonly EntrySince[],
  reversals: readonly Baisa[],
  sum: Baisa,
): readonly EntrySince[] {
  let open = -reversals.reduce((all, one) => all + one, 0)
  const isSame = (entry: EntrySince) => reversals.includes(-worth(entry))
  const inTurn = [...entries.filter(isSame), ...entries.filter((entry) => !isSame(entry))]
  return inTurn.map((entry) => {
    if (!isSame(entry) && isTransfer(entry) && worth(entry) === sum) return entry
    const replaced = Math.min(open, worth(entry))
    open -= replaced
    return { ...entry, amount: entry.amount - replaced }
  })
}

const worth = ({ amount, waived }: EntrySince) => amount + waived
const sumOf = (entries: readonly EntrySince[]) => entries.reduce((all, entry) => all + worth(entry), 0)
const isByHand = ({ kind }: EntrySince) => kind !== 'refund' && kind !== 'adjustment'
const isTransfer = ({ method }: EntrySince) => method === 'transfer'
