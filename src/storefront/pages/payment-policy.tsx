import { cashlessPlaces } from '#src/delivery/other-places.ts'
import { useZones } from '#src/delivery/use-zones.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { useSettings } from '#src/settings/use-settings.ts'
import { policiesMessages } from './policies.messages.ts'
import { PolicyPoint, PolicySection } from './policy-section.tsx'

/** The ways to pay that are switched on (O15), and where none of it is cash (O40). */
export function PaymentPolicy() {
  const words = useMessages(policiesMessages)
  const cashless = cashlessPlaces(useLocale(), useZones())
  const methods = useSettings()?.paymentMethods ?? []
  return (
    <PolicySection id="payment" title={words.payment}>
      <p>{words.prices}</p>
      {methods.includes('Cash On Delivery') && (
        <PolicyPoint title={words.cash}>
          {words.cashText} {cashless && words.noCashIn(cashless)}
        </PolicyPoint>
      )}
      {methods.includes('Online Payment') && (
        <PolicyPoint title={words.transfer}>{words.transferText}</PolicyPoint>
      )}
      {methods.length === 0 && <p>{words.noPayment}</p>}
    </PolicySection>
  )
}
