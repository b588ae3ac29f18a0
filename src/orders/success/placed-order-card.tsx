import { formatDeliveryDay } from '#src/delivery/format-delivery-day.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import type { JustPlaced } from '#src/orders/checkout-draft/checkout-storage.ts'
import { OrderLinesList } from '#src/orders/display/order-lines-list.tsx'
import { trackPath } from '#src/orders/order/track-path.ts'
import { isHaqiba } from '#src/settings/brand/is-haqiba.ts'
import { useSettings } from '#src/settings/use-settings.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { CopyButton } from '#src/ui/form/copy-button.tsx'
import { CheckIcon } from '#src/ui/icons.tsx'
import { HouseMark } from '#src/ui/page/house-mark.tsx'
import { Price } from '#src/ui/price.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { orderSuccessMessages } from './order-success.messages.ts'

/** Thanks, what happens next, and how to find the order again (product.md section 2, O13). */
export function PlacedOrderCard({ order }: { order: JustPlaced }) {
  const words = useMessages(orderSuccessMessages)
  const href = useHref()
  const locale = useLocale()
  const settings = useSettings()
  return (
    <div className="mx-auto grid max-w-xl justify-items-center gap-4 py-8 text-center md:py-14">
      <span
        aria-hidden="true"
        className="grid size-16 place-items-center rounded-full border border-gold text-gold"
      >
        {settings && isHaqiba(settings) ? <HouseMark className="h-7" /> : <CheckIcon size={28} />}
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
        {order.arrives && (
          <div className="grid justify-items-center">
            <dt className="text-sm text-muted">{words.arrives}</dt>
            <dd className="font-normal" data-testid="arrives">
              {formatDeliveryDay(locale, new Date(order.arrives))}
            </dd>
          </div>
        )}
        {order.lines.length > 0 && (
          <div className="border-t border-hairline pt-4 text-start">
            <dt className="sr-only">{words.bought}</dt>
            <dd>
              <OrderLinesList lines={order.lines.map((line) => ({ ...line, _id: line.id }))} />
            </dd>
          </div>
        )}
        <div className="flex items-baseline justify-between gap-4 border-t border-hairline pt-4 font-normal">
          <dt>{words.total}</dt>
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
