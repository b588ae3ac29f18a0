import type { ReactNode } from 'react'
import { formatDeliveryDay } from '#src/delivery/format-delivery-day.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { checkoutMessages } from '#src/orders/checkout/checkout.messages.ts'
import { destinationMessages } from '#src/orders/checkout-address/destination.messages.ts'
import { choiceMessages } from '#src/orders/display/choice.messages.ts'
import { OrderLinesList } from '#src/orders/display/order-lines-list.tsx'
import { paidHow, paidHowMessages } from '#src/orders/display/paid-how.messages.ts'
import { TotalsList } from '#src/orders/display/totals-list.tsx'
import type { Quote } from '#src/orders/order/order-line.ts'
import { paymentChoiceMessages } from '#src/orders/payment-proofs/payment-choice.messages.ts'
import { homeCountry } from '#src/places/country.ts'
import { noPlace, writtenAddress } from '#src/places/place.ts'
import { useShop } from '#src/settings/use-settings.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { AlertIcon } from '#src/ui/icons.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { sentenceCase } from '#src/ui/sentence-case.class.ts'
import { HiddenFields, HiddenForm } from './hidden-fields.tsx'
import { orderFormPath } from './order-form-path.ts'
import { ReceiptPart } from './receipt-part.tsx'
import type { SentForm } from './sent-form.ts'
import { withoutScriptMessages } from './without-script.messages.ts'

export type ReviewProps = {
  form: Pick<SentForm, 'attempt' | 'draft'>
  quote: Quote
  /** The day it is expected; undefined where it is fetched. */
  arrives: Date | undefined
  notice?: string | undefined
  receiptError?: string | undefined
}

/** The second step: all of it at the shop's sums, to be confirmed, or changed (O1). */
export function ReviewScreen({
  form: { attempt, draft },
  quote,
  arrives,
  notice,
  receiptError,
}: ReviewProps) {
  const words = useMessages(withoutScriptMessages)
  const checkout = useMessages(checkoutMessages)
  const destination = useMessages(destinationMessages)
  const locale = useLocale()
  const action = useHref()(orderFormPath)
  const { settings, shopName } = useShop()
  const needsReceipt = draft.paymentMethod === 'Online Payment'
  const isExported =
    settings.vat !== 'off' && arrives && (draft.place?.country ?? homeCountry) !== homeCountry
  const carried = { attempt, draft, quote }
  return (
    <div className="page max-w-3xl! py-6 md:py-8">
      <PageHead title={words.reviewTitle} shopName={shopName} />
      <h1 className="mb-6">{words.reviewTitle}</h1>
      {notice && (
        <p
          role="alert"
          className="mb-6 flex items-start gap-2.5 rounded-md border border-brick bg-raised px-4 py-3"
        >
          <AlertIcon size={20} className="mt-0.5 shrink-0 text-brick" />
          {notice}
        </p>
      )}
      <div className="grid grid-cols-1 gap-8">
        <section aria-labelledby="order-goods">
          <h2 id="order-goods" className="mb-3 text-xl">
            {words.goods}
          </h2>
          <OrderLinesList lines={quote.products} />
        </section>
        <section aria-labelledby="order-details">
          <h2 id="order-details" className="mb-3 text-xl">
            {words.details}
          </h2>
          <Details draft={draft} />
          {arrives && (
            <p className="mt-4" data-testid="arrives">
              {words.arrives}: <span className="font-normal">{formatDeliveryDay(locale, arrives)}</span>
            </p>
          )}
          {isExported && <p className="mt-2 text-sm text-muted">{destination.exported}</p>}
        </section>
        <div className="rounded-md border border-hairline bg-raised p-5 sm:p-6" data-testid="order-totals">
          <TotalsList of={quote} />
        </div>
        {needsReceipt && (
          <ReceiptPart
            hidden={<HiddenForm {...carried} />}
            isSent={draft.paymentProof !== ''}
            error={receiptError}
          />
        )}
        <form method="post" action={action} className="flex flex-wrap gap-3">
          <HiddenFields {...carried} />
          {!(needsReceipt && draft.paymentProof === '') && (
            <button type="submit" name="step" value="place" className={`${buttonClass()} max-sm:w-full`}>
              {checkout.confirm}
            </button>
          )}
          <button
            type="submit"
            name="step"
            value="edit"
            className={`${buttonClass('secondary')} max-sm:w-full`}
          >
            {words.change}
          </button>
        </form>
      </div>
    </div>
  )
}

/** What was typed and chosen, as it will be kept. */
function Details({ draft }: { draft: SentForm['draft'] }) {
  const checkout = useMessages(checkoutMessages)
  const payment = useMessages(paymentChoiceMessages)
  const names = useMessages(choiceMessages)
  const paidNames = useMessages(paidHowMessages)
  const locale = useLocale()
  const { deliveryArea, paymentMethod, place = noPlace, address } = draft
  const isBrought = deliveryArea !== 'SHOP COLLECTION'
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      <Fact name={checkout.name}>{draft.name}</Fact>
      <Fact name={checkout.mobileNumber}>
        <bdi dir="ltr">{draft.mobileNumber}</bdi>
      </Fact>
      {draft.email && (
        <Fact name={checkout.email}>
          <bdi dir="ltr" className="wrap-anywhere">
            {draft.email}
          </bdi>
        </Fact>
      )}
      {(isBrought || address) && (
        <Fact name={checkout.address}>
          {isBrought ? writtenAddress({ ...place, line: address.trim() }, locale) : address}
        </Fact>
      )}
      {deliveryArea && (
        <Fact name={checkout.deliveryArea}>
          <span className={sentenceCase(names[deliveryArea])}>{names[deliveryArea]}</span>
        </Fact>
      )}
      {paymentMethod && deliveryArea && (
        <Fact name={payment.payment}>{paidNames[paidHow(paymentMethod, deliveryArea)]}</Fact>
      )}
      {draft.comment && <Fact name={checkout.comment}>{draft.comment}</Fact>}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="break-words whitespace-pre-line">
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}
