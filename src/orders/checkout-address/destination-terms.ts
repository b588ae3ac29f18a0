import type { Locale } from '#src/core/locale.ts'
import type { Baisa } from '#src/core/money.ts'
import { estimatedDelivery } from '#src/delivery/estimated-delivery.ts'
import { type DeliveryTerms, termsAt, type Zone } from '#src/delivery/zone.ts'
import { gulfCountries, homeCountry, lacksCity } from '#src/places/country.ts'
import { coverOman } from '#src/places/oman.ts'
import { placeMessages } from '#src/places/place.messages.ts'
import { namesWilayat } from '#src/places/town-first.ts'
import { deliveryCharge, offeredAreas } from '#src/settings/delivery.ts'
import type { Settings } from '#src/settings/settings.ts'
import { destinationMessages } from './destination.messages.ts'
import type { DestinationDraft } from './destination-draft.ts'

type Known = { settings: Settings; zones: readonly Zone[] }

/** On what terms an order is brought to the place that was chosen, or to one that is not known yet (O40). */
export function termsOf(
  { place }: Pick<DestinationDraft, 'place'>,
  { settings, zones }: Known,
): DeliveryTerms {
  const all = inOman({ settings, zones })
  const isOneWay = new Set(all.map((terms) => String(offeredAreas(terms)))).size === 1
  const [anywhere] = isOneWay && !isKnown(place) ? all : []
  return anywhere ? { ...anywhere, cash: true } : termsAt(settings, zones, place)
}

/** How long delivery takes to the place that was chosen; to all of them while it is not known (M5). */
export function timesOf(
  { place }: Pick<DestinationDraft, 'place'>,
  { settings, zones }: Known,
): Pick<Settings, 'deliveryDays' | 'zoneDays'> {
  return isKnown(place) ? { ...termsAt(settings, zones, place), zoneDays: [] } : settings
}

/**
 * Why no charge can be said yet; empty where the place is known, or where goods of this sum, in baisa, cost the same to bring
 * to all places of Oman (M5, O40).
 */
export function unpriced(
  { place }: Pick<DestinationDraft, 'place'>,
  known: Known,
  { subTotal, locale }: { subTotal: Baisa; locale: Locale },
): string {
  const charges = inOman(known).map((terms) =>
    offeredAreas(terms).map((area) => `${area} ${deliveryCharge(terms, area, subTotal)}`),
  )
  const isPriced = isKnown(place) || new Set(charges.map(String)).size === 1
  return isPriced ? '' : destinationMessages[locale].byWilayat
}

/** The terms of each zone in Oman and, where some place is in none, those outside of them. */
function inOman({ settings, zones }: Known): DeliveryTerms[] {
  const codes = zones.flatMap(({ places }) => places.find((code) => !isAbroad(code)) ?? [])
  const inside = codes.map((wilayat) => termsAt(settings, zones, { country: homeCountry, wilayat }))
  return coverOman(zones.flatMap(({ places }) => places))
    ? inside
    : [termsAt(settings, [], undefined), ...inside]
}

function isAbroad(code: string): boolean {
  return gulfCountries.some((country) => country === code)
}

function isKnown(place: DestinationDraft['place']): boolean {
  return place !== undefined && (place.country !== homeCountry || place.wilayat !== '')
}

/** The day on which an order that is placed now is expected at the chosen place. */
export function arrivalOf(draft: DestinationDraft, known: Known): Date {
  return estimatedDelivery(new Date(), { ...known.settings, ...termsOf(draft, known) })
}

/** Whether the wilayat is asked for: where the order is brought to somewhere in Oman (T2). */
export function needsWilayat({
  place,
  deliveryArea,
}: Pick<DestinationDraft, 'place' | 'deliveryArea'>): boolean {
  const isHere = (place?.country ?? homeCountry) === homeCountry
  return isHere && deliveryArea !== 'SHOP COLLECTION'
}

/** Whether neither the list nor the address as it is written says in which wilayat that is. */
export function lacksWilayat(to: Pick<DestinationDraft, 'address' | 'place' | 'deliveryArea'>): boolean {
  return needsWilayat(to) && !to.place?.wilayat && !namesWilayat(to.address)
}

/**
 * What of the place is still missing, as the form calls it; empty where nothing is. An address that names its wilayat says
 * enough for the label where no charge depends on it.
 */
export function missingPlace(draft: DestinationDraft, zones: readonly Zone[], locale: Locale): string {
  const { address, place, deliveryArea } = draft
  if (deliveryArea !== 'SHOP COLLECTION' && lacksCity(place)) return placeMessages[locale].city
  if (!needsWilayat(draft) || place?.wilayat) return ''
  return zones.length === 0 && namesWilayat(address) ? '' : placeMessages[locale].wilayat
}
