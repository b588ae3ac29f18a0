import { expect, test } from 'vitest'
import type { Zone } from '#src/delivery/zone.ts'
import { governorates } from '#src/places/oman.ts'
import { noPlace } from '#src/places/place.ts'
import { offeredAreas } from '#src/settings/delivery.ts'
import { defaultSettings } from '#src/settings/settings.ts'
import { missingPlace, termsOf, unpriced } from './destination-terms.ts'

const rates = { homeDeliveryCharge: 2, officeDeliveryCharge: 1, freeShippingOver: 50 }
const settings = { ...defaultSettings, ...rates, collection: false, elsewhere: true }
const zone: Zone = {
  ...rates,
  name: 'Salalah',
  nameAr: '',
  places: ['dhofar/salalah'],
  cash: true,
  deliveryDays: 2,
  cutOff: '',
}
const allOman = { ...zone, places: governorates.map(({ code }) => code), homeDeliveryCharge: 3 }

test.each<[string, Partial<Zone>, number, boolean]>([
  ['other days', { deliveryDays: 5 }, 20_000, true],
  ['another charge for home', { homeDeliveryCharge: 3 }, 20_000, false],
  ['another charge for the office', { officeDeliveryCharge: 3 }, 20_000, false],
  ['no office', { officeDeliveryCharge: null }, 20_000, false],
  ['another sum from which it is free', { freeShippingOver: 15 }, 20_000, false],
  ['one that these goods do not reach', { freeShippingOver: 15 }, 10_000, true],
  ['another charge, and goods that are brought free everywhere', { homeDeliveryCharge: 3 }, 60_000, true],
  ['another charge for a country of the Gulf', { places: ['AE'], homeDeliveryCharge: 9 }, 20_000, true],
])(
  'where a zone has %s, a charge is said before the wilayat where it holds (M5)',
  (_, own, subTotal, isSaid) => {
    const why = unpriced({}, { settings, zones: [{ ...zone, ...own }] }, { subTotal, locale: 'en' })
    expect(why === '').toBe(isSaid)
  },
)

test.each([
  ['by its governorates', allOman.places],
  ['by each of its wilayats', governorates.flatMap(({ wilayats }) => wilayats.map(({ code }) => code))],
])(
  'where one zone is all of Oman %s, its charge is that of everybody there, also of a shop that ships to a country in no zone',
  (_, places) => {
    for (const elsewhere of [false, true]) {
      const known = { settings: { ...settings, elsewhere }, zones: [{ ...allOman, places }] }
      expect(unpriced({}, known, { subTotal: 20_000, locale: 'en' })).toBe('')
      expect(termsOf({}, known).homeDeliveryCharge).toBe(3)
    }
  },
)

test('where zones offer other ways, those of the settings stand until the wilayat is said', () => {
  const [dhofar, ...others] = governorates.map(({ code }) => code)
  const zones = [
    { ...zone, places: [dhofar ?? ''], officeDeliveryCharge: null },
    { ...zone, places: others },
  ]
  const known = { settings: { ...settings, elsewhere: false }, zones }
  expect(unpriced({}, known, { subTotal: 20_000, locale: 'en' })).not.toBe('')
  expect(offeredAreas(termsOf({}, known))).toEqual(['HOME DELIVERY', 'OFFICE DELIVERY'])
})

test('checkout asks for the city abroad as it does for the wilayat here, but not of who collects (T2)', () => {
  const missing = (change: object, deliveryArea: 'OFFICE DELIVERY' | 'SHOP COLLECTION' = 'OFFICE DELIVERY') =>
    missingPlace(
      { name: '', email: '', mobileNumber: '', address: '', deliveryArea, place: { ...noPlace, ...change } },
      [],
      'en',
    )
  expect(missing({ country: 'AE' })).toBe('City and quarter')
  expect(missing({ country: 'AE', area: ' ' })).toBe('City and quarter')
  expect(missing({ country: 'AE', area: 'Dubai' })).toBe('')
  expect(missing({ country: 'AE' }, 'SHOP COLLECTION')).toBe('')
})

test.each([
  ['', [], 'Wilayat'],
  ['House 5, near the mosque', [], 'Wilayat'],
  ['House 5, Muscat', [], ''],
  ['House 5\nSeeb', [], ''],
  ['بيت 5، مسقط', [], ''],
  ['House 5, Muscat', [zone], 'Wilayat'],
] as const)(
  'checkout asks who writes %j for the wilayat where it is in no part of it (T2)',
  (address, zones, asked) => {
    const missing = (change: object, deliveryArea: 'HOME DELIVERY' | 'SHOP COLLECTION' = 'HOME DELIVERY') =>
      missingPlace({ name: '', email: '', mobileNumber: '', address, deliveryArea, ...change }, zones, 'en')
    const bawshar = { ...noPlace, wilayat: 'muscat/bawshar' }
    expect([missing({}), missing({ place: noPlace })]).toEqual([asked, asked])
    expect([missing({ place: bawshar }), missing({}, 'SHOP COLLECTION')]).toEqual(['', ''])
  },
)
