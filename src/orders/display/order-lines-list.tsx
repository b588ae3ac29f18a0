import { nameIn } from '#src/catalogue/product/product-name.ts'
import { unbroken } from '#src/i18n/unbroken.tsx'
import { useLocale } from '#src/i18n/use-locale.ts'
import type { OrderLine } from '#src/orders/order/order-line.ts'
import { LineChoice, LinePicture } from './line-facts.tsx'
import { LineTotal } from './line-total.tsx'

/** The lines of an order as they were ordered (O12): picture, whole name, choice, price, pieces, sum. On a gift's paper without prices. */
export function OrderLinesList({ lines, asGift = false }: { lines: readonly OrderLine[]; asGift?: boolean }) {
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
            <bdi className="break-words">{unbroken(nameIn(locale, line))}</bdi>
            <LineChoice color={line.color} size={line.size} />
            <LineTotal
              originalPrice={line.originalPrice}
              quantity={line.quantity}
              className={asGift ? 'print:hidden' : ''}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}
