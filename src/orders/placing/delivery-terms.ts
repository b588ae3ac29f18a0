import type { Text } from '#src/core/locale.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { listZones } from '#src/delivery/zone.store.ts'
import { type DeliveryTerms, termsAt } from '#src/delivery/zone.ts'
import { type Country, homeCountry, lacksCity } from '#src/places/country.ts'
import type { Place } from '#src/places/place.ts'
import { noCity, noWilayat } from '#src/places/place-request.ts'
import { type DeliveryArea, offeredAreas, type PaymentMethod } from '#src/settings/delivery.ts'
import type { Settings } from '#src/settings/settings.ts'

type Where = { place?: Pick<Place, 'country' | 'wilayat'> | undefined; deliveryArea: string }

/**
 * On what terms an order is brought where it goes (O40); without the parts of its address, on those of everywhere else.
 * Throws `refused` for a country to which the shop does not ship.
 */
export async function termsOf(trx: Db, to: Where, settings: Settings): Promise<DeliveryTerms> {
  checkCountry(to, settings)
  return termsThere(trx, to.place, settings)
}

/** The zones are not asked for an order without the parts of its address: it is in none of them, whichever there are. */
async function termsThere(db: Db, place: Where['place'], settings: Settings): Promise<DeliveryTerms> {
  return termsAt(settings, place ? await listZones(db) : [], place)
}

/**
 * Throws `refused` for a country to which the shop does not ship. What is collected goes nowhere, wherever its customer
 * lives; what went there before may go there still (O18).
 */
export function checkCountry(to: Where, settings: Pick<Settings, 'countries'>, before?: Where): void {
  const wentThere = before && before.deliveryArea !== 'SHOP COLLECTION'
  if (wentThere && before.place?.country === to.place?.country) return
  if (!isShippedTo(to, settings)) throw refusedField('place.country', texts.country)
}

function isShippedTo({ place, deliveryArea }: Where, settings: Pick<Settings, 'countries'>): boolean {
  const countries: readonly Country[] = [homeCountry, ...settings.countries]
  return deliveryArea === 'SHOP COLLECTION' || !place || countries.includes(place.country)
}

/** Why an order is no longer brought as it was agreed; undefined while it is. */
export async function whyNotBrought(
  db: Db,
  to: Where & { deliveryArea: DeliveryArea },
  settings: Settings,
): Promise<'country' | 'way' | undefined> {
  if (!isShippedTo(to, settings)) return 'country'
  const terms = await termsThere(db, to.place, settings)
  return offeredAreas(terms).includes(to.deliveryArea) ? undefined : 'way'
}

/** Throws `refused` for parts of an address in Oman without the wilayat that says what bringing it there costs. */
export async function checkWilayat(db: Db, { place, deliveryArea }: Where) {
  if (place?.country !== homeCountry || place.wilayat || deliveryArea === 'SHOP COLLECTION') return
  // Codes of countries are the only ones in capitals.
  if ((await listZones(db)).some(({ places }) => places.some((code) => code !== code.toUpperCase())))
    throw refusedField('place.wilayat', noWilayat.text)
}

type Brought = { place: Place | undefined; deliveryArea: string }

/** Throws `refused` for an order that goes abroad without its city; one that went there so before stays as it is (T2). */
export function checkCity(to: Brought, before: Brought): void {
  const isWithout = ({ place, deliveryArea }: Brought) =>
    deliveryArea !== 'SHOP COLLECTION' && lacksCity(place)
  const asBefore = isWithout(before) && before.place?.country === to.place?.country
  if (isWithout(to) && !asBefore) throw refusedField('place.area', noCity.text)
}

/** Throws `refused` for a way of delivery that is not offered there, and for cash where none is taken at the door. */
export function checkWay(
  { deliveryArea, paymentMethod }: { deliveryArea: DeliveryArea; paymentMethod?: PaymentMethod },
  terms: DeliveryTerms,
): void {
  if (!offeredAreas(terms).includes(deliveryArea)) throw refusedField('deliveryArea', texts.area)
  if (paymentMethod && !isTakenThere(paymentMethod, deliveryArea, terms)) throw noCashThere()
}

/** The same for an order that goes elsewhere than it was placed for, said where staff can change it (O18). */
export function checkOtherWay(
  { deliveryArea, paymentMethod }: { deliveryArea: DeliveryArea; paymentMethod: PaymentMethod | undefined },
  terms: DeliveryTerms,
): void {
  checkWay({ deliveryArea }, terms)
  if (paymentMethod && !isTakenThere(paymentMethod, deliveryArea, terms))
    throw refusedField('deliveryArea', texts.cashElsewhere)
}

/** The ways to pay of the settings that an order can be paid by where it goes. */
export async function methodsThere(
  db: Db,
  { place, deliveryArea }: Where & { deliveryArea: DeliveryArea },
  settings: Settings,
): Promise<PaymentMethod[]> {
  const terms = await termsThere(db, place, settings)
  return settings.paymentMethods.filter((method) => isTakenThere(method, deliveryArea, terms))
}

function isTakenThere(method: PaymentMethod, area: DeliveryArea, { cash }: DeliveryTerms): boolean {
  return method !== 'Cash On Delivery' || cash || area === 'SHOP COLLECTION'
}

/** The refusal of cash where none is taken at the door. */
function noCashThere(): Problem {
  return refusedField('paymentMethod', texts.cash)
}

function refusedField(field: string, message: Text): Problem {
  return new Problem('refused', message, { errors: [{ path: `customerData.${field}`, message }] })
}

const texts = {
  country: { en: 'The shop does not ship to this country.', ar: 'لا يتوفر التوصيل إلى هذه الدولة.' },
  area: {
    en: 'This way of delivery is not offered there. Please choose another.',
    ar: 'طريقة التوصيل هذه غير متاحة هناك. يرجى اختيار طريقة أخرى.',
  },
  cash: {
    en: 'Orders to this place cannot be paid at the door. Please choose another way to pay.',
    ar: 'لا يتوفر الدفع عند الاستلام في هذا المكان. يرجى اختيار طريقة دفع أخرى.',
  },
  cashElsewhere: {
    en: 'No cash is taken at the door there, and this order is not paid yet. Please record its payment first.',
    ar: 'لا يتوفر الدفع عند الاستلام في هذا المكان، وهذا الطلب غير مدفوع بعد. يرجى تسجيل الدفعة أولًا.',
  },
}
