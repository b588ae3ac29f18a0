import { type CartLine, lineKey } from '#src/catalogue/cart/cart.ts'
import { nameIn } from '#src/catalogue/product/product-name.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { totalMessages } from '#src/orders/display/totals.messages.ts'
import { Amount } from '#src/orders/display/totals-list.tsx'
import type { Quote } from '#src/orders/order/order-line.ts'
import { totalRows, type WithTotals } from '#src/orders/order/order-totals.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { newPriceMessages } from './interruption.messages.ts'

type NewPriceProps = {
  quote: Quote
  /** What was shown and sent. */
  lines: readonly CartLine[]
  shown: WithTotals
  onAccept: () => void
  onBack: () => void
}

/** The fresh quote beside what was shown, line by line, before anything is ordered (O1). Amounts in OMR. */
export function NewPriceDialog({ quote, lines, shown, onAccept, onBack }: NewPriceProps) {
  const words = useMessages(newPriceMessages)
  const totalNames = useMessages(totalMessages)
  const locale = useLocale()
  const priceShown = new Map(lines.map((line) => [lineKey(line), line.originalPrice]))
  const rows = quote.products.map((line) => {
    const key = lineKey({ ...line, id: line._id })
    return {
      key,
      label: nameIn(locale, line),
      before: priceShown.get(key) ?? line.originalPrice,
      now: line.originalPrice,
      isTotal: false,
    }
  })
  const amountShown = new Map(totalRows(shown).map(({ key, amount }) => [key, amount]))
  const totals = totalRows(quote)
    // The lines themselves show what the subtotal would.
    .filter(({ key }) => key !== 'subTotal')
    .map(({ key, amount, isTotal }) => ({
      key,
      label: isTotal ? words.newTotal : totalNames[key],
      before: amountShown.get(key),
      now: amount,
      isTotal,
    }))
  return (
    <Dialog open question onClose={onBack} title={words.priceTitle}>
      <p className="text-muted">{words.priceText}</p>
      <dl className="my-4 divide-y divide-hairline border-y border-hairline" data-testid="fresh-quote">
        {[...rows, ...totals].map(({ key, label, before, now, isTotal }) => (
          <div
            key={key}
            className={`flex flex-wrap items-baseline justify-between gap-x-4 ${isTotal ? 'py-3 font-normal' : 'py-2.5 text-sm'}`}
          >
            <dt className="min-w-0">
              <bdi>{label}</bdi>
            </dt>
            <dd className="ms-auto">
              <Change before={before} now={now} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap-reverse justify-end gap-3">
        <Button kind="secondary" onClick={onBack} className="grow sm:grow-0">
          {words.back}
        </Button>
        <Button onClick={onAccept} className="grow sm:grow-0">
          {words.orderAnyway}
        </Button>
      </div>
    </Dialog>
  )
}

function Change({ before, now }: { before: number | undefined; now: number }) {
  const words = useMessages(newPriceMessages)
  if (before === now) return <Amount omr={now} />
  return (
    <span className="inline-flex flex-wrap items-baseline justify-end gap-x-2">
      <s className="text-muted">
        <span className="sr-only">{words.was} </span>
        <Amount omr={before} />
      </s>
      <span className="font-normal">
        <span className="sr-only">{words.isNow} </span>
        <Amount omr={now} />
      </span>
    </span>
  )
}
