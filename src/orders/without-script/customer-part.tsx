import type { Zone } from '#src/delivery/zone.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { checkoutMessages } from '#src/orders/checkout/checkout.messages.ts'
import { PaymentChoice } from '#src/orders/checkout/payment-choice.tsx'
import { ShippingFields } from '#src/orders/checkout/shipping-fields.tsx'
import type { CustomerDraft } from '#src/orders/checkout-draft/customer-draft.ts'
import { placeMessages } from '#src/places/place.messages.ts'
import { useShop } from '#src/settings/use-settings.ts'
import { TextField } from '#src/ui/form/field.tsx'
import type { FieldErrors } from './field-errors.ts'
import { WayPart } from './way-part.tsx'
import { WherePart } from './where-part.tsx'
import { withoutScriptMessages } from './without-script.messages.ts'

type CustomerProps = {
  draft: CustomerDraft
  errors: FieldErrors
  goods: readonly { line: { originalPrice: number; quantity: number } }[]
  zones: readonly Zone[]
}

/** Nothing answers a choice here: the form is written once. */
const unanswered = () => undefined

/** Who gets the order, where it goes, how it comes and is paid: checkout's own fields, as they are written once. */
export function CustomerPart({ draft, errors, goods, zones }: CustomerProps) {
  const words = useMessages(withoutScriptMessages)
  const checkout = useMessages(checkoutMessages)
  const places = useMessages(placeMessages)
  const { settings } = useShop()
  const { paymentMethods, countries, emailOptional, vat } = settings
  const [only, ...more] = paymentMethods
  return (
    <>
      <section aria-labelledby="shipping-details">
        <h2 id="shipping-details" className="text-xl">
          {checkout.shipping}
        </h2>
        <p className="mt-1 mb-5 text-sm text-muted">{checkout.starred}</p>
        <ShippingFields
          emailOptional={emailOptional}
          hasVat={vat !== 'off'}
          // All of it in sight, also where somebody meant to collect the order: nothing comes back by another choice.
          draft={{ ...draft, deliveryArea: '' }}
          errors={errors}
          onFill={unanswered}
          onLeave={unanswered}
          where={<WherePart {...{ draft, errors, countries }} />}
          pin={
            <TextField
              id="checkout-pin"
              name="pin"
              label={places.pin}
              hint={words.pinHint}
              error={errors.get('pin')}
              optional
              defaultValue={draft.place?.pin}
              dir="ltr"
              spellCheck={false}
              autoComplete="off"
              maxLength={500}
              className="sm:col-span-2"
            />
          }
        />
      </section>
      <WayPart {...{ draft, goods, zones }} error={errors.get('deliveryArea')} />
      <div className="grid gap-1.5">
        <PaymentChoice
          methods={paymentMethods}
          settings={settings}
          collection={settings.collection}
          area=""
          value={draft.paymentMethod || (more.length === 0 && only) || ''}
          error={errors.get('paymentMethod')}
          onChoose={unanswered}
        />
        {paymentMethods.includes('Online Payment') && (
          <p className="text-xs text-muted">{words.transferNext}</p>
        )}
      </div>
    </>
  )
}
