import { inBaisa } from '#src/core/money.ts'
import { muscatDate } from '#src/core/muscat.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { writtenDate } from '#src/i18n/written-date.ts'
import type { Order } from '#src/orders/order/order.ts'
import { moneyNoteMessages } from './money-note.messages.ts'

type NoteProps = { of: Partial<Pick<Order, 'refunded' | 'balance' | 'refundBy'>>; className?: string }

/** What comes back of a shopper's money after a cancellation or a return, and what did (O17); nothing where none does. */
export function MoneyNote({ of: { refunded = 0, balance = 0, refundBy }, className = '' }: NoteProps) {
  const words = useMessages(moneyNoteMessages)
  const locale = useLocale()
  const back = balance < 0 && refundBy ? promise(amountOf(-balance), new Date(refundBy)) : ''
  const done = refunded > 0 ? words.done(amountOf(refunded)) : ''
  if (!back && !done) return null

  function amountOf(omr: number): string {
    return amountInText(locale, inBaisa(omr))
  }
  /** A day that has passed is promised no more. */
  function promise(amount: string, by: Date): string {
    return by.getTime() < Date.now()
      ? words.late(amount)
      : words.back(amount, writtenDate(locale, muscatDate(by)))
  }
  return (
    <p className={`rounded-md bg-tint px-4 py-3 text-sm ${className}`} data-testid="money-note">
      {[done, back].filter(Boolean).join(' ')}
    </p>
  )
}
