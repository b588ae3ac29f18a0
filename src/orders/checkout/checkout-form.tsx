import { type FormEvent, lazy, Suspense, useEffect } from 'react'
import type { CartLine } from '#src/catalogue/cart/cart.ts'
import { inBaisa, toOmr } from '#src/core/money.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { useZeroRated } from '#src/orders/cart/use-zero-rated.ts'
import { type CustomerDraft, missingFields } from '#src/orders/checkout-draft/customer-draft.ts'
import { ActionBar } from '#src/orders/display/action-bar.tsx'
import { linePath } from '#src/orders/display/line-facts.tsx'
import { totalMessages } from '#src/orders/display/totals.messages.ts'
import { subTotalOf, totalsInOmr, totalsOf, type WithTotals } from '#src/orders/order/order-totals.ts'
import { paymentChoiceMessages } from '#src/orders/payment-proofs/payment-choice.messages.ts'
import type { UploadProof } from '#src/orders/payment-proofs/payment-proof-field.tsx'
import { useReceiptOnItsWay } from '#src/orders/payment-proofs/use-receipt-on-its-way.ts'
import { homeCountry } from '#src/places/country.ts'
import { offeredAreas } from '#src/settings/delivery.ts'
import type { Settings } from '#src/settings/settings.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Button } from '#src/ui/button.tsx'
import { useFetchedFor } from '#src/ui/page/use-fetched-for.ts'
import { Link } from '#src/ui/router/link.tsx'
import { twoColumns, useMedia } from '#src/ui/use-media.ts'
import { checkoutMessages } from './checkout.messages.ts'
import { DeliveryChoice } from './delivery-choice.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import { ShippingFields } from './shipping-fields.tsx'
import { HowMuchNeeded, StillNeeded, stillNeededId } from './still-needed.tsx'
import { useCheckout } from './use-checkout.ts'
import type { useCheckoutLines } from './use-checkout-lines.ts'
import { useCustomerDraft } from './use-customer-draft.ts'
import { useDestination } from './use-destination.ts'

type FormProps = {
  checkoutLines: ReturnType<typeof useCheckoutLines>
  /** The lines being ordered; at least one. */
  lines: readonly [CartLine, ...CartLine[]]
  settings: Settings
  /** Where receipts go. */
  uploadProof: UploadProof
}

const formId = 'checkout'
// Most pay in cash: what the others need is fetched when they say so.
const OnlinePayment = lazy(() => import('./online-payment.tsx'))
// It tells of a lost connection as well, so that it is fetched while there is one.
const loadInterruption = () => import('./checkout-interruption.tsx')
const CheckoutInterruption = lazy(loadInterruption)

