import { typedName } from '#src/core/names.ts'
import { joined } from '#src/i18n/joined.ts'
import type { GulfCountry } from '#src/places/country.ts'
import { countryNames } from '#src/places/country-names.ts?every-language'
import type { Settings } from '#src/settings/settings.ts'
import { readAmount } from '#src/settings/settings-fields.ts'
import type { Zone } from './zone.ts'

const amounts = ['homeDeliveryCharge', 'officeDeliveryCharge', 'freeShippingOver'] as const

/** A zone as it stands in the form: amounts and days as texts, empty where there is none. */
export type ZoneDraft = Record<(typeof amounts)[number], string> &
  Pick<Zone, 'name' | 'nameAr' | 'cash' | 'cutOff'> & { places: string[]; deliveryDays: string }

export type DeliveryDraft = {
  zones: ZoneDraft[]
  deliveryDays: string
  cutOff: string
  collection: boolean
  countries: GulfCountry[]
  holidays: string[]
}

/** A zone nobody has filled in yet. */
export const newZone: ZoneDraft = {
  name: '',
  nameAr: '',
  places: [],
  homeDeliveryCharge: '',
  officeDeliveryCharge: '',
  freeShippingOver: '',
  cash: true,
  deliveryDays: '2',
  cutOff: '',
}

/** One of these countries, called as they are: its name is there to be changed, and none is saved without. */
export function zoneFor(places: GulfCountry[]): ZoneDraft {
  const [name, nameAr] = (['en', 'ar'] as const).map((locale) =>
    joined(
      locale,
      places.map((code) => countryNames[code][locale]),
    ),
  )
  return { ...newZone, name: name ?? '', nameAr: nameAr ?? '', places }
}

/** How the shop delivers, as the form shows it. */
export function draftOf(zones: readonly Zone[], settings: Settings): DeliveryDraft {
  const { deliveryDays, cutOff, collection, countries, holidays } = settings
  return {
    zones: zones.map((zone) => ({
      ...zone,
      name: typedName(zone),
      ...eachAmount((name) => zone[name]?.toFixed(3) ?? ''),
      places: [...zone.places],
      deliveryDays: String(zone.deliveryDays),
    })),
    deliveryDays: String(deliveryDays),
    cutOff,
    collection,
    countries,
    holidays,
  }
}

/** What was typed as the shop has it once it is saved: amounts with their three decimals (M1). */
export function asSaved({ zones, ...rules }: DeliveryDraft): DeliveryDraft {
  return { ...rules, zones: zones.map((zone) => ({ ...zone, ...eachAmount((name) => written(zone[name])) })) }
}

function written(typed: string): string {
  const reading = readAmount(typed)
  return 'value' in reading ? reading.value.toFixed(3) : ''
}

function eachAmount(say: (name: (typeof amounts)[number]) => string) {
  return Object.fromEntries(amounts.map((name) => [name, say(name)])) as Record<
    (typeof amounts)[number],
    string
  >
}
