import type { Locale } from '#src/core/locale.ts'
import type { ListedZone } from '#src/delivery/zone.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { joined } from '#src/i18n/joined.ts'
import { countryNames } from '#src/places/country-names.ts'
import type { Settings } from '#src/settings/settings.ts'

/** The zones whose orders cannot be paid in cash, by their names (O40); empty where there are none. */
export function cashlessPlaces(locale: Locale, zones: readonly ListedZone[]): string {
  return namesOf(
    locale,
    zones.filter(({ cash }) => !cash),
  )
}

const charges = ['homeDeliveryCharge', 'officeDeliveryCharge', 'freeShippingOver'] as const

/**
 * The zones in which a way of delivery costs something else than the settings say, is not offered, or is free from another
 * sum or never (O40, M5).
 */
export function otherChargePlaces(
  locale: Locale,
  zones: readonly ListedZone[],
  settings: Pick<Settings, (typeof charges)[number]>,
): string {
  return namesOf(
    locale,
    zones.filter((zone) => charges.some((charge) => zone[charge] !== settings[charge])),
  )
}

/** The countries beside Oman where the shop ships, by their names (T2); empty where there are none. */
export function countriesBeside(locale: Locale, { countries }: Pick<Settings, 'countries'>): string {
  return joined(
    locale,
    countries.map((country) => countryNames[country][locale]),
  )
}

function namesOf(locale: Locale, zones: readonly ListedZone[]): string {
  return joined(
    locale,
    zones.map(({ name, calledAr }) => dataText(locale, { name, nameAr: calledAr }, 'name')),
  )
}
