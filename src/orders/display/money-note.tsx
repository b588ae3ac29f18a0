import { inBaisa } from '#src/core/money.ts'
import { muscatDate } from '#src/core/muscat.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { writtenDate } from '#src/i18n/written-date.ts'
import type { Order } from '#src/orders/order/order.ts'
import { moneyNoteMessages } from './money-note.messages.ts'
import { paidSoFar, paidText } from './paid-so-far.ts'

type NoteProps = {
  of: Pick<Order, 'orderStatus'> &
    Partial<Pick<Order, 'paid' | 'refunded' | 'credited' | 'balance' | 'refundBy' | 'paymentState'>>
  className?: string
}

/** What of a shopper's order under way is paid, that its receipt came, what comes back after a cancellation or a return, and what did, or is a credit (O17). */
export function MoneyNote({ of, className = '' }: NoteProps) {
  const { paid = 0, refunded = 0, credited = 0, balance = 0, refundBy } = of
  const words = useMessages(moneyNoteMessages)
  const locale = useLocale()
  const back = balance < 0 && refundBy ? promise(amountOf(-balance), new Date(refundBy)) : ''
  const givenBack = inBaisa(refunded) - inBaisa(credited)
  const done = givenBack > 0 ? words.done(amountInText(locale, givenBack)) : ''
  const credit = credited > 0 ? words.credit(amountOf(credited)) : ''
  const soFar = paidSoFar(of.orderStatus, {
    paid: inBaisa(paid),
    refunded: inBaisa(refunded),
    balance: inBaisa(balance),
  })
  const kept = soFar && paidText(words, locale, soFar)
  const waits = of.paymentState === 'proof waiting' && words.waits
  if (!back && !done && !credit && !kept && !waits) return null

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
    <p className={`rounded-md bg-ground px-4 py-3 text-sm ${className}`} data-testid="money-note">
      {[done, credit, kept, waits, back].filter(Boolean).join(' ')}
    </p>
  )
}
