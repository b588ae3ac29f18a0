import type { Locale } from '#src/core/locale.ts'
import type { Zone } from '#src/delivery/zone.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { joined } from '#src/i18n/joined.ts'
import type { Settings } from '#src/settings/settings.ts'

/** The zones whose orders cannot be paid in cash, by their names (O40); empty where there are none. */
export function cashlessPlaces(locale: Locale, zones: readonly Zone[]): string {
  return namesOf(
    locale,
    zones.filter(({ cash }) => !cash),
  )
}

/** The zones in which a way of delivery costs something else than the settings say, or is not offered (O40). */
export function otherChargePlaces(
  locale: Locale,
  zones: readonly Zone[],
  { homeDeliveryCharge, officeDeliveryCharge }: Pick<Settings, 'homeDeliveryCharge' | 'officeDeliveryCharge'>,
): string {
  const others = zones.filter(
    (zone) =>
      zone.homeDeliveryCharge !== homeDeliveryCharge || zone.officeDeliveryCharge !== officeDeliveryCharge,
  )
  return namesOf(locale, others)
}

function namesOf(locale: Locale, zones: readonly Zone[]): string {
  return joined(
    locale,
    zones.map((zone) => dataText(locale, zone, 'name')),
  )
}
