import type { Baisa } from '#src/core/money.ts'

/** What is known of an order's money (O17): derived from its ledger and its status, never typed. */
export const paymentStates = [
  'unpaid',
  'proof waiting',
  'balance due',
  'paid',
  'refund due',
  'partly refunded',
  'refunded',
] as const

export type PaymentState = (typeof paymentStates)[number]

/** One entry as the sums see it; amounts in baisa. */
export type LedgerEntry = { kind: string; amount: Baisa; waived: Baisa }

/** The ledger of an order in three sums. */
export type LedgerSums = { received: Baisa; refunded: Baisa; waived: Baisa }

/**
 * What an order asks for: `isSold` unless it was cancelled or comes back, `proofWaits` while a receipt waits for staff;
 * `returned` is by how much it costs less for what came or comes back, `isUnderWay` while a return of it is, `isExchanged`
 * where its money went to the order of the new pieces (O16).
 */
export type Asked = {
  total: Baisa
  isSold: boolean
  proofWaits: boolean
  returned?: { value: Baisa; isUnderWay: boolean; isExchanged?: boolean } | undefined
}

/** Where an order stands. `balance` is what the customer still owes; below 0 it is what the shop owes her. */
export type Money = LedgerSums & { state: PaymentState; balance: Baisa }

export const noMoney: LedgerSums = { received: 0, refunded: 0, waived: 0 }

/** The sums of a ledger. A refund that was taken back counts against the refunds, any other entry against what came in. */
export function sumLedger(entries: readonly LedgerEntry[]): LedgerSums {
  return entries.reduce((sums, { kind, amount, waived }) => {
    const isRefund = kind === 'refund'
    return {
      received: sums.received + (isRefund ? 0 : amount),
      refunded: sums.refunded - (isRefund ? amount : 0),
      waived: sums.waived + waived,
    }
  }, noMoney)
}

/** Where an order stands by its ledger. */
export function moneyOf(sums: LedgerSums, { total, isSold, proofWaits, returned }: Asked): Money {
  const { received, refunded, waived } = sums
  const kept = received - refunded
  // Of an order that comes back in part, the customer keeps and pays the rest.
  const isOwed = isSold || returned?.isUnderWay === true
  const owed = isOwed ? Math.max(0, total - waived - (returned?.value ?? 0)) : 0
  const balance = owed - kept
  const state = (): PaymentState => {
    if (proofWaits && (received === 0 || balance > 0)) return 'proof waiting'
    if (balance > 0) return kept === 0 ? 'unpaid' : 'balance due'
    if (balance < 0) return refunded > 0 ? 'partly refunded' : 'refund due'
    if (kept > 0) return kept >= total ? 'paid' : 'partly refunded'
    if (received > 0 || returned?.isExchanged) return 'refunded'
    return isSold ? 'paid' : 'unpaid'
  }
  return { ...sums, balance, state: state() }
}

/** Whether of what counts as refunded nothing went back: it went to the order of the new pieces (O16). Amount in any unit. */
export function isExchanged({ state, refunded }: { state: PaymentState; refunded: number }): boolean {
  return state === 'refunded' && refunded === 0
}

/**
 * What approving the receipt of a transfer books, in baisa: what the order costs and nobody ever paid, also after a cancellation (O15), and
 * what is owed now. Money that came in by hand and went back, or on to an exchange (`movedOn`), was the receipt's own.
 */
export function transferOpen(
  total: Baisa,
  { balance, received, waived, movedOn }: Pick<Money, 'balance' | 'received' | 'waived'> & { movedOn: Baisa },
): Baisa {
  return Math.max(0, balance, total - waived - received - movedOn)
}

/** What may be given back at most: what came in and did not go out yet. */
export function refundable({ received, refunded }: LedgerSums): Baisa {
  return received - refunded
}

/** By how much a refund of `amount` lowers the price: the part that the order's own price had kept. */
export function waivedBy(amount: Baisa, { balance }: Pick<Money, 'balance'>): Baisa {
  return Math.max(0, amount - Math.max(0, -balance))
}
