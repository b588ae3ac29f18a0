import fc from 'fast-check'
import { expect, test } from 'vitest'
import { correctedTotals } from './corrected-totals.ts'

const settings = { freeShippingOver: 50, homeDeliveryCharge: 2, officeDeliveryCharge: 1.5 }
const home = 'HOME DELIVERY' as const
const lines = fc.array(
  fc.record({
    originalPrice: fc.integer({ min: 1, max: 99_999 }).map((baisa) => baisa / 1000),
    quantity: fc.integer({ min: 1, max: 99 }),
  }),
  { minLength: 1, maxLength: 50 },
)

test('whatever is taken off, the total is subtotal less discount plus delivery, and the discount is never above the subtotal', () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: 1, max: 10_000 }), fc.nat(5000), (goods, hundredths, charge) => {
      const before = { area: home, subTotal: 0, deliveryCharge: charge }
      const discount = { percent: hundredths / 100, reason: 'because' }
      const {
        subTotal,
        discount: off = 0,
        deliveryCharge,
        total,
      } = correctedTotals(goods, { before, area: home, discount }, settings)
      expect(total).toBe(subTotal - off + deliveryCharge)
      expect([Number.isInteger(off), off >= 0, off <= subTotal]).toEqual([true, true, true])
      expect(Math.abs(off - (subTotal * hundredths) / 10_000)).toBeLessThanOrEqual(0.5)
      expect(deliveryCharge).toBe(subTotal > 50_000 ? 0 : charge)
    }),
  )
})
