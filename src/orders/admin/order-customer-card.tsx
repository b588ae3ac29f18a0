import type { ReactNode } from 'react'
import { type Locale, mainLocale } from '#src/core/locale.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { choiceMessages } from '#src/orders/display/choice.messages.ts'
import { sourceMessages } from '#src/orders/display/source.messages.ts'
import { trackUrlIn } from '#src/orders/display/track-url-in.ts'
import { receiptOf } from '#src/orders/ledger/payment-proof-state.ts'
import { isProofRefusal, lastAsked, proofRefusalTexts } from '#src/orders/proof-refusal.ts'
import { MapLink } from '#src/places/map-link.tsx'
import { callLink, readablePhone, whatsappLink } from '#src/settings/contact-links.ts'
import { useShop } from '#src/settings/use-settings.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { DashboardCard } from '#src/ui/card.tsx'
import { PhoneIcon, WhatsappIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { sentenceCase } from '#src/ui/sentence-case.class.ts'
import type { OrderCardProps } from './order-card.ts'
import {
  orderOverviewMessages,
  whatsappReadyTexts,
  whatsappReceiptTexts,
  whatsappTexts,
} from './order-overview.messages.ts'

/** Who ordered, how to reach them, and where it goes. */
export function CustomerCard({ order, details }: OrderCardProps) {
  const words = useMessages(orderOverviewMessages)
  const choices = useMessages(choiceMessages)
  const sources = useMessages(sourceMessages)
  const href = useHref()
  const { name, email, mobileNumber, address, place, comment, deliveryArea, vatin } = order.customerData
  const whatsapp = whatsappLink(mobileNumber)
  const { settings } = useShop()
  // She reads what is written to her: in her language, and not in the one of who writes.
  const locale = order.locale ?? mainLocale
  const shopName = dataText(locale, settings, 'shopName') || settings.shopName
  const isReady = deliveryArea === 'SHOP COLLECTION' && order.orderStatus === 'Shipping'
  const ready = isReady ? [whatsappReadyTexts[locale]] : []
  const greeting = encodeURIComponent(
    [whatsappTexts[locale](shopName, order.orderId), ...ready, ...askedAgain(details, locale)].join('\n'),
  )
  return (
    <DashboardCard title={words.customer}>
      <p className="font-normal break-words">
        <bdi>{name}</bdi>
      </p>
      <p className="mt-0.5">
        <bdi dir="ltr" className="figures">
          {readablePhone(mobileNumber)}
        </bdi>
      </p>
      {details?.unprovedPhone && <p className="mt-1 text-sm text-amber">{words.unprovedPhone}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        <a href={callLink(mobileNumber)} className={buttonClass('secondary', 'small')}>
          <PhoneIcon size={18} />
          {words.call}
        </a>
        {whatsapp && (
          <a
            href={`${whatsapp}?text=${greeting}`}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass('secondary', 'small')}
          >
            <WhatsappIcon size={18} />
            {words.whatsapp}
          </a>
        )}
      </div>
      <dl className="mt-4 grid gap-3 border-t border-hairline pt-4 text-sm">
        {email && (
          <Fact label={words.email}>
            <a
              href={`mailto:${email}`}
              className="inline-block break-all underline-offset-4 pressable hover:text-wine hover:underline"
            >
              <bdi dir="ltr">{email}</bdi>
            </a>
          </Fact>
        )}
        {order.source && order.source !== 'web' && (
          <Fact label={words.source}>
            <span>{sources[order.source]}</span>
            {details?.exchangeOf && (
              <Link
                to={href(`/dashboard/order-overview/${encodeURIComponent(details.exchangeOf._id)}`)}
                className="figures ms-2 inline-block text-link pressable"
              >
                <bdi dir="ltr">#{details.exchangeOf.orderId}</bdi>
              </Link>
            )}
            {details?.madeBy && <bdi className="block text-muted">{words.madeBy(details.madeBy)}</bdi>}
          </Fact>
        )}
        <Fact label={words.deliveryArea}>
          <span className={sentenceCase(choices[deliveryArea])}>{choices[deliveryArea]}</span>
        </Fact>
        {address && (
          <Fact label={words.address}>
            <span dir="auto" className="block w-fit max-w-full break-words whitespace-pre-line">
              {address}
            </span>
            <MapLink place={place} address={address} className="mt-1 inline-block pressable" />
          </Fact>
        )}
        {vatin && (
          <Fact label={words.vatin}>
            <bdi dir="ltr">{vatin}</bdi>
          </Fact>
        )}
        {comment && (
          <Fact label={words.comment}>
            <span dir="auto" className="block w-fit max-w-full break-words whitespace-pre-line">
              {comment}
            </span>
          </Fact>
        )}
      </dl>
    </DashboardCard>
  )
}

/** What is to be said of a receipt that was asked for again; nothing of any other. */
function askedAgain(details: OrderCardProps['details'], locale: Locale): string[] {
  if (!details || receiptOf(details) !== 'asked-again') return []
  const last = lastAsked(details.history)
  const why = isProofRefusal(last?.reason) ? [proofRefusalTexts[last.reason][locale]] : []
  const reason = [...why, ...(last?.comment ? [last.comment] : [])].join(' ')
  return [whatsappReceiptTexts[locale](reason, `${trackUrlIn(locale, details.trackUrl)}#proof`).trim()]
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
