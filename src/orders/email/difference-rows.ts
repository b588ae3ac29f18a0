import { nameIn } from '#src/catalogue/product/product-name.ts'
import type { Locale } from '#src/core/locale.ts'
import { amountInText } from '#src/i18n/amount.ts'
import type { Part, Piece } from '#src/mail/email-parts.ts'
import { choiceMessages } from '#src/orders/display/choice.messages.ts'
import { trackMessages } from '#src/orders/display/order-progress.messages.ts'
import { totalMessages } from '#src/orders/display/totals.messages.ts'
import type { Differences } from '#src/orders/history/order-differences.ts'
import type { OrderMoney } from '#src/orders/ledger/order-money.store.ts'
import type { OwnColour } from '#src/ui/colours.ts'
import { inSentenceCase } from '#src/ui/sentence-case.class.ts'
import { orderEmailMessages } from './order-email.messages.ts'
import { choiceOf, fact } from './order-email-parts.ts'

type Row = { label: string; value: Piece[] }

/**
 * What an edit changed, old and new; amounts in baisa. Name, phone and address are only said to have changed: nobody
 * proved whose mailbox this is.
 */
export function differenceRows(
  { lines, texts, amounts }: Differences,
  locale: Locale,
  own: readonly OwnColour[],
): Row[] {
  const words = orderEmailMessages[locale]
  const choices: Record<string, string> = choiceMessages[locale]
  const labels = {
    name: words.name,
    mobileNumber: words.phone,
    address: words.address,
    pin: words.address,
    vatin: words.vatin,
    deliveryArea: trackMessages[locale].deliveryArea,
  }
  return [
    ...lines.map((line) => fact(nameIn(locale, line), { text: lineText(line, locale, own) })),
    ...texts.flatMap(({ field, before, after }) => {
      if (field === 'discountReason' || (field === 'pin' && texts.some((one) => one.field === 'address')))
        return []
      const text =
        field === 'deliveryArea'
          ? words.fromTo(inSentenceCase(choices[before] ?? before), inSentenceCase(choices[after] ?? after))
          : words.changed
      return [fact(labels[field], { text })]
    }),
    ...amounts
      .filter(({ field }) => field !== 'subTotal')
      .map(({ field, before, after }) => {
        const said = (amount: number) =>
          amount === 0 && field === 'deliveryCharge'
            ? totalMessages[locale].free
            : amountInText(locale, amount)
        return fact(totalMessages[locale][field], { text: words.fromTo(said(before), said(after)) })
      }),
  ]
}

/** What an edit leaves to be paid or given back of a transfer (O18): by the ledger, once it has some. */
export function balance(money: OrderMoney, { amounts }: Differences, locale: Locale): Part[] {
  const total = amounts.find(({ field }) => field === 'total')
  if (!total) return []
  const words = orderEmailMessages[locale]
  const more = money.received > 0 ? money.balance : total.after - total.before
  if (more === 0) return []
  return [
    {
      part: 'say',
      text:
        more > 0 ? words.toPay(amountInText(locale, more)) : words.toGiveBack(amountInText(locale, -more)),
    },
  ]
}

function lineText(
  { before, after }: Differences['lines'][number],
  locale: Locale,
  own: readonly OwnColour[],
): string {
  const words = orderEmailMessages[locale]
  const texts = [before, after].map((one) => {
    const choice = one && choiceOf(one, locale, own)
    return one && `${one.quantity}${choice ? ` × ${choice}` : ''}`
  })
  const [was, now] = texts
  if (was === undefined) return words.added(now ?? '')
  return now === undefined ? words.removed(was) : words.fromTo(was, now)
}
