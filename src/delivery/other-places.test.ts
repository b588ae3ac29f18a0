import { expect, test } from 'vitest'
import { inBaisa } from '#src/core/money.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { cashlessPlaces, otherChargePlaces, otherFreePlaces, otherTimePlaces } from './other-places.ts'
import type { ListedZone } from './zone.ts'

const settings = {
  homeDeliveryCharge: 2,
  officeDeliveryCharge: 1,
  freeShippingOver: 20,
  deliveryDays: 2,
}

function zone(name: string, calledAr: string, terms: Partial<ListedZone>): ListedZone {
  return { ...settings, name, nameAr: '', calledAr, places: [], cash: true, cutOff: '', ...terms }
}

const zones = [
  zone('Muscat', 'مسقط', {}),
  zone('Dhofar', 'ظفار', { homeDeliveryCharge: 4.5, deliveryDays: 4, freeShippingOver: null }),
  zone('Masirah', 'مصيرة', { officeDeliveryCharge: null, deliveryDays: 7, cash: false }),
  zone('Musandam', 'مسندم', { freeShippingOver: 50 }),
]

test('the places that are brought to on other terms are named, those on the same are not (O40)', () => {
  expect(otherChargePlaces('en', zones, settings)).toBe('Dhofar, Masirah, Musandam')
  expect(cashlessPlaces('en', zones)).toBe('Masirah')
  expect(cashlessPlaces('ar', zones)).toBe('مصيرة')
  expect(cashlessPlaces('en', zones.slice(0, 2))).toBe('')
})

test('each place that needs other days is named with its own (M5)', () => {
  expect(otherTimePlaces('en', zones, settings)).toBe('Dhofar (4 days), Masirah (7 days)')
  expect(otherTimePlaces('ar', zones, settings)).toBe('ظفار (4 أيام)، مصيرة (7 أيام)')
  expect(otherTimePlaces('en', zones.slice(0, 1), settings)).toBe('')
})

test('each place that is free from another sum is named with its own, or as never free (M5)', () => {
  expect(otherFreePlaces('en', zones, settings)).toBe('Dhofar (never free), Musandam (OMR 50.000)')
  expect(otherFreePlaces('ar', zones, settings)).toBe(
    `ظفار (لا توصيل مجاني)، مسندم (${amountInText('ar', inBaisa(50))})`,
  )
  expect(otherFreePlaces('en', zones.slice(2, 3), settings)).toBe('')
})
