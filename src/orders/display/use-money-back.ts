import type { Locale } from '#src/core/locale.ts'
import { inBaisa } from '#src/core/money.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import type { Order } from '#src/orders/order/order.ts'
import { moneyNoteMessages } from './money-note.messages.ts'

type Paid = Partial<Pick<Order, 'paid' | 'refunded' | 'exchanged'>>

/**
 * What the question before a cancellation says of the money (O17), and of an exchange of the worth of the old pieces (O37); ''
 * where none came in, or all of it went back.
 */
export function useMoneyBack(): (of: Paid) => string {
  const words = useMessages(moneyNoteMessages)
  const locale = useLocale()
  return (of) => moneyBackText(words, locale, of)
}

/** The same, in these words. */
export function moneyBackText(
  words: Pick<(typeof moneyNoteMessages)[Locale], 'ifCancelled' | 'ifExchangeCancelled'>,
  locale: Locale,
  { paid = 0, refunded = 0, exchanged = 0 }: Paid,
): string {
  const kept = inBaisa(paid) - inBaisa(refunded)
  const worth = Math.min(inBaisa(exchanged), kept)
  return [
    kept > worth && words.ifCancelled(amountInText(locale, kept - worth)),
    worth > 0 && words.ifExchangeCancelled(amountInText(locale, worth)),
  ]
    .filter(Boolean)
    .join(' ')
}
