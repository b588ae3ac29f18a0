import { useMessages } from '#src/i18n/use-locale.ts'
import { totalRows, type WithTotals } from '#src/orders/order/order-totals.ts'
import { Price } from '#src/ui/price.tsx'
import { totalMessages } from './totals.messages.ts'

/** The totals under a list of lines, each name beside its amount; the last one is what is paid. Amounts in OMR. */
export function TotalsList({ of }: { of: WithTotals }) {
  const words = useMessages(totalMessages)
  return (
    <dl className="grid gap-2">
      {totalRows(of).map(({ key, amount, isTotal }) => (
        <div
          key={key}
          className={`flex items-baseline justify-between gap-4 ${isTotal ? 'mt-2 border-t border-hairline pt-4 font-normal' : 'text-sm'}`}
        >
          <dt className={isTotal ? '' : 'text-muted'}>{words[key]}</dt>
          <dd className={isTotal ? 'text-lg' : 'text-end'}>
            {/* Goods of nothing are not there yet, and a tax of nothing is an amount: neither is free. */}
            {isTotal || key === 'deliveryCharge' || amount === undefined ? (
              <Amount omr={amount} unpriced={of.unpriced} />
            ) : (
              <Price amount={amount} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** An amount of an order in words where words say it better: nothing to pay, or not known yet. */
export function Amount({ omr, unpriced }: { omr: number | undefined; unpriced?: string | undefined }) {
  const words = useMessages(totalMessages)
  if (omr === undefined) return unpriced || words.noArea
  return omr === 0 ? words.free : <Price amount={omr} />
}
