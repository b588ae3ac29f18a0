import { useMessages } from '#src/i18n/use-locale.ts'
import { TotalsList } from '#src/orders/display/totals-list.tsx'
import type { OrderDetails } from '#src/orders/order/order.ts'
import { Price } from '#src/ui/price.tsx'
import { editOrderMessages } from './edit-order.messages.ts'
import type { LiveQuote } from './use-edit-quote.ts'

/** What the edit comes to, by the shop's own sums, and what that leaves to be paid or given back. */
export function EditSums({
  before,
  quote: { quote, failure, asking, waits },
}: {
  before: OrderDetails
  quote: LiveQuote
}) {
  const words = useMessages(editOrderMessages)
  const isPaid = before.paid > 0
  // By the ledger, once it has some (O17), as the customer's e-mail says it.
  const difference = Math.round(((quote?.difference ?? 0) + (isPaid ? before.balance : 0)) * 1000) / 1000
  const label =
    difference > 0 ? (isPaid ? words.stillToPay : words.more) : isPaid ? words.toGiveBack : words.less
  return (
    <div aria-busy={asking} className={asking ? 'opacity-60 transition-opacity' : ''}>
      {/* The sum of what was ordered before would be read out as that of what is chosen now. */}
      {waits ? <p className="text-sm text-muted">{words.sumWaits}</p> : <TotalsList of={quote ?? before} />}
      <div role="status" className="mt-3 text-sm empty:hidden" data-testid="edit-difference">
        {quote && difference !== 0 && (
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-hairline pt-3">
            <span className="text-muted">{label}</span>
            <Price amount={Math.abs(difference)} className="font-normal" />
          </p>
        )}
        {failure && <p className="font-normal text-brick">{failure}</p>}
      </div>
    </div>
  )
}
