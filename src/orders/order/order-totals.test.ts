import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toOmr } from '#src/core/money.ts'
import { deliveryAreas } from '#src/settings/delivery.ts'
import { defaultSettings } from '#src/settings/settings.ts'
import { subTotalOf, totalsInOmr, totalsOf } from './order-totals.ts'

const line = fc.record({
  originalPrice: fc.integer({ min: 1, max: 9_999_999 }).map(toOmr),
  quantity: fc.integer({ min: 1, max: 99 }),
})
const lines = fc.array(line, { minLength: 1, maxLength: 50 })
const area = fc.constantFrom(...deliveryAreas)

/** The sum as one does it on paper: the digits of each price, without a float in between. */
function onPaper(all: readonly { originalPrice: number; quantity: number }[]): bigint {
  return all.reduce((sum, { originalPrice, quantity }) => {
    const [whole = '', rest = ''] = String(originalPrice).split('.')
    return sum + BigInt(whole + rest.padEnd(3, '0')) * BigInt(quantity)
  }, 0n)
}

describe('the totals of an order', () => {
  test('are exact to the baisa for 50 lines of any price', () => {
    fc.assert(
      fc.property(lines, area, (all, to) => {
        const totals = totalsOf(all, to, defaultSettings)
        expect(BigInt(totals.subTotal)).toBe(onPaper(all))
        expect(totals.total).toBe(totals.subTotal + totals.deliveryCharge)
      }),
      { numRuns: 500 },
    )
  })

  test('do not depend on the order of the lines or on how equal ones are split', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const pieces = all.flatMap((one) =>
          Array.from({ length: one.quantity }, () => ({ ...one, quantity: 1 })),
        )
        expect(subTotalOf(pieces.toReversed())).toBe(subTotalOf(all))
      }),
    )
  })

  test('are free of delivery strictly above the advertised amount (M5)', () => {
    fc.assert(
      fc.property(lines, area, (all, to) => {
        const subTotal = subTotalOf(all)
        const charge = (over: number) =>
          totalsOf(all, to, { ...defaultSettings, freeShippingOver: toOmr(over) }).deliveryCharge
        const usual = { 'HOME DELIVERY': 2000, 'OFFICE DELIVERY': 1000, 'SHOP COLLECTION': 0 }
        expect(charge(subTotal)).toBe(usual[to])
        expect(charge(subTotal - 1)).toBe(0)
      }),
    )
  })

  test('leave as OMR with at most three decimals', () => {
    fc.assert(
      fc.property(lines, area, (all, to) => {
        for (const sum of Object.values(totalsInOmr(totalsOf(all, to, defaultSettings)))) {
          expect(String(sum)).toMatch(/^\d+(\.\d{1,3})?$/)
        }
      }),
    )
  })
})
