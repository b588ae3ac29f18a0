import type { Locale, Text } from '#src/core/locale.ts'
import {
  cashlessPlaces,
  countriesBeside,
  otherChargePlaces,
  otherFreePlaces,
  otherTimePlaces,
} from '#src/delivery/other-places.ts'
import type { ListedZone } from '#src/delivery/zone.ts'
import { promisedTime } from '#src/settings/delivery.ts'
import { fillIn } from '#src/settings/placeholders.ts'
import type { Settings } from '#src/settings/settings.ts'
import type { pagePlaceholders } from './page-placeholders.ts'

/** What a page's placeholders stand for. */
export type ShopFacts = { settings: Settings; zones: readonly ListedZone[] }

/** A page's text with the shop's own facts in it, those of its zones too; a line without its fact is left out (W2). */
export function fillPage(text: string, facts: ShopFacts, locale: Locale): string {
  return fillIn(text, facts.settings, locale, '\n', pageValues(facts, locale))
}

/** What pages alone may have in braces, by its names; an empty value is what there is nothing to say of. */
export function pageValues(facts: ShopFacts, locale: Locale): ReadonlyMap<string, string> {
  return new Map(Object.entries(valuesOf(facts, locale)))
}

type Name = (typeof pagePlaceholders)[number]

/** Of the first two, one is empty. */
function valuesOf({ settings, zones }: ShopFacts, locale: Locale): Record<Name, string> {
  const zoneDays = otherTimePlaces(locale, zones, settings)
  const time = promisedTime(locale, { ...settings, zoneDays: [] })
  return {
    timeEverywhere: zoneDays ? '' : time,
    timeElsewhere: zoneDays ? time : '',
    zoneDays,
    zoneCharges: otherChargePlaces(locale, zones, settings),
    zoneFreeSums: settings.freeShippingOver === null ? '' : otherFreePlaces(locale, zones, settings),
    zoneCash: settings.paymentMethods.includes('Cash On Delivery') ? cashlessPlaces(locale, zones) : '',
    countries: countriesBeside(locale, settings),
    collection: settings.collection ? free[locale] : '',
    cash: settings.paymentMethods.includes('Cash On Delivery') ? cash[locale] : '',
    transfer: settings.paymentMethods.includes('Online Payment') ? transfer[locale] : '',
  }
}

const free: Text = { en: 'Free', ar: 'مجاني' }
const cash: Text = { en: 'Cash On Delivery', ar: 'الدفع عند الاستلام' }
const transfer: Text = { en: 'Online Payment', ar: 'الدفع بالتحويل' }
