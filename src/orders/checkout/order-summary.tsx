import { type CartLine, lineKey } from '#src/catalogue/cart/cart.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { Folded } from '#src/orders/display/folded.tsx'
import { totalMessages } from '#src/orders/display/totals.messages.ts'
import { TotalsList } from '#src/orders/display/totals-list.tsx'
import type { WithTotals } from '#src/orders/order/order-totals.ts'
import { Price } from '#src/ui/price.tsx'
import { checkoutMessages } from './checkout.messages.ts'
import type { LineError } from './checkout-error.ts'
import { CheckoutLine } from './checkout-line.tsx'

type SummaryProps = {
  lines: readonly CartLine[]
  lineErrors: ReadonlyMap<string, LineError>
  /** In OMR; without a chosen area there is no charge and no total yet. */
  totals: WithTotals
  hasVat: boolean
  onQuantity: (line: CartLine, quantity: number) => void
  onRemove: (line: CartLine) => void
}

/** The lines of the order with their steppers, and what they come to (product.md section 2); a phone folds it. */
export function OrderSummary({ lines, lineErrors, totals, hasVat, onQuantity, onRemove }: SummaryProps) {
  const words = useMessages(checkoutMessages)
  const sums = useMessages(totalMessages)
  const [firstWrong] = lineErrors.keys()
  return (
    <section
      aria-labelledby="order-summary"
      className="rounded-md border border-hairline bg-raised px-5 py-2 sm:px-6 lg:py-6"
    >
      <Folded
        id="order-summary"
        title={words.summary}
        aside={<Price amount={totals.total ?? totals.subTotal} className="lg:hidden" />}
        open={lineErrors.size > 0}
      >
        <ul className="my-2 divide-y divide-hairline border-b border-hairline">
          {lines.map((line) => (
            <CheckoutLine
              key={lineKey(line)}
              line={line}
              lineError={lineErrors.get(lineKey(line))}
              isFirstWrong={lineKey(line) === firstWrong}
              onQuantity={(quantity) => onQuantity(line, quantity)}
              onRemove={() => onRemove(line)}
            />
          ))}
        </ul>
        <div className="pt-3" data-testid="order-totals">
          <TotalsList of={totals} />
          {hasVat && <p className="mt-2 text-xs text-muted">{sums.vatIncluded}</p>}
        </div>
      </Folded>
    </section>
  )
}
