import { lazy, Suspense } from 'react'
import type { CartLine } from '#src/catalogue/cart/cart.ts'
import { nameIn } from '#src/catalogue/product/product-name.ts'
import { inBaisa, toOmr } from '#src/core/money.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { LineChoice, LineName, LinePicture, linePath } from '#src/orders/display/line-facts.tsx'
import { Quantity } from '#src/ui/form/quantity.tsx'
import { useFetchedFor } from '#src/ui/page/use-fetched-for.ts'
import { Price } from '#src/ui/price.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { checkoutMessages } from './checkout.messages.ts'
import type { LineError } from './checkout-error.ts'

// What the shop cannot deliver is hardly ever ordered.
const LineErrorNotice = lazy(() => import('./line-error-notice.tsx'))

type LineProps = {
  line: CartLine
  lineError: LineError | undefined
  /** The first that has one takes the keyboard's focus. */
  isFirstWrong: boolean
  onQuantity: (quantity: number) => void
  onRemove: () => void
}

/** One line of the order summary; what the shop cannot deliver is said here, with a button that corrects it (O14). */
export function CheckoutLine({ line, lineError, isFirstWrong, onQuantity, onRemove }: LineProps) {
  const words = useMessages(checkoutMessages)
  const href = useHref()
  const name = nameIn(useLocale(), line)
  const shownError = useFetchedFor(lineError)
  return (
    <li className="flex gap-4 py-4" data-testid="checkout-line">
      <div className="w-20 shrink-0">
        <LinePicture imageUrl={line.imageUrl} className="rounded-md" />
      </div>
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
        <LineName line={line} place="checkout" />
        <div className="flex items-baseline justify-between gap-3">
          <LineChoice color={line.color} size={line.size} />
          <Link
            to={href(linePath(line))}
            aria-label={words.changeOf(name)}
            className="ms-auto shrink-0 py-1 text-sm text-link"
          >
            {words.change}
          </Link>
        </div>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <Quantity value={line.quantity} onChange={onQuantity} label={name} />
          <span className="ms-auto font-normal">
            <Price amount={toOmr(inBaisa(line.originalPrice) * line.quantity)} />
          </span>
        </div>
        <Suspense>
          {lineError && shownError && (
            <LineErrorNotice
              {...shownError}
              name={name}
              isFirst={isFirstWrong}
              onQuantity={onQuantity}
              onRemove={onRemove}
            />
          )}
        </Suspense>
      </div>
    </li>
  )
}
