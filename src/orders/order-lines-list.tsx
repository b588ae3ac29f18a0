import { nameIn } from '#src/catalogue/product-name.ts'
import { inBaisa, toOmr } from '#src/core/money.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { Price } from '#src/ui/price.tsx'
import { LineChoice, LinePicture } from './line-facts.tsx'
import type { OrderLine } from './order.ts'

/** The lines of an order as they were ordered (O12): picture, whole name, choice, price, pieces, sum. */
export function OrderLinesList({ lines }: { lines: readonly OrderLine[] }) {
  const locale = useLocale()
  return (
    <ul className="divide-y divide-hairline">
      {lines.map((line) => (
        <li
          key={`${line._id} ${line.size} ${line.color}`}
          className="flex gap-4 py-3 first:pt-0"
          data-testid="order-line"
        >
          <div className="w-16 shrink-0">
            <LinePicture imageUrl={line.imageUrl} className="rounded-md" />
          </div>
          <div className="grid min-w-0 flex-1 grid-cols-1 content-center gap-0.5">
            <bdi className="break-words">{nameIn(locale, line)}</bdi>
            <LineChoice color={line.color} size={line.size} />
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
              <span className="text-muted">
                <Price amount={line.originalPrice} />{' '}
                <bdi dir="ltr" className="figures">
                  × {line.quantity}
                </bdi>
              </span>
              <Price amount={toOmr(inBaisa(line.originalPrice) * line.quantity)} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
