import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { trackPath } from '#src/orders/order/track-path.ts'
import type { PlacedOrder } from '#src/orders/order/tracked-order.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { CopyButton } from '#src/ui/form/copy-button.tsx'
import { CheckIcon } from '#src/ui/icons.tsx'
import { Price } from '#src/ui/price.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { orderSuccessMessages } from './order-success.messages.ts'

/** Thanks, what happens next, and how to find the order again (product.md section 2, O13). */
export function PlacedOrderCard({ order }: { order: PlacedOrder }) {
  const words = useMessages(orderSuccessMessages)
  const href = useHref()
  return (
    <div className="mx-auto grid max-w-xl justify-items-center gap-4 py-8 text-center md:py-14">
      <span
        aria-hidden="true"
        className="grid size-14 place-items-center rounded-full border border-gold text-gold"
      >
        <CheckIcon size={28} />
      </span>
      <h1>{words.title}</h1>
      <p className="text-lg text-balance">{words.done}</p>
      <p className="text-muted">{words.call}</p>
      <dl className="mt-4 grid w-full gap-4 rounded-md border border-hairline bg-raised px-6 py-6">
        <div className="grid justify-items-center">
          <dt className="text-sm text-muted">{words.number}</dt>
          <dd className="flex items-center ps-11">
            <bdi dir="ltr" data-testid="order-number" className="figures text-3xl font-normal tracking-wide">
              {order.orderId}
            </bdi>
            <CopyButton text={order.orderId} what={words.number} />
          </dd>
        </div>
        <div className="grid justify-items-center">
          <dt className="text-sm text-muted">{words.total}</dt>
          <dd className="text-lg text-wine">
            <Price amount={order.total} />
          </dd>
        </div>
      </dl>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <Link to={trackPath(order.trackUrl)} className={buttonClass()}>
          {words.track}
        </Link>
        <Link to={href('/')} className={buttonClass('secondary')}>
          {words.home}
        </Link>
      </div>
      <p className="text-sm text-muted">{words.trackText}</p>
    </div>
  )
}
