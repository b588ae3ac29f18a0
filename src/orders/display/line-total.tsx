import { inBaisa, toOmr } from '#src/core/money.ts'
import { Price } from '#src/ui/price.tsx'

/** How many there are and what they come to; what one was charged at where that is not the same. In OMR. */
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
    <p className={`${className} flex flex-wrap items-baseline gap-x-4 text-sm`}>
      <bdi dir="ltr" className="figures text-muted">
        {quantity > 1 && <Price amount={originalPrice} />} × {quantity}
      </bdi>
      {/* At the end of its line also where it stands on the next one. */}
      <span className="ms-auto">
        <Price amount={toOmr(inBaisa(originalPrice) * quantity)} />
      </span>
    </p>
  )
}
