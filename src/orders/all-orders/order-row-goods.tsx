import { nameIn } from '#src/catalogue/product/product-name.ts'
import { languages } from '#src/core/locale.ts'
import { inBaisa } from '#src/core/money.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { joined } from '#src/i18n/joined.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { choiceMessages } from '#src/orders/display/choice.messages.ts'
import { LinePicture } from '#src/orders/display/line-facts.tsx'
import { paidHow, paidHowMessages } from '#src/orders/display/paid-how.messages.ts'
import { receiptOf } from '#src/orders/ledger/payment-proof-state.ts'
import type { PaymentState } from '#src/orders/ledger/payment-state.ts'
import { moneyMessages } from '#src/orders/money-card/money.messages.ts'
import { PaymentStateWord } from '#src/orders/money-card/payment-state-word.tsx'
import type { Order } from '#src/orders/order/order.ts'
import { wilayatOf } from '#src/places/place.ts'
import { townFirst } from '#src/places/town-first.ts'
import { AlertIcon, CheckIcon, ClockIcon, CloseIcon, ReturnIcon } from '#src/ui/icons.tsx'
import { Price } from '#src/ui/price.tsx'
import { sentenceCase } from '#src/ui/sentence-case.class.ts'
import { allOrdersMessages } from './all-orders.messages.ts'

/** The first of what was ordered, small; the names stand beside it. */
export function GoodsPicture({ order, className = 'size-9' }: { order: Order; className?: string }) {
  return (
    <span className={`block shrink-0 overflow-hidden rounded-sm ${className}`}>
      <LinePicture imageUrl={order.products[0]?.imageUrl ?? ''} className={className} />
    </span>
  )
}

/** What was ordered: the first two names, pieces where it is more than one, and how many lines more there are. */
export function GoodsNames({ order, className = '' }: { order: Order; className?: string }) {
  const words = useMessages(allOrdersMessages)
  const locale = useLocale()
  const named = order.products.slice(0, 2).map((line) => {
    const name = nameIn(locale, line)
    return line.quantity > 1 ? `${line.quantity} × ${name}` : name
  })
  const more = order.products.length - named.length
  const names = named.join(' · ')
  const count = more > 0 && words.more(more)
  return (
    <span
      className={`flex w-fit max-w-full gap-x-1 text-xs text-muted ${className}`}
      title={count ? `${names} ${count}` : names}
    >
      <bdi className="truncate">{names}</bdi>
      {/* How many there are is never cut off with the names. */}
      {count && <span className="shrink-0"> {count}</span>}
    </span>
  )
}

/** How much was ordered, where there is no room for whole names: those are in the title, and heard. */
export function GoodsCount({ order }: { order: Order }) {
  const words = useMessages(allOrdersMessages)
  const locale = useLocale()
  const pieces = order.products.reduce((sum, { quantity }) => sum + quantity, 0)
  const names = joined(
    locale,
    order.products.map((line) => nameIn(locale, line)),
  )
  return (
    <span title={names} className="whitespace-nowrap">
      <span>{words.pieces(pieces)}</span> <bdi className="sr-only">{names}</bdi>
    </span>
  )
}

/**
 * Where it goes: wilayat and area in the reader's language, else the address, its town first; and in which way, which
 * `narrow` leaves to wide windows. In a column of a table as many of its parts are shown as there is room for, each whole,
 * with the 4 px that the dots of a final ي need below their line.
 */
export function Destination({ order, narrow = false }: { order: Order; narrow?: boolean }) {
  const choices = useMessages(choiceMessages)
  const locale = useLocale()
  const { address, place, deliveryArea } = order.customerData
  const known = [place && wilayatOf(place.wilayat)?.wilayat.name[locale], place?.area].filter(Boolean)
  // Between parts in the other script a comma would stand on the wrong side of both.
  const written = /\p{Script=Arabic}/u.test(address) ? 'ar' : 'en'
  const between = known.length > 0 || written !== locale ? ' · ' : `${languages[locale].comma} `
  const parts = known.length > 0 ? known : townFirst(address)
  const way = choices[deliveryArea]
  // In the page's direction, or parts in the other script would stand at the far end of the column.
  return (
    <span
      className={`w-fit max-w-full text-xs text-muted ${narrow ? '-mb-1 flex h-[calc(1lh+0.25rem)] flex-wrap content-start overflow-hidden whitespace-pre' : '-mb-1 block truncate pb-1'}`}
      title={[parts.join(between), way].filter(Boolean).join(' · ')}
    >
      {[...new Set(parts)].map((part, at) => (
        <span key={part} className={narrow ? 'max-w-full overflow-hidden pb-1 text-ellipsis' : ''}>
          {at > 0 && between}
          <bdi>{part}</bdi>
        </span>
      ))}
      <span className={narrow && parts.length > 0 ? 'max-[90rem]:sr-only' : ''}>
        {parts.length > 0 && ' · '}
        <span className={sentenceCase(way)}>{way}</span>
      </span>
    </span>
  )
}

