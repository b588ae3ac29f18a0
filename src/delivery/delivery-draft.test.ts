import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultSettings } from '#src/settings/settings.ts'
import { asSaved, draftOf, newZone, zoneFor } from './delivery-draft.ts'
import { DeliveryRequest } from './delivery-request.ts'
import type { Zone } from './zone.ts'

const baisa = fc.integer({ min: 0, max: 99_999_999 }).map((n) => n / 1000)
const amount = fc.option(baisa)

const anyZone: fc.Arbitrary<Zone> = fc.record({
  name: fc.constantFrom('Dhofar', 'The south'),
  nameAr: fc.constantFrom('', 'ظفار'),
  places: fc.constant(['dhofar']),
  homeDeliveryCharge: baisa,
  officeDeliveryCharge: amount,
  freeShippingOver: amount,
  cash: fc.boolean(),
  deliveryDays: fc.integer({ min: 0, max: 60 }),
  cutOff: fc.constantFrom('', '13:00'),
})

test('what is saved and opened again in the form is what it was, to the baisa (M1, O40)', () => {
  fc.assert(
    fc.property(anyZone, (zone) => {
      const draft = draftOf([zone], defaultSettings)
      expect(asSaved(draft)).toEqual(draft)
      const { zones, deliveryDays, cutOff, countries } = DeliveryRequest.parse(draft)
      expect(zones).toEqual([zone])
      expect({ deliveryDays, cutOff, countries }).toEqual({
        deliveryDays: defaultSettings.deliveryDays,
        cutOff: defaultSettings.cutOff,
        countries: defaultSettings.countries,
      })
    }),
  )
})

test('amounts that were typed in any way stand with three decimals once they are saved, and what is none is empty', () => {
  const typed = { ...newZone, homeDeliveryCharge: '٤٫٥', officeDeliveryCharge: '3', freeShippingOver: '' }
  expect(asSaved({ ...draftOf([], defaultSettings), zones: [typed] }).zones).toEqual([
    { ...typed, homeDeliveryCharge: '4.500', officeDeliveryCharge: '3.000', freeShippingOver: '' },
  ])
})

test('a zone for countries is called as they are, in both languages, and has nothing else yet', () => {
  expect(zoneFor(['AE', 'QA'])).toEqual({
    ...newZone,
    name: 'United Arab Emirates, Qatar',
    nameAr: 'الإمارات، قطر',
    places: ['AE', 'QA'],
  })
})
