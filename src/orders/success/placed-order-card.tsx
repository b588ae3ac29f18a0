import { formatDeliveryDay } from '#src/delivery/format-delivery-day.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import type { JustPlaced } from '#src/orders/checkout-draft/checkout-storage.ts'
import { OrderLinesList } from '#src/orders/display/order-lines-list.tsx'
import { TotalsList } from '#src/orders/display/totals-list.tsx'
import { trackPath } from '#src/orders/order/track-path.ts'
import { isHaqiba } from '#src/settings/brand/is-haqiba.ts'
import { promisedTime } from '#src/settings/delivery.ts'
import { useSettings } from '#src/settings/use-settings.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Button } from '#src/ui/button.tsx'
import { CopyButton } from '#src/ui/form/copy-button.tsx'
import { AlertIcon, CheckIcon, LinkIcon } from '#src/ui/icons.tsx'
import { HouseMark } from '#src/ui/page/house-mark.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { BrandNames } from './brand-names.tsx'
import { orderSuccessMessages } from './order-success.messages.ts'

const place = 'mx-auto grid max-w-xl justify-items-center gap-4 py-8 text-center md:py-14 print:py-0'

/** Thanks, what happens next, and the parcel with how to find it again (product.md section 2, O13). */
export function PlacedOrderCard({ order }: { order: JustPlaced }) {
  const words = useMessages(orderSuccessMessages)
  const href = useHref()
  return (
    <div className={place}>
      <Thanks order={order} />
      {order.receipt && (
        <p className="text-balance print:hidden" data-testid="receipt">
          <CheckIcon size={20} className="me-2 inline-block align-middle text-olive" />
          {words.receipt}
        </p>
      )}
      {order.signedOut && (
        <p className="text-balance print:hidden">
          <AlertIcon size={20} className="me-2 inline-block align-middle text-amber" />
          {words.signedOut}
        </p>
      )}
      <WrittenParcel order={order} />
      <div className="mt-4 flex flex-wrap justify-center gap-3 print:hidden">
        <Link to={trackPath(order.trackUrl)} className={buttonClass()}>
          {words.track}
        </Link>
        <Link to={href('/')} className={buttonClass('secondary')}>
          {words.home}
        </Link>
      </div>
      <div className="flex items-center gap-1 text-sm text-muted print:hidden">
        <p>{words.trackText}</p>
        <CopyButton text={order.trackUrl} what={words.link} icon={<LinkIcon size={20} />} />
      </div>
      <Button kind="quiet" className="print:hidden" onClick={() => print()}>
        {words.giftNote}
      </Button>
    </div>
  )
}

/** What stands where no script can tell which order it was. */
export function PlainThanks() {
  const words = useMessages(orderSuccessMessages)
  const href = useHref()
  return (
    <div className={place}>
      <Thanks />
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <Link to={href('/track')} className={buttonClass()}>
          {words.find}
        </Link>
        <Link to={href('/')} className={buttonClass('secondary')}>
          {words.home}
        </Link>
      </div>
    </div>
  )
}

function Thanks({ order }: { order?: JustPlaced }) {
  const words = useMessages(orderSuccessMessages)
  const settings = useSettings()
  const locale = useLocale()
  const time = promisedTime(locale, settings, words.oneOrTwo)
  // Where places differ, what counts is the day of this one, which stands below as well.
  const done =
    order?.arrives && time !== words.oneOrTwo
      ? words.doneBy(formatDeliveryDay(locale, new Date(order.arrives)))
      : words.done(time)
  return (
    <>
      <span
        aria-hidden="true"
        className="grid size-16 place-items-center rounded-full border border-gold text-gold"
      >
        {settings && isHaqiba(settings) ? <HouseMark className="h-7" /> : <CheckIcon size={28} />}
      </span>
      <h1 className="print:hidden">{words.title}</h1>
      <p className="text-lg text-balance print:hidden">{order?.collected ? words.kept : done}</p>
      <p className="text-muted print:hidden">{order?.collected ? words.callKept : words.call}</p>
    </>
  )
}

/** The order as the card that lies in its parcel. Printed it is a gift's: no prices, no number. */
function WrittenParcel({ order }: { order: JustPlaced }) {
  const words = useMessages(orderSuccessMessages)
  const locale = useLocale()
  return (
    <section
      aria-label={words.bought}
      data-testid="parcel"
      className="mt-4 grid w-full gap-5 rounded-md border border-hairline bg-raised px-6 py-8 outline-1 -outline-offset-8 outline-gold/40 sm:px-10"
    >
      <BrandNames />
      <dl className="grid gap-5">
        {order.name && (
          <div className="grid justify-items-center">
            <dt className="text-sm text-muted">{words.to}</dt>
            <dd className="font-heading text-3xl text-balance break-words" data-testid="to">
              <bdi>{order.name}</bdi>
            </dd>
          </div>
        )}
        {order.arrives && (
          <div className="grid justify-items-center">
            <dt className="text-sm text-muted">{words.arrives}</dt>
            <dd className="font-heading text-xl" data-testid="arrives">
              {formatDeliveryDay(locale, new Date(order.arrives))}
            </dd>
          </div>
        )}
        <div className="grid justify-items-center print:hidden">
          <dt className="text-sm text-muted">{words.number}</dt>
          <dd className="flex items-center ps-11">
            <bdi
              dir="ltr"
              data-testid="order-number"
              className="figures text-3xl font-normal [letter-spacing:.025em]"
            >
              {order.orderId}
            </bdi>
            <CopyButton text={order.orderId} what={words.number} />
          </dd>
        </div>
        {order.lines.length > 0 && (
          <div className="border-t border-hairline pt-5 text-start">
            <dt className="sr-only">{words.bought}</dt>
            <dd>
              <OrderLinesList lines={order.lines.map((line) => ({ ...line, _id: line.id }))} asGift />
            </dd>
          </div>
        )}
      </dl>
      <div className="border-t border-hairline pt-5 text-start print:hidden" data-testid="order-totals">
        <TotalsList of={order} />
      </div>
    </section>
  )
}
