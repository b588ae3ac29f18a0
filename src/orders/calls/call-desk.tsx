import { mainLocale } from '#src/core/locale.ts'
import { inBaisa } from '#src/core/money.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { choiceMessages } from '#src/orders/display/choice.messages.ts'
import { DateTime } from '#src/orders/display/date-time.tsx'
import { OrderLinesList } from '#src/orders/display/order-lines-list.tsx'
import { paidHow, paidHowMessages } from '#src/orders/display/paid-how.messages.ts'
import { TotalsList } from '#src/orders/display/totals-list.tsx'
import type { OrderDetails } from '#src/orders/order/order.ts'
import { callLink, outsideLink, readablePhone, whatsappLink } from '#src/settings/contact-links.ts'
import { useShop } from '#src/settings/use-settings.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { DashboardCard } from '#src/ui/card.tsx'
import { AlertIcon, PhoneIcon, WhatsappIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { sentenceCase } from '#src/ui/sentence-case.class.ts'
import { callMessages, callTexts } from './call.messages.ts'

/** Whom to call and by which number, and what she ordered (O33); once the call is made, calling is no longer the next step. */
export function CallDesk({ order, isCalled }: { order: OrderDetails; isCalled: boolean }) {
  const words = useMessages(callMessages)
  const choices = useMessages(choiceMessages)
  const paidNames = useMessages(paidHowMessages)
  const href = useHref()
  const { settings } = useShop()
  const { name, mobileNumber, address, comment, deliveryArea, paymentMethod } = order.customerData
  // She reads what is written to her: in her language, and not in the one of who writes.
  const locale = order.locale ?? mainLocale
  const shopName = dataText(locale, settings, 'shopName') || settings.shopName
  const text = callTexts[locale](shopName, order.orderId, amountInText(locale, inBaisa(order.total)))
  const whatsapp = whatsappLink(mobileNumber)
  return (
    <DashboardCard
      title={words.order}
      aside={
        <Link
          to={href(`/dashboard/order-overview/${order._id}`)}
          state={{ order }}
          aria-label={`${words.open} ${order.orderId}`}
          className="figures inline-block text-link pressable"
        >
          <bdi dir="ltr" data-testid="order-number">
            #{order.orderId}
          </bdi>
        </Link>
      }
    >
      <p className="text-2xl break-words">
        <bdi>{name}</bdi>
      </p>
      <p className="mt-1 text-xl">
        <bdi dir="ltr" className="figures">
          {readablePhone(mobileNumber)}
        </bdi>
      </p>
      {order.refusals && (
        <p role="note" className="mt-2 flex items-start gap-1.5 text-sm font-normal text-brick">
          <AlertIcon size={18} className="mt-0.5 shrink-0" />
          {words.refusals(order.refusals)}
        </p>
      )}
      {order.receipt === 'waiting' && (
        <p role="note" className="mt-2 flex items-start gap-1.5 text-sm font-normal text-brick">
          <AlertIcon size={18} className="mt-0.5 shrink-0" />
          <span>
            {words.receiptWaits}{' '}
            <Link to={href('/dashboard/paymentProofs')} className="underline underline-offset-4">
              {words.reviewReceipt}
            </Link>
          </span>
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <a
          href={callLink(mobileNumber)}
          className={`${buttonClass(isCalled ? 'secondary' : 'primary')} max-sm:grow`}
        >
          <PhoneIcon size={20} />
          {words.call}
        </a>
        {whatsapp && (
          <a
            href={`${whatsapp}?text=${encodeURIComponent(text)}`}
            {...outsideLink}
            className={`${buttonClass('secondary')} max-sm:grow`}
          >
            <WhatsappIcon size={20} />
            {words.whatsapp}
          </a>
        )}
      </div>
      <dl className="mt-5 grid gap-3 border-t border-hairline pt-4 text-sm">
        <div>
          <dt className="text-xs text-muted">{address ? words.address : words.deliveryArea}</dt>
          <dd>
            {address && (
              <span dir="auto" className="block w-fit max-w-full break-words whitespace-pre-line">
                {address}
              </span>
            )}
            <span className="text-muted">
              <span className={sentenceCase(choices[deliveryArea])}>{choices[deliveryArea]}</span> ·{' '}
              {paidNames[paidHow(paymentMethod, deliveryArea)]}
            </span>
          </dd>
        </div>
        {comment && (
          <div>
            <dt className="text-xs text-muted">{words.comment}</dt>
            <dd dir="auto" className="w-fit max-w-full break-words whitespace-pre-line">
              {comment}
            </dd>
          </div>
        )}
      </dl>
      <div className="mt-5 border-t border-hairline pt-4">
        <p className="mb-3 text-xs text-muted">
          <DateTime date={order.date} time={order.time} />
        </p>
        <OrderLinesList lines={order.products} />
        <div className="mt-3 border-t border-hairline pt-3">
          <TotalsList of={order} />
        </div>
      </div>
    </DashboardCard>
  )
}
