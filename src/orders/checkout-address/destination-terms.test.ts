import { expect, it } from 'vitest'
import { noPlace } from '#src/places/place.ts'
import { missingPlace } from './destination-terms.ts'

it('checkout asks for the city abroad as it does for the wilayat here, but not of who collects (T2)', () => {
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
  expect(missing({})).toBe('')
})
