import { typedName } from '#src/core/names.ts'
import type { GulfCountry } from '#src/places/country.ts'
import type { Settings } from '#src/settings/settings.ts'
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

/** How the shop delivers, as the form shows it. */
export function draftOf(zones: readonly Zone[], settings: Settings): DeliveryDraft {
  const { deliveryDays, cutOff, collection, countries, holidays } = settings
  return {
    zones: zones.map((zone) => ({
      ...zone,
      name: typedName(zone),
      ...(Object.fromEntries(amounts.map((name) => [name, zone[name]?.toFixed(3) ?? ''])) as Record<
        (typeof amounts)[number],
        string
      >),
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
