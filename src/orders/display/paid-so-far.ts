import type { Locale } from '#src/core/locale.ts'
import { amountInText } from '#src/i18n/amount.ts'
import type { OrderStatus } from '#src/orders/order/order-status.ts'
import type { moneyNoteMessages } from './money-note.messages.ts'

/** Of one order; amounts in OMR or in baisa, all alike. */
type Sums = { paid: number; refunded: number; balance: number }

const underWay: readonly OrderStatus[] = ['Pending', 'Confirmed', 'Shipping']

/**
 * What of an order under way is paid, and what is still due when it comes (O17): an exchange is paid by the pieces that came
 * back, and its total alone would be asked for twice. `back` is what more was paid than it costs since staff corrected it, also
 * once it was delivered. Undefined where nothing was paid; a cancellation or a return has words of its own.
 */
export function paidSoFar(
  status: OrderStatus,
  { paid, refunded, balance }: Sums,
): { paid: number; due: number; back: number } | undefined {
  const kept = paid - refunded
  const isShown = underWay.includes(status) || (status === 'Delivered' && balance < 0)
  if (!isShown || kept <= 0) return undefined
  return { paid: kept, due: Math.max(0, balance), back: Math.max(0, -balance) }
}

type Words = Pick<(typeof moneyNoteMessages)[Locale], 'paid' | 'overpaid'>

/** What a customer reads of what is paid, and what is left to pay or goes back (O17); amounts in baisa. */
export function paidText(
  words: Words,
  locale: Locale,
  { paid, due, back }: { paid: number; due: number; back: number },
): string {
  const amount = (baisa: number) => amountInText(locale, baisa)
  return back > 0
    ? words.overpaid(amount(paid), amount(back))
    : words.paid(amount(paid), due > 0 ? amount(due) : '')
}
