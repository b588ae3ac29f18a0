import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inBaisa } from '#src/core/money.ts'
import { type Country, gulfCountries } from '#src/places/country.ts'
import { governorates } from '#src/places/oman.ts'
import { noPlace } from '#src/places/place.ts'
import { deliveryAreas, deliveryCharge, offeredAreas } from '#src/settings/delivery.ts'
import { defaultSettings } from '#src/settings/settings.ts'
import { countriesWithoutZone, termsAt, type Zone, zoneOf } from './zone.ts'

const wilayats = governorates.flatMap((governorate) => governorate.wilayats.map(({ code }) => code))
const codes = [...gulfCountries, ...governorates.map(({ code }) => code), ...wilayats]
const omr = fc.integer({ min: 0, max: 20_000 }).map((baisa) => baisa / 1000)

/** Up to five zones that share no place, as the shop keeps them. */
const zones = fc
  .tuple(
    fc.array(
      fc.record({
        name: fc.constant('Zone'),
        nameAr: fc.constant(''),
        homeDeliveryCharge: fc.option(omr),
        officeDeliveryCharge: fc.option(omr),
        freeShippingOver: fc.option(omr),
        cash: fc.boolean(),
        deliveryDays: fc.integer({ min: 0, max: 60 }),
        cutOff: fc.constantFrom('', '13:00'),
      }),
      { maxLength: 5 },
    ),
    fc.uniqueArray(fc.tuple(fc.constantFrom(...codes), fc.nat(4)), {
      selector: ([code]) => code,
      maxLength: 30,
    }),
  )
  .map(([list, given]): Zone[] =>
    list.map((zone, index) => ({
      ...zone,
      places: given.filter(([, owner]) => owner === index).map(([code]) => code),
    })),
  )
const place = fc.oneof(
  fc.constantFrom(...wilayats, '').map((wilayat) => ({ country: 'OM' as Country, wilayat })),
  fc.constantFrom(...gulfCountries).map((country) => ({ country: country as Country, wilayat: '' })),
)

describe('what delivery to a place costs (O40)', () => {
  test('is the charge of the zone that names its wilayat, else its governorate, else of everywhere else', () => {
    fc.assert(
      fc.property(
        zones,
        place,
        fc.nat(100_000),
        fc.constantFrom(...deliveryAreas),
        (all, to, subTotal, area) => {
          const named = (code: string) => all.find(({ places }) => code !== '' && places.includes(code))
          const expected =
            to.country === 'OM'
              ? (named(to.wilayat) ?? named(to.wilayat.split('/')[0] ?? ''))
              : named(to.country)
          const terms = termsAt(defaultSettings, all, to)
          const { freeShippingOver: over, ...rates } = expected ?? defaultSettings
          const full = area === 'HOME DELIVERY' ? rates.homeDeliveryCharge : rates.officeDeliveryCharge
          expect(offeredAreas(terms).includes(area)).toBe(area !== 'SHOP COLLECTION' && full !== null)
          if (!offeredAreas(terms).includes(area)) return
          const isFree = over !== null && subTotal > inBaisa(over)
          expect(deliveryCharge(terms, area, subTotal)).toBe(isFree ? 0 : inBaisa(full ?? 0))
          expect([terms.cash, terms.deliveryDays]).toEqual([expected?.cash ?? true, rates.deliveryDays])
        },
      ),
    )
  })

  test('is as the settings say while there are no zones, and where only a text is known', () => {
    fc.assert(
      fc.property(zones, place, (all, to) => {
        expect(termsAt(defaultSettings, [], to)).toMatchObject(defaultSettings)
        expect(zoneOf(all, undefined)).toBeUndefined()
        expect(zoneOf(all, noPlace)).toBeUndefined()
      }),
    )
  })

  test('is warned of in the countries that go by everywhere else, and in no other', () => {
    fc.assert(
      fc.property(zones, fc.uniqueArray(fc.constantFrom(...gulfCountries)), (all, countries) => {
        const bare = countries.filter((country) => zoneOf(all, { country, wilayat: '' }) === undefined)
        expect(countriesWithoutZone(countries, all)).toEqual(bare)
      }),
    )
  })
})
