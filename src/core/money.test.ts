import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { discountPercent, formatBaisa, inBaisa, toBaisa, toOmr } from './money.ts'

const baisa = fc.integer({ min: 0, max: 1_000_000_000 })
const digits = (n: number) => String(n).padStart(3, '0')

describe('amounts (M1)', () => {
  test('every price a shop could have goes out and comes back as it was', () => {
    for (let amount = 0; amount <= 200_000; amount++) {
      if (toBaisa(toOmr(amount)) !== amount) throw new Error(`${amount} baisa came back as something else`)
    }
    fc.assert(
      fc.property(baisa, (amount) => {
        expect(toBaisa(toOmr(amount))).toBe(amount)
        expect(toBaisa(JSON.parse(JSON.stringify({ price: -toOmr(amount) })).price)).toBe(0 - amount)
      }),
      { numRuns: 2000 },
    )
  })

  test('what somebody typed with three decimals is that amount', () => {
    fc.assert(
      fc.property(baisa, (amount) => {
        const typed = `${Math.trunc(amount / 1000)}.${digits(amount % 1000)}`
        expect(toBaisa(Number(typed))).toBe(amount)
      }),
      { numRuns: 2000 },
    )
  })

  test('a fourth decimal is refused, however small', () => {
    const more = fc.integer({ min: 1, max: 999_999 }).map((n) => String(n).padStart(6, '0'))
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999 }),
        fc.integer({ min: 0, max: 999 }),
        more,
        (whole, rest, extra) => {
          expect(toBaisa(Number(`${whole}.${digits(rest)}${extra}`))).toBeUndefined()
        },
      ),
      { numRuns: 2000 },
    )
  })

  test.each([0.1 + 0.2, 1.1 * 3, 4.35 * 100.001, 12.0005, 1e-9])('%d is no amount', (noise) => {
    expect(toBaisa(noise)).toBeUndefined()
    expect(() => inBaisa(noise)).toThrow(String(noise))
  })

  test.each([Number.NaN, Infinity, -Infinity, 1e300, Number.MAX_SAFE_INTEGER])(
    '%d is no amount',
    (number) => {
      expect(toBaisa(number)).toBeUndefined()
    },
  )
})

describe('a formatted amount', () => {
  test('has three decimals in Latin digits, and reads back as the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (amount) => {
        const text = formatBaisa(amount)
        expect(text).toMatch(/^-?\d{1,3}(,\d{3})*\.\d{3}$/)
        expect(inBaisa(Number(text.replaceAll(',', '')))).toBe(amount)
      }),
    )
  })

  test.each([
    [0, '0.000'],
    [5, '0.005'],
    [12_500, '12.500'],
    [999_999, '999.999'],
    [1_234_567, '1,234.567'],
    [-1_000_050, '-1,000.050'],
  ])('%d baisa is %s', (amount, text) => expect(formatBaisa(amount)).toBe(text))
})

test.each([
  [20_000, 15_000, 25],
  [30_000, 20_000, 33],
  [30_000, 10_000, 67],
  [20_000, 19_999, 0],
])('from %d to %d baisa is %d percent less (product.md section 9)', (original, offer, percent) => {
  expect(discountPercent(original, offer)).toBe(percent)
})
