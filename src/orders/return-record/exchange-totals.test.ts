import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exchangeTotals } from './exchange-totals.ts'
import { returnedValue } from './returned-value.ts'

/** Of each line, in which return of the order its pieces come back, one place for each piece. */
const line = fc.record({
  price: fc.integer({ min: 1, max: 500_000 }),
  comesBackIn: fc.array(fc.nat(3), { minLength: 1, maxLength: 9 }),
})
const baisa = fc.integer({ min: 0, max: 5000 })

test('pieces exchanged for the same products cost exactly what came back is worth, fewer of them never more; delivery and fee move along with the last, as they were paid (O16, O37)', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      fc.record({ deliveryCharge: baisa, cashFee: baisa, off: fc.double({ min: 0, max: 1, noNaN: true }) }),
      fc.nat(9),
      (lines, { off, ...charges }, kept) => {
        const subTotal = lines.reduce((sum, { price, comesBackIn }) => sum + price * comesBackIn.length, 0)
        const bought = { subTotal, discount: Math.floor(subTotal * off), ...charges }
        const total = subTotal - bought.discount + bought.deliveryCharge + bought.cashFee
        let earlierValue = 0
        for (const which of [0, 1, 2, 3]) {
          const pieces = lines.map(({ price, comesBackIn }) => ({
            price,
            ordered: comesBackIn.length,
            earlier: comesBackIn.filter((one) => one < which).length,
            now: comesBackIn.filter((one) => one === which).length,
          }))
          if (pieces.every(({ now }) => now === 0)) continue
          const { value, whole } = returnedValue({ ...bought, total, earlierValue }, pieces)
          earlierValue += value
          const back = pieces.map(({ price, now: quantity }) => ({ price, quantity }))
          const exchangedFor = (fresh: Parameters<typeof exchangeTotals>[2]) =>
            exchangeTotals(bought, { value, whole, back }, fresh)
          const same = back.map((piece) => ({ ...piece, isSame: true }))
          const all = exchangedFor(same)
          expect(all.total).toBe(value)
          const fewer = exchangedFor(
            same.map((piece) => ({ ...piece, quantity: Math.max(0, piece.quantity - kept) })),
          )
          expect(fewer.total).toBeLessThanOrEqual(value)
          const others = exchangedFor(back.map((piece) => ({ ...piece, isSame: false })))
          expect(others.discount).toBe(0)
          for (const sums of [all, fewer, others]) {
            expect(sums).toMatchObject(whole ? charges : { deliveryCharge: 0, cashFee: 0 })
            expect(Object.values(sums).every((one) => Number.isInteger(one) && one >= 0)).toBe(true)
            expect(sums.discount).toBeLessThanOrEqual(sums.subTotal)
            expect(sums.total).toBe(sums.subTotal - sums.discount + sums.deliveryCharge + sums.cashFee)
          }
        }
        expect(earlierValue).toBe(total)
      },
    ),
    {
      // Three pieces under a discount of one baisa that come back one by one, the second first.
      examples: [
        [[{ price: 16_606, comesBackIn: [1, 0, 2] }], { deliveryCharge: 0, cashFee: 0, off: 0.00003 }, 0],
        [[{ price: 1, comesBackIn: [0, 1, 2] }], { deliveryCharge: 5, cashFee: 3, off: 0.9 }, 1],
      ],
    },
  )
})
