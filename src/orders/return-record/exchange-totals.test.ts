import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exchangeTotals } from './exchange-totals.ts'
import { returnedValue } from './returned-value.ts'

const line = fc.record({
  price: fc.integer({ min: 1, max: 500_000 }),
  ordered: fc.integer({ min: 1, max: 9 }),
  back: fc.integer({ min: 0, max: 9 }),
})

test('pieces exchanged for the same products cost exactly what came back is worth; fewer of them never more (O16)', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 0, max: 5000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat(9),
      (lines, delivery, off, kept) => {
        const subTotal = lines.reduce((sum, { price, ordered }) => sum + price * ordered, 0)
        const discount = Math.floor(subTotal * off)
        const bought = { subTotal, discount }
        const back = lines.map(({ price, ordered, back: asked }) => ({
          price,
          quantity: Math.min(ordered, asked),
        }))
        const { value } = returnedValue(
          { ...bought, total: subTotal - discount + delivery, earlierValue: 0 },
          lines.map(({ price, ordered }, at) => ({
            price,
            ordered,
            earlier: 0,
            now: back[at]?.quantity ?? 0,
          })),
        )
        const same = back.map((piece) => ({ ...piece, isSame: true }))
        const whole = exchangeTotals(bought, { value, back }, same)
        expect(whole.total).toBe(value)
        const fewer = same.map((piece) => ({ ...piece, quantity: Math.max(0, piece.quantity - kept) }))
        const part = exchangeTotals(bought, { value, back }, fewer)
        expect(part.total).toBeLessThanOrEqual(value)
        for (const { subTotal: sum, discount: less, deliveryCharge, total } of [whole, part]) {
          expect([sum, less, deliveryCharge, total].every((one) => Number.isInteger(one) && one >= 0)).toBe(
            true,
          )
          expect(less).toBeLessThanOrEqual(sum)
        }
      },
    ),
  )
})
