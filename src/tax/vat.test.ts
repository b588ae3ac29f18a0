import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readVatin, standardRateOn } from '#src/settings/vat.ts'
import { shares, sumOf, taxItems, taxOf, vatIn, vatOfOrder } from './vat.ts'

const baisa = fc.integer({ min: 0, max: 100_000_000 })
const order = fc
  .record({
    lines: fc.array(fc.record({ gross: fc.integer({ min: 1, max: 10_000_000 }), zeroRated: fc.boolean() }), {
      minLength: 1,
      maxLength: 20,
    }),
    deliveryCharge: fc.integer({ min: 0, max: 10_000 }),
    cashFee: fc.integer({ min: 0, max: 2_000 }),
    part: fc.integer({ min: 0, max: 1000 }),
  })
  .map(({ part, ...rest }) => {
    const subTotal = rest.lines.reduce((sum, { gross }) => sum + gross, 0)
    return { ...rest, subTotal, discount: Math.floor((subTotal * part) / 1000) }
  })

test('5 % of the net is 1/21 of what is paid', () => {
  expect(vatIn(10_500, 500)).toBe(500)
  expect(vatIn(1_000, 500)).toBe(48)
  expect(vatIn(1_000, 0)).toBe(0)
})

test('net and VAT are what is paid, for the document, each rate and each item', () => {
  fc.assert(
    fc.property(order, (one) => {
      const items = taxItems(one, 500)
      const { items: taxed, rates } = taxOf(items)
      const paid = one.subTotal - one.discount + one.deliveryCharge + one.cashFee
      expect(sumOf(rates, 'gross')).toBe(paid)
      for (const sums of [...rates, ...taxed]) expect(sums.net + sums.vat).toBe(sums.gross)
      for (const { rate, ...sums } of rates)
        for (const which of ['gross', 'net', 'vat'] as const)
          expect(
            sumOf(
              taxed.filter((item) => item.rate === rate),
              which,
            ),
          ).toBe(sums[which])
      expect(vatOfOrder(one, 500)).toBe(sumOf(rates, 'vat'))
    }),
  )
})

test('of what is exported all is at 0: net is what is paid, and nothing is said twice (T1)', () => {
  fc.assert(
    fc.property(order, (one) => {
      const items = taxItems(one, 0)
      const { rates } = taxOf(items)
      const paid = one.subTotal - one.discount + one.deliveryCharge + one.cashFee
      expect(rates).toEqual([{ rate: 0, gross: paid, net: paid, vat: 0 }])
      expect(items.filter(({ kind }) => kind === 'discount').length).toBe(one.discount > 0 ? 1 : 0)
      expect(vatOfOrder(one, 0)).toBe(0)
    }),
  )
})

test('VAT of a rate is rounded once: off by half a baisa at most, and none of zero-rated goods', () => {
  fc.assert(
    fc.property(order, (one) => {
      for (const { rate, gross, net, vat } of taxOf(taxItems(one, 500)).rates) {
        expect(Math.abs(vat - (net * rate) / 10_000)).toBeLessThanOrEqual(0.53)
        expect(gross).toBeGreaterThanOrEqual(0)
        if (rate === 0) expect(vat).toBe(0)
      }
    }),
  )
})

test('a discount is split as the goods are, to the baisa', () => {
  fc.assert(
    fc.property(baisa, baisa, baisa, (amount, first, second) => {
      const [one, other] = shares(amount, [first, second])
      expect(one + other).toBe(amount)
      expect(one).toBeGreaterThanOrEqual(0)
      expect(other).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('the rate is that of the day, and a VATIN is OM and ten digits', () => {
  expect(standardRateOn('2021-04-15')).toBe(0)
  expect(standardRateOn('2021-04-16')).toBe(500)
  expect(standardRateOn('2026-11-22')).toBe(500)
  expect(readVatin(' om11 0000 0000 ')).toBe('OM1100000000')
  expect(readVatin('OM١١٠٠٠٠٠٠٠٠')).toBe('OM1100000000')
  for (const wrong of ['', '1100000000', 'OM110000000', 'OM11000000000', 'AE1100000000'])
    expect(readVatin(wrong)).toBeUndefined()
})
