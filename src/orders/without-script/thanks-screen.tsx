import { formatDeliveryDay } from '#src/delivery/format-delivery-day.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { OrderLinesList } from '#src/orders/display/order-lines-list.tsx'
import { TotalsList } from '#src/orders/display/totals-list.tsx'
import type { TrackedOrder } from '#src/orders/order/tracked-order.ts'
import { orderSuccessMessages } from '#src/orders/success/order-success.messages.ts'
import { promisedTime } from '#src/settings/delivery.ts'
import { useShop } from '#src/settings/use-settings.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { Link } from '#src/ui/router/link.tsx'

/** The success page's own texts, with the number of the order and its tracking link (O10, O13). */
export function ThanksScreen({ order, token }: { order: TrackedOrder; token: string }) {
  const words = useMessages(orderSuccessMessages)
  const href = useHref()
  const locale = useLocale()
  const { settings, shopName } = useShop()
  const day = order.arrives && formatDeliveryDay(locale, new Date(`${order.arrives}T12:00:00+04:00`))
  const time = promisedTime(locale, settings, words.oneOrTwo)
  // Where places differ, what counts is the day of this one.
  const done = day && time !== words.oneOrTwo ? words.doneBy(day) : words.done(time)
  const isCollected = order.deliveryArea === 'SHOP COLLECTION'
  return (
    <div className="page py-6">
      <PageHead title={words.title} shopName={shopName} />
      <div className="mx-auto grid max-w-xl justify-items-center gap-4 py-8 text-center md:py-14">
        <h1>{words.title}</h1>
        <p className="text-lg text-balance">{isCollected ? words.kept : done}</p>
        <p className="text-muted">{isCollected ? words.callKept : words.call}</p>
        <section
          aria-label={words.bought}
          className="mt-4 w-full rounded-md border border-hairline bg-raised px-6 py-8 outline-1 -outline-offset-8 outline-gold/40 sm:px-10"
        >
          <dl className="grid gap-5">
            {day && (
              <div>
                <dt className="text-sm text-muted">{words.arrives}</dt>
                <dd className="font-heading text-xl" data-testid="arrives">
                  {day}
                </dd>
              </div>
            )}
            <div>
              <dt className="text-sm text-muted">{words.number}</dt>
              <dd>
                <bdi
                  dir="ltr"
                  data-testid="order-number"
                  className="figures text-3xl font-normal [letter-spacing:.025em]"
                >
                  {order.orderId}
                </bdi>
              </dd>
            </div>
            <div className="border-t border-hairline pt-5 text-start">
              <dt className="sr-only">{words.bought}</dt>
              <dd>
                <OrderLinesList lines={order.products} />
              </dd>
            </div>
          </dl>
          <div className="border-t border-hairline pt-5 text-start" data-testid="order-totals">
            <TotalsList of={order} />
          </div>
        </section>
        <div className="mt-4 flex flex-wrap justify-center gap-3">
          <Link to={href(`/track/${token}`)} className={buttonClass()}>
            {words.track}
          </Link>
          <Link to={href('/')} className={buttonClass('secondary')}>
            {words.home}
          </Link>
        </div>
        <p className="text-sm text-muted">{words.trackText}</p>
      </div>
    </div>
  )
}
