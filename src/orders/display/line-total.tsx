import { inBaisa, toOmr } from '#src/core/money.ts'
import { Price } from '#src/ui/price.tsx'

/** What one piece was charged at, how many there are, and what they come to; in OMR. */
export function LineTotal({
  originalPrice,
  quantity,
  className = '',
}: {
  originalPrice: number
  quantity: number
  className?: string
}) {
  return (
    <p className={`${className} flex flex-wrap items-baseline justify-between gap-x-4 text-sm`}>
      <bdi dir="ltr" className="figures text-muted">
        <Price amount={originalPrice} /> × {quantity}
      </bdi>
      <Price amount={toOmr(inBaisa(originalPrice) * quantity)} />
    </p>
  )
}
