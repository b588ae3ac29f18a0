import {
  countriesBeside,
  otherChargePlaces,
  otherFreePlaces,
  otherTimePlaces,
} from '#src/delivery/other-places.ts'
import { useZones } from '#src/delivery/use-zones.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { weekdayName } from '#src/i18n/weekday.ts'
import { promisedTime } from '#src/settings/delivery.ts'
import { useSettings } from '#src/settings/use-settings.ts'
import { Price } from '#src/ui/price.tsx'
import { policiesMessages } from './policies.messages.ts'
import { PolicyPoint, PolicySection } from './policy-section.tsx'

/** When an order comes and what that costs, as the shop's settings have it (M4, M5). */
export function DeliveryPolicy() {
  const words = useMessages(policiesMessages)
  const locale = useLocale()
  const settings = useSettings()
  const zones = useZones()
  if (!settings) return null
  const { freeShippingOver, homeDeliveryCharge, officeDeliveryCharge, nonDeliveryWeekdays } = settings
  const charges = [
    { area: words.homeDelivery, charge: homeDeliveryCharge },
    { area: words.officeDelivery, charge: officeDeliveryCharge },
    ...(settings.collection ? [{ area: words.collection, charge: 0 }] : []),
  ]
  const restDays = nonDeliveryWeekdays.map((day) => weekdayName(locale, day)).join(words.and)
  const elsewhere = otherChargePlaces(locale, zones, settings)
  const otherTimes = otherTimePlaces(locale, zones, settings)
  const otherSums = otherFreePlaces(locale, zones, settings)
  const time = otherTimes
    ? words.deliveryTimeHere(promisedTime(locale, { ...settings, zoneDays: [] }))
    : words.deliveryTime(promisedTime(locale, settings))
  const countries = countriesBeside(locale, settings)
  return (
    <PolicySection id="delivery" title={words.delivery}>
      <p>
        {time} {otherTimes && words.otherTimes(otherTimes)} {restDays && words.restDays(restDays)}
      </p>
      {countries && <p>{words.abroad(countries)}</p>}
      <PolicyPoint title={words.feesHeading}>
        <dl className="max-w-sm">
          {charges.map(({ area, charge }) => (
            <div
              key={area}
              className="flex items-baseline justify-between gap-6 border-b border-hairline py-2.5"
            >
              <dt>{area}</dt>
              <dd className="text-ink">{charge === 0 ? words.free : <Price amount={charge} />}</dd>
            </div>
          ))}
        </dl>
        {elsewhere && <p className="mt-3">{words.otherCharges(elsewhere)}</p>}
      </PolicyPoint>
      {freeShippingOver !== null && (
        <p>
          {words.freeOver} <Price amount={freeShippingOver} />
          {'.'} {otherSums && words.otherSums(otherSums)}
        </p>
      )}
    </PolicySection>
  )
}
