import { type GulfCountry, homeCountry } from '#src/places/country.ts'
import type { Place } from '#src/places/place.ts'
import type { DeliveryRates } from '#src/settings/delivery.ts'

/** Where delivery has terms of its own (O40); amounts in OMR. Collecting and the fee for cash are the same everywhere. */
export type Zone = Omit<DeliveryRates, 'collection' | 'cashFee'> & {
  name: string
  nameAr: string
  /** Codes of governorates (`dhofar`), wilayats (`dhofar/salalah`) and countries (`AE`), each in one zone only. */
  places: readonly string[]
  /** Orders can be paid at the door. */
  cash: boolean
  deliveryDays: number
  /** `HH:MM` in Muscat from which an order counts for the next day, or empty. */
  cutOff: string
}

/** A zone as it is listed: shoppers read `calledAr`, the name that was typed or one made of its places; the owner edits `nameAr`. */
export type ListedZone = Zone & { calledAr: string }

/** On what terms an order is brought to a place: its zone's, or what the settings say of everywhere else. */
export type DeliveryTerms = DeliveryRates & Pick<Zone, 'cash' | 'deliveryDays' | 'cutOff'>

type Elsewhere = DeliveryRates & Pick<Zone, 'deliveryDays' | 'cutOff'>

/** The zone a place is in: the one that names its wilayat before the one that names its governorate. */
export function zoneOf<Z extends Pick<Zone, 'places'>>(
  zones: readonly Z[],
  place: Pick<Place, 'country' | 'wilayat'> | undefined,
): Z | undefined {
  if (!place) return undefined
  const { country, wilayat } = place
  const codes = country === homeCountry ? [wilayat, wilayat.replace(/\/.*/, '')] : [country]
  for (const code of codes) {
    const zone = code && zones.find(({ places }) => places.includes(code))
    if (zone) return zone
  }
  return undefined
}

/** On what terms an order is brought to a place; collecting it is possible from everywhere. */
export function termsAt(
  elsewhere: Elsewhere,
  zones: readonly Zone[],
  place: Pick<Place, 'country' | 'wilayat'> | undefined,
): DeliveryTerms {
  return { ...elsewhere, cash: true, ...zoneOf(zones, place), collection: elsewhere.collection }
}

/** The countries the shop ships to of which no zone says a charge: they cost what everywhere else does, unless somebody looks. */
export function countriesWithoutZone(
  countries: readonly GulfCountry[],
  zones: readonly Pick<Zone, 'places'>[],
): GulfCountry[] {
  return countries.filter((country) => !zones.some(({ places }) => places.includes(country)))
}
