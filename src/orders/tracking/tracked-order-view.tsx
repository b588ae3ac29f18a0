import type { ReactNode } from 'react'
import { formatDeliveryDay } from '#src/delivery/format-delivery-day.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { choiceMessages } from '#src/orders/display/choice.messages.ts'
import { DateTime } from '#src/orders/display/date-time.tsx'
import { LineChoice, LineName, LinePicture } from '#src/orders/display/line-facts.tsx'
import { LineTotal } from '#src/orders/display/line-total.tsx'
import { MoneyNote } from '#src/orders/display/money-note.tsx'
import { trackMessages } from '#src/orders/display/order-progress.messages.ts'
import { paidHow, paidHowMessages } from '#src/orders/display/paid-how.messages.ts'
import { progressPlace, StatusSteps } from '#src/orders/display/status-steps.tsx'
import { totalMessages } from '#src/orders/display/totals.messages.ts'
import { TotalsList } from '#src/orders/display/totals-list.tsx'
import type { OrderLine } from '#src/orders/order/order-line.ts'
import type { TrackedOrder } from '#src/orders/order/tracked-order.ts'
import type { ParcelLink } from '#src/orders/shipments/shipment.ts'
import { BrandNames } from '#src/orders/success/brand-names.tsx'
import { outsideLink } from '#src/settings/contact-links.ts'
import { Link } from '#src/ui/router/link.tsx'
import { sentenceCase } from '#src/ui/sentence-case.class.ts'

type ViewProps = {
  order: TrackedOrder
  token: string
  /** What may be done with it, below its goods. */
  children: ReactNode
}

/** What each part of the order lies on: one paper, whose words begin at one edge. */
const sheet = 'rounded-md border border-hairline bg-raised px-6'

/** An order as its tracking link shows it: where it is, what is in it, what it costs (O13). Printed it is the note that lies beside a gift: who sends, when, what, and no price. */
export function TrackedOrderView({ order, token, children }: ViewProps) {
  const href = useHref()
  const words = useMessages(trackMessages)
  const choices = useMessages(choiceMessages)
  const paidNames = useMessages(paidHowMessages)
  const totals = useMessages(totalMessages)
  return (
    <>
      <p className="mb-4 text-muted sm:mb-8 print:hidden">
        {words.placed} <DateTime date={order.date} time={order.time} />
        {order.corrected && (
          <span className="mt-1 block text-ink">
            {words.corrected} <DateTime {...order.corrected} />
          </span>
        )}
      </p>
      <section
        id={progressPlace}
        tabIndex={-1}
        aria-label={words.progress}
        className={`${sheet} py-5 sm:py-8`}
      >
        {/* On a phone the name stands right above, and the goods come into the first sight. */}
        <div
          className={`mb-6 border-b border-hairline pb-6 print:border-0 ${order.arrives ? '' : 'max-md:hidden print:block'}`}
        >
          <div className="mb-5 max-md:hidden print:block">
            <BrandNames />
          </div>
          {order.orderStatus !== 'Cancelled' && (
            <p className="mb-5 hidden text-center font-heading text-3xl print:block">{words.forYou}</p>
          )}
          {order.arrives && <Arrival day={order.arrives} />}
        </div>
        <div className="print:hidden">
          <StatusSteps
            orderStatus={order.orderStatus}
            history={order.history}
            returnState={order.returnState}
            exchange={order.exchange}
            agreed={order.agreed}
            deliveryArea={order.deliveryArea}
          />
          {order.parcel && <ParcelNote parcel={order.parcel} />}
          <MoneyNote of={order} className="mt-6" />
        </div>
      </section>
      <div className="mt-5 grid grid-cols-1 items-start gap-5 sm:mt-8 sm:gap-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-14">
        <section aria-labelledby="tracked-products" className={`${sheet} pt-6 pb-3 print:border-0 print:p-0`}>
          <h2 id="tracked-products" className="text-xl print:hidden">
            {words.products}
          </h2>
          <ul className="mt-2 divide-y divide-hairline">
            {order.products.map((line) => (
              <TrackedLine key={`${line._id} ${line.size} ${line.color}`} line={line} />
            ))}
          </ul>
        </section>
        {/* Beside both on a desk; on a phone the sums come before what can be done. */}
        <section
          className={`${sheet} py-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 print:hidden`}
          aria-label={totals.total}
        >
          <dl className="mb-5 grid gap-3 border-b border-hairline pb-5">
            <div>
              <dt className="text-sm text-muted">{words.deliveryArea}</dt>
              <dd className={sentenceCase(choices[order.deliveryArea])}>{choices[order.deliveryArea]}</dd>
            </div>
            <div>
              <dt className="text-sm text-muted">{words.payment}</dt>
              <dd>{paidNames[paidHow(order.paymentMethod, order.deliveryArea)]}</dd>
            </div>
          </dl>
          <TotalsList of={order} />
          {order.taxPapers && (
            <Link
              to={href(`/track/${token}/tax`)}
              className="mt-4 inline-flex min-h-9 items-center text-sm text-link"
            >
              {words.taxPapers}
            </Link>
          )}
        </section>
        <div className="-mt-8 min-w-0 print:hidden">{children}</div>
      </div>
    </>
  )
}

/** When it should come, as the card that lies in the parcel says it. */
function Arrival({ day }: { day: string }) {
  const words = useMessages(trackMessages)
  const locale = useLocale()
  return (
    <p className="grid justify-items-center text-center" data-testid="arrives">
      <span className="text-sm text-muted">{words.arrives}</span>
      <span className="font-heading text-2xl">
        {formatDeliveryDay(locale, new Date(`${day}T12:00:00+04:00`))}
      </span>
    </p>
  )
}

/** Who brings it, and where it is followed (O31). */
function ParcelNote({ parcel: { courier, trackingNumber, link } }: { parcel: ParcelLink }) {
  const words = useMessages(trackMessages)
  const number = trackingNumber && (
    <bdi dir="ltr" className="figures break-all">
      {trackingNumber}
    </bdi>
  )
  return (
    <p className="mt-6" data-testid="parcel">
      {words.courier} <bdi className="font-normal">{courier}</bdi>
      {number && ' · '}
      {link ? (
        <a href={link} {...outsideLink} className="text-link">
          {words.follow} {number}
        </a>
      ) : (
        number
      )}
    </p>
  )
}

function TrackedLine({ line }: { line: OrderLine }) {
  return (
    <li className="flex gap-4 py-4" data-testid="tracked-line">
      <div className="w-20 shrink-0">
        <LinePicture imageUrl={line.imageUrl} className="rounded-md" />
      </div>
      <div className="grid min-w-0 flex-1 grid-cols-1 content-center gap-1">
        <LineName line={{ ...line, id: line._id }} place="cart" />
        <LineChoice color={line.color} size={line.size} />
        <LineTotal originalPrice={line.originalPrice} quantity={line.quantity} className="print:hidden" />
      </div>
    </li>
  )
}
