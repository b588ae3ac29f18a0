import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toOmr } from '#src/core/money.ts'
import { cashFeeOf, deliveryCharge, leastDeliveryCharge, offeredAreas, promisedTime } from './delivery.ts'
import { defaultSettings } from './settings.ts'

const amount = fc.integer({ min: 0, max: 1_000_000 })
const area = fc.constantFrom('HOME DELIVERY' as const, 'OFFICE DELIVERY' as const)

describe('what delivery costs (product.md section 9, M5)', () => {
  test('is 2 to a home and 1 to an office, until a shop says otherwise', () => {
    expect(deliveryCharge(defaultSettings, 'HOME DELIVERY', 20_000)).toBe(2000)
    expect(deliveryCharge(defaultSettings, 'OFFICE DELIVERY', 20_000)).toBe(1000)
  })

  test('is nothing where an order is collected, which is offered only once the owner wants it', () => {
    expect(offeredAreas(defaultSettings)).toEqual(['HOME DELIVERY', 'OFFICE DELIVERY'])
    const collecting = { ...defaultSettings, collection: true, officeDeliveryCharge: null }
    expect(offeredAreas(collecting)).toEqual(['HOME DELIVERY', 'SHOP COLLECTION'])
    expect(deliveryCharge(collecting, 'SHOP COLLECTION', 20_000)).toBe(0)
  })

  test('is nothing strictly above the advertised amount, and the charge of the area up to it', () => {
    fc.assert(
      fc.property(amount, amount, amount, amount, area, (home, office, over, subTotal, to) => {
        const charge = deliveryCharge(
          {
            homeDeliveryCharge: toOmr(home),
            officeDeliveryCharge: toOmr(office),
            freeShippingOver: toOmr(over),
          },
          to,
          subTotal,
        )
        const full = to === 'HOME DELIVERY' ? home : office
        expect(charge).toBe(subTotal > over ? 0 : full)
      }),
    )
  })

  test('turns free at one baisa more', () => {
    fc.assert(
      fc.property(amount, area, (over, to) => {
        const settings = { ...defaultSettings, freeShippingOver: toOmr(over) }
        expect(deliveryCharge(settings, to, over)).toBeGreaterThan(0)
        expect(deliveryCharge(settings, to, over + 1)).toBe(0)
      }),
    )
  })

  test('is charged at any amount when nothing is advertised', () => {
    fc.assert(
      fc.property(amount, area, (subTotal, to) => {
        expect(deliveryCharge({ ...defaultSettings, freeShippingOver: null }, to, subTotal)).toBeGreaterThan(
          0,
        )
      }),
    )
  })
})

test('at the counter neither bringing nor cash costs anything', () => {
  const rates = { ...defaultSettings, collection: true, cashFee: 0.3, freeShippingOver: null }
  expect(deliveryCharge(rates, 'SHOP COLLECTION', 1_000)).toBe(0)
  expect(cashFeeOf(rates, 'SHOP COLLECTION')).toBe(0)
  expect(cashFeeOf(rates, 'HOME DELIVERY')).toBe(0.3)
  expect(cashFeeOf({}, 'HOME DELIVERY')).toBe(0)
})

test('the least that delivery costs is that of the cheapest place, and of no place where nothing is brought (M5)', () => {
  const zone = { charge: 1.5, freeShippingOver: null }
  const far = { charge: 3, freeShippingOver: 20 }
  const least = (zoneCharges: (typeof zone | typeof far)[], { elsewhere = true, of = 20_000 } = {}) =>
    leastDeliveryCharge(
      { ...defaultSettings, freeShippingOver: 50, collection: true, elsewhere, zoneCharges },
      of,
    )
  expect(least([])).toBe(1_000)
  expect(least([zone, far])).toBe(1_000)
  expect(least([zone, far], { elsewhere: false })).toBe(1_500)
  expect(least([far], { elsewhere: false })).toBe(3_000)
  expect(least([far], { elsewhere: false, of: 20_001 })).toBe(0)
  expect(least([zone], { elsewhere: false, of: 1_000_000 })).toBe(1_500)
  expect(least([far], { of: 50_001 })).toBe(0)
})

test('before the settings are known the usual time is promised', () => {
  expect([promisedTime('en', undefined), promisedTime('ar', undefined, 'x')]).toEqual([
    '1-2 business days',
    'x',
  ])
})

test.each([
  [2, [], '1-2 business days', 'يوم عمل أو يومين'],
  [0, [2], '1-2 business days', 'يوم عمل أو يومين'],
  [0, [1], 'one day', 'يوم واحد'],
  [5, [], '5 days', '5 أيام'],
  [14, [14], '14 days', '14 يومًا'],
  [2, [4, 7], '2 to 7 days (depending on the place)', '2 إلى 7 أيام (حسب المكان)'],
  [3, [0], '1 to 3 days (depending on the place)', '1 إلى 3 أيام (حسب المكان)'],
])('%d days, in zones %j, are promised as "%s" (M5)', (deliveryDays, zoneDays, en, ar) => {
  const settings = { deliveryDays, zoneDays }
  expect([promisedTime('en', settings), promisedTime('ar', settings)]).toEqual([en, ar])
})
