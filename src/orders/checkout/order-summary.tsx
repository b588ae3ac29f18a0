import { type ReactNode, useEffect, useRef } from 'react'
import { type CartLine, lineKey } from '#src/catalogue/cart/cart.ts'
import { toOmr } from '#src/core/money.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { cartMessages } from '#src/orders/cart/cart.messages.ts'
import { Sums } from '#src/orders/display/order-totals.tsx'
import type { Sums as OrderSums } from '#src/orders/order/quote.ts'
import { Price } from '#src/ui/price.tsx'
import { checkoutMessages } from './checkout.messages.ts'
import type { LineTrouble } from './checkout-error.ts'
import { CheckoutLine } from './checkout-line.tsx'

type SummaryProps = {
  lines: readonly CartLine[]
  troubles: ReadonlyMap<string, LineTrouble>
  /** In baisa; without a chosen area there is no charge and no total yet. */
  sums: Pick<OrderSums, 'subTotal'> & Partial<OrderSums>
  onQuantity: (line: CartLine, quantity: number) => void
  onRemove: (line: CartLine) => void
  /** What is done with it: confirm and cancel. */
  children: ReactNode
}

/** The lines of the order with their steppers, and what they come to (SPEC section 2). */
export function OrderSummary({ lines, troubles, sums, onQuantity, onRemove, children }: SummaryProps) {
  const words = useMessages(checkoutMessages)
  const { subTotal } = useMessages(cartMessages)
  const list = useRef<HTMLUListElement>(null)

  // The keyboard is taken to the first line that needs a word.
  useEffect(() => {
    if (troubles.size > 0) list.current?.querySelector<HTMLElement>('[data-trouble]')?.focus()
  }, [troubles])

  const { deliveryCharge, total } = sums
  const rows = [
    { label: subTotal, amount: <Price amount={toOmr(sums.subTotal)} /> },
    {
      label: words.delivery,
      amount: deliveryCharge === undefined ? words.notChosen : charge(deliveryCharge),
    },
    { label: words.total, amount: <Price amount={toOmr(total ?? sums.subTotal)} />, total: true },
  ]
  function charge(baisa: number) {
    return baisa === 0 ? words.free : <Price amount={toOmr(baisa)} />
  }
  return (
    <section
      aria-labelledby="order-summary"
      className="rounded-md border border-hairline bg-raised p-5 sm:p-6 lg:sticky lg:top-(--sticky-top,7rem)"
    >
      <h2 id="order-summary" className="text-xl">
        {words.summary}
      </h2>
      <ul ref={list} className="my-2 divide-y divide-hairline border-b border-hairline">
        {lines.map((line) => (
          <CheckoutLine
            key={lineKey(line)}
            line={line}
            trouble={troubles.get(lineKey(line))}
            onQuantity={(quantity) => onQuantity(line, quantity)}
            onRemove={() => onRemove(line)}
          />
        ))}
      </ul>
      <div className="pt-3" data-testid="order-sums">
        <Sums rows={rows} />
      </div>
      {children}
    </section>
  )
}
