import type { Locale, Text } from '#src/core/locale.ts'
import { inBaisa } from '#src/core/money.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { joined } from '#src/i18n/joined.ts'
import { countryNames } from '#src/places/country-names.ts'
import { promisedTime } from '#src/settings/delivery.ts'
import type { Settings } from '#src/settings/settings.ts'
import type { ListedZone } from './zone.ts'

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

/** The zones that need other days than the settings say, each with its own (M5); empty where there are none. */
export function otherTimePlaces(
  locale: Locale,
  zones: readonly ListedZone[],
  { deliveryDays }: Pick<Settings, 'deliveryDays'>,
): string {
  return eachWith(
    locale,
    zones.filter((zone) => zone.deliveryDays !== deliveryDays),
    (zone) => promisedTime(locale, { deliveryDays: zone.deliveryDays, zoneDays: [] }),
  )
}

/** The zones that are free from another sum than the settings say, each with its own, or never (M5). */
export function otherFreePlaces(
  locale: Locale,
  zones: readonly ListedZone[],
  { freeShippingOver }: Pick<Settings, 'freeShippingOver'>,
): string {
  return eachWith(
    locale,
    zones.filter((zone) => zone.freeShippingOver !== freeShippingOver),
    ({ freeShippingOver: own }) => (own === null ? neverFree[locale] : amountInText(locale, inBaisa(own))),
  )
}

const neverFree: Text = { en: 'never free', ar: 'لا توصيل مجاني' }

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
    zones.map((zone) => nameOf(locale, zone)),
  )
}

/** Zones with what is each one's own in brackets. */
function eachWith(locale: Locale, zones: readonly ListedZone[], own: (zone: ListedZone) => string): string {
  return joined(
    locale,
    zones.map((zone) => `${nameOf(locale, zone)} (${own(zone)})`),
  )
}

function nameOf(locale: Locale, { name, calledAr }: ListedZone): string {
  return dataText(locale, { name, nameAr: calledAr }, 'name')
}