/** What an order comes to; of one of which a part comes back, first what that is worth (O16). */
export function RowSum({ order: { total, returnValue } }: { order: Order }) {
  const words = useMessages(allOrdersMessages)
  const locale = useLocale()
  if (returnValue === undefined) return <Price amount={total} />
  const of = words.ofTotal(amountInText(locale, inBaisa(total)))
  return (
    <span title={`${words.comesBack} ${of}`} data-testid="comes-back">
      <span className="inline-flex items-center gap-1 text-brick">
        <ReturnIcon size={14} className="shrink-0" />
        <span className="sr-only">{words.comesBack}</span> <Price amount={returnValue} />
      </span>
      <span className="sr-only"> {of}</span>
    </span>
  )
}

/** The first of what `Destination` says: the wilayat, or the town that an address begins with. */
export function Town({ order, className = '' }: { order: Order; className?: string }) {
  const locale = useLocale()
  const { address, place } = order.customerData
  const town = (place && wilayatOf(place.wilayat)?.wilayat.name[locale]) || townFirst(address)[0]
  return (
    <span data-testid="town" className={`truncate text-xs ${className}`}>
      <bdi>{town}</bdi>
    </span>
  )
}

/** States of a transfer beside which its receipt is spoken of. */
const besideReceipt: ReadonlySet<PaymentState> = new Set(['unpaid', 'balance due', 'paid'])

const receipts = {
  waiting: [ClockIcon, 'text-amber'],
  approved: [CheckIcon, 'text-olive'],
  'asked-again': [ReturnIcon, 'text-amber'],
  refused: [CloseIcon, 'text-muted'],
  none: [AlertIcon, 'text-muted'],
} as const

/**
 * How an order is paid; of a transfer what became of its receipt, as icon and word (O15). `inline` is one line, where the method is
 * the first to give way, whole: only a transfer says anything longer. In a table of two lines, too, where
 * state and receipt have no room beside each other: neither is cut, and the customer's name keeps its room.
 */
export function PaymentFacts({ order, inline = false }: { order: Order; inline?: boolean }) {
  const paidNames = useMessages(paidHowMessages)
  const words = useMessages(allOrdersMessages)
  const { paymentMethod } = order.customerData
  const how = paidNames[paidHow(paymentMethod, order.customerData.deliveryArea)]
  const ways = useMessages(moneyMessages)
  const receipt = receiptOf(order)
  const [Icon, colour] = receipts[receipt ?? 'none']
  // "Receipt to check" is what a waiting receipt would say again, and what goes or went back is all that counts then.
  const says = paymentMethod === 'Online Payment' && besideReceipt.has(order.paymentState)
  // Nor is it said beside a receipt that is awaited that the order is not paid.
  const isAwaited = says && receipt === 'asked-again'
  // In a table state and receipt then take a line each; that it is a transfer the receipt says.
  const yields = !inline && says && !isAwaited && order.paymentState !== 'paid'
  return (
    <span
      data-testid="payment-facts"
      title={yields ? how : undefined}
      className={`text-xs whitespace-nowrap ${inline ? 'flex h-5 leading-5 flex-row-reverse flex-wrap justify-end gap-x-2 overflow-clip [overflow-clip-margin:3px]' : '-mb-1 flex h-[calc(2lh+0.25rem)] min-w-27 flex-row-reverse flex-wrap-reverse content-start justify-end gap-x-1.5 overflow-clip pb-1'}`}
    >
      <span className={yields ? 'sr-only' : inline ? 'order-1 max-md:hidden' : 'order-2 w-full'}>{how}</span>
      {/* On a phone in a word: unpaid is what comes with the parcel, or what nobody has sent yet. */}
      {inline && (
        <span className="order-1 md:hidden">
          {ways[paymentMethod === 'Cash On Delivery' ? 'cash' : 'transfer']}
        </span>
      )}
      <span className={inline ? 'flex items-center gap-1.5' : 'contents'}>
        {!isAwaited && (
          <PaymentStateWord of={order} className={inline ? '' : yields ? 'order-1 w-full' : 'order-1'} />
        )}
        {says && (
          <span
            className={`inline-flex min-w-0 items-center gap-1 ${colour}`}
            title={receipt ? words[receipt] : words.noReceipt}
          >
            {/* In a row both words fit without it, and the name and address beside them keep their room. */}
            {(inline || yields) && (
              <Icon size={14} className={`shrink-0 ${inline ? '' : 'max-[90rem]:hidden'}`} />
            )}
            <span>{words[`short ${receipt ?? 'none'}`]}</span>
          </span>
        )}
      </span>
    </span>
  )
}

/** Why an order was not changed with the others. */
export function Refusal({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <span role="alert" className="flex items-start gap-1.5 text-xs font-normal text-brick">
      <AlertIcon size={16} />
      {text}
    </span>
  )
}
