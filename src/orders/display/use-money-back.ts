import { inBaisa } from '#src/core/money.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import type { Order } from '#src/orders/order/order.ts'
import { moneyNoteMessages } from './money-note.messages.ts'

/** What the question before a cancellation says of the money; '' where none came in, or all of it went back (O17). */
export function useMoneyBack(): (of: Partial<Pick<Order, 'paid' | 'refunded'>>) => string {
  const words = useMessages(moneyNoteMessages)
  const locale = useLocale()
  return ({ paid = 0, refunded = 0 }) => {
    const kept = inBaisa(paid) - inBaisa(refunded)
    return kept > 0 ? words.ifCancelled(amountInText(locale, kept)) : ''
  }
}