/** Shipping form, choices and summary of one order (product.md section 2). */
export function CheckoutForm({ checkoutLines, lines, settings, uploadProof }: FormProps) {
  const words = useMessages(checkoutMessages)
  const pay = useMessages(paymentChoiceMessages)
  const sums = useMessages(totalMessages)
  const href = useHref()
  const locale = useLocale()
  const hasVat = settings.vat !== 'off'
  const checkout = useCheckout(checkoutLines, hasVat)
  const isZeroRated = useZeroRated(hasVat ? lines : [])
  const form = useCustomerDraft()
  useEffect(() => void loadInterruption().catch(() => undefined), [])

  const { destination, zones, isKnown } = useDestination()
  const terms = destination?.termsOf(form.draft, { settings, zones })
  const rates = terms ?? settings
  const deliveryArea = chosenOf(offeredAreas(rates), form.draft.deliveryArea, false)
  const methods = settings.paymentMethods.filter(
    (method) => method === 'Online Payment' || terms?.cash !== false || deliveryArea === 'SHOP COLLECTION',
  )
  const subTotal = subTotalOf(lines)
  const unpriced = isKnown
    ? destination?.unpriced(form.draft, { settings, zones }, { subTotal, locale })
    : '…'
  const area = !unpriced || deliveryArea === 'SHOP COLLECTION' ? deliveryArea : ''
  const inCash = area ? totalsOf(lines, area, rates, 'Cash On Delivery').total : subTotal
  const overLimit = settings.cashLimit !== null && inCash > inBaisa(settings.cashLimit)
  const open = methods.filter((method) => method === 'Online Payment' || !overLimit)
  const paymentMethod = chosenOf(open, form.draft.paymentMethod)
  const draft = { ...form.draft, deliveryArea, paymentMethod }
  const totals = area ? totalsOf(lines, area, rates, paymentMethod) : undefined
  const shownTotals: WithTotals = totals ? totalsInOmr(totals) : { subTotal: toOmr(subTotal), unpriced }
  const missing: { field: string; label: string }[] = missingFields(draft, settings.emailOptional).map(
    (field) => ({
      field,
      label: field === 'paymentMethod' ? pay.payment : words[field],
    }),
  )
  const isInOman = (draft.place?.country ?? homeCountry) === homeCountry
  // Delivery and the fee for cash bear VAT whatever is brought (T1).
  const bearsVat =
    lines.some(({ id }) => !isZeroRated(id)) ||
    (totals !== undefined && totals.deliveryCharge + (totals.cashFee ?? 0) > 0)
  const place = destination?.missingPlace(draft, zones, locale)
  // In the order in which the fields stand: who it is for, where, how.
  const who = missing.filter(({ field }) => /^(name|email|mobileNumber)$/.test(field)).length
  if (place) missing.splice(who, 0, { field: 'place', label: place })
  const wide = useMedia(twoColumns)
  const { errors, sending, interruption } = checkout
  const isTransfer = paymentMethod === 'Online Payment'
  const isTransferShown = useFetchedFor(isTransfer)
  const shownInterruption = useFetchedFor(interruption)

  function fill(change: Partial<CustomerDraft>) {
    form.fill(change)
    checkout.clearErrors(Object.keys(change))
  }
  /** The day it is expected; undefined where it is fetched, or not known here. */
  function arrives(): string | undefined {
    if (deliveryArea === 'SHOP COLLECTION') return undefined
    return destination?.arrivalOf(draft, { settings, zones }).toISOString()
  }
  const receipt = useReceiptOnItsWay(isTransfer && totals ? `${totals.total}` : '', order)
  const waits = receipt.waits || (missing.length > 0 || isKnown ? '' : words.loading)
  function order() {
    if (totals && isKnown && missing.length === 0 && !sending)
      void checkout.confirm(draft, lines, totals, arrives())
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    receipt.press()
  }

  function destinationPart(part: 'where' | 'pin') {
    if (destination === undefined)
      return <div className={part === 'pin' ? 'h-36 sm:col-span-2' : 'h-52 sm:col-span-2 sm:h-32'} />
    if (!destination)
      return (
        part === 'where' &&
        errors.has('place') && (
          <p role="alert" className="text-brick">
            {errors.get('place')}{' '}
            <button type="button" className="text-link" onClick={() => location.reload()}>
              {words.again}
            </button>
          </p>
        )
      )
    return (
      <destination.DestinationPart
        {...{ part, draft, settings, zones }}
        error={errors.get('place')}
        onFill={fill}
      />
    )
  }

  const summary = (
    <OrderSummary
      lines={lines}
      lineErrors={checkout.lineErrors}
      totals={shownTotals}
      hasVat={hasVat && isInOman && bearsVat}
      onQuantity={(line, quantity) => {
        checkoutLines.setQuantity(line, quantity)
        checkout.clearLineError(line)
      }}
      onRemove={(line) => {
        checkoutLines.remove(line)
        checkout.clearLineError(line)
      }}
    />
  )
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-14">
      {/* Where the page is one column it opens with what is ordered, folded. */}
      {!wide && summary}
      {/* The summary's steppers stay outside, so that Enter in one never orders. */}
      <form id={formId} noValidate onSubmit={submit} className="grid grid-cols-1 gap-8">
        <section aria-labelledby="shipping-details">
          <h2 id="shipping-details" className="text-xl">
            {words.shipping}
          </h2>
          <p className="mt-1 mb-5 text-sm text-muted">{words.starred}</p>
          <ShippingFields
            emailOptional={settings.emailOptional}
            hasVat={hasVat}
            draft={draft}
            errors={errors}
            onFill={fill}
            onLeave={(field) => void checkout.checkField(draft, field)}
            where={destinationPart('where')}
            pin={destinationPart('pin')}
          />
        </section>
        <DeliveryChoice
          rates={rates}
          unpriced={unpriced}
          times={destination?.timesOf(form.draft, { settings, zones }) ?? settings}
          subTotal={subTotal}
          value={draft.deliveryArea}
          error={errors.get('deliveryArea')}
          onChoose={(deliveryArea) => fill({ deliveryArea })}
        />
        <PaymentChoice
          methods={methods}
          settings={settings}
          open={open}
          collection={rates.collection === true}
          area={deliveryArea}
          value={draft.paymentMethod}
          error={errors.get('paymentMethod')}
          onChoose={(paymentMethod) => fill({ paymentMethod })}
        />
        <Suspense>
          {isTransfer && isTransferShown && (
            <OnlinePayment
              settings={settings}
              proof={draft.paymentProof}
              error={errors.get('paymentProof')}
              upload={uploadProof}
              onProof={(paymentProof) => fill({ paymentProof })}
              onSending={receipt.say}
            />
          )}
        </Suspense>
      </form>
      <div className="max-lg:contents lg:sticky lg:top-(--sticky-top,7rem)">
        {wide && summary}
        <ActionBar
          label={totals ? sums.total : sums.subTotal}
          omr={shownTotals.total ?? shownTotals.subTotal}
          notice={<StillNeeded fields={missing} />}
          waits={missing.length > 0 && <HowMuchNeeded fields={missing} />}
        >
          <Button
            type="submit"
            form={formId}
            disabled={missing.length > 0}
            busy={waits !== '' || sending}
            busyLabel={waits || words.wait}
            aria-describedby={stillNeededId}
          >
            {words.confirm}
          </Button>
        </ActionBar>
        <Link to={href(linePath(lines[0]))} className={`${buttonClass('quiet')} w-full lg:mt-2`}>
          {words.cancel}
        </Link>
      </div>
      <Suspense>
        {interruption && shownInterruption && (
          <CheckoutInterruption
            interruption={shownInterruption}
            asked={{ lines, arrives: arrives() }}
            onAccept={() => checkout.accept(draft, arrives())}
            onBack={checkout.goBack}
          />
        )}
      </Suspense>
    </div>
  )
}

/** What counts: the chosen one while it is offered, or the only one there is. */
function chosenOf<T extends string>(offered: readonly T[], chosen: T | '', onlyOne = true): T | '' {
  if (chosen && offered.includes(chosen)) return chosen
  return onlyOne && offered.length === 1 ? (offered[0] ?? '') : ''
}
