import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditOver, leftOf, standingInvoice } from './credit.ts'
import type { StoredTaxDocument, TaxContent } from './tax-document.ts'
import { sumOf, taxItems, taxOf } from './vat.ts'

const order = fc.record({
  lines: fc.array(fc.record({ gross: fc.integer({ min: 1, max: 100_000 }), zeroRated: fc.boolean() }), {
    minLength: 1,
    maxLength: 8,
  }),
  deliveryCharge: fc.integer({ min: 0, max: 5_000 }),
  cashFee: fc.integer({ min: 0, max: 500 }),
  discount: fc.constant(0),
})

const paper = (kind: StoredTaxDocument['kind'], id: string, sums: Pick<TaxContent, 'items' | 'rates'>) =>
  ({ id, kind, number: id, at: '', orderId: 'o', corrects: null, content: sums }) as StoredTaxDocument

test('credit notes over an invoice add up to it exactly, whatever their amounts, and never to more', () => {
  fc.assert(
    fc.property(order, fc.array(fc.integer({ min: 1, max: 150_000 }), { maxLength: 6 }), (one, amounts) => {
      const documents = [paper('invoice', 'i', taxOf(taxItems(one, 500)))]
      const invoice = documents[0] as StoredTaxDocument
      for (const amount of [...amounts, Number.MAX_SAFE_INTEGER]) {
        const standing = standingInvoice(documents)
        if (!standing) break
        const left = sumOf(leftOf(standing), 'gross')
        const goods = one.lines.slice(0, 1).map(({ gross, zeroRated }) => ({
          kind: 'line' as const,
          rate: zeroRated ? 0 : 500,
          gross,
        }))
        const sums = creditOver(standing, amount, goods)
        expect(sumOf(sums.rates, 'gross')).toBe(Math.min(amount, left))
        for (const rate of sums.rates) {
          expect(rate.net + rate.vat).toBe(rate.gross)
          expect(rate.gross).toBeGreaterThanOrEqual(0)
          expect(rate.vat).toBeGreaterThanOrEqual(0)
          expect(rate.gross).toBe(
            sumOf(
              sums.items.filter((item) => item.rate === rate.rate),
              'gross',
            ),
          )
          expect(rate.vat).toBe(
            sumOf(
              sums.items.filter((item) => item.rate === rate.rate),
              'vat',
            ),
          )
        }
        documents.push({ ...paper('credit-note', `c${documents.length}`, sums), corrects: 'i' })
      }
      expect(standingInvoice(documents)).toBeUndefined()
      for (const which of ['gross', 'net', 'vat'] as const)
        expect(documents.slice(1).reduce((sum, { content }) => sum + sumOf(content.rates, which), 0)).toBe(
          sumOf(invoice.content.rates, which),
        )
    }),
  )
})

const mixed = taxOf([
  { kind: 'line', rate: 500, gross: 21_000 },
  { kind: 'line', rate: 0, gross: 4_000 },
  { kind: 'deliveryCharge', rate: 500, gross: 2_100 },
])
const invoice = paper('invoice', 'i', mixed)
const whole = { invoice, credits: [] }
const note = (sums: Pick<TaxContent, 'items' | 'rates'>) => ({
  ...paper('credit-note', 'c', sums),
  corrects: 'i',
})

test('a note over a whole invoice says again what the invoice said, line by line', () => {
  for (const amount of [27_100, 30_000]) {
    expect(creditOver(whole, amount, [])).toEqual({ items: mixed.items, rates: mixed.rates })
  }
})

test('goods that come back are lines of their rates, and what is paid for them beside is an adjustment', () => {
  const bag = { kind: 'line' as const, rate: 0, gross: 4_000 }
  expect(creditOver(whole, 4_000, [bag])).toEqual({
    items: [{ ...bag, net: 4_000, vat: 0 }],
    rates: [{ rate: 0, gross: 4_000, net: 4_000, vat: 0 }],
  })
  const shoe = { kind: 'line' as const, rate: 500, gross: 10_500 }
  const less = creditOver(whole, 8_400, [shoe]).items
  expect(less.map(({ kind, rate, gross }) => [kind, rate, gross])).toEqual([
    ['line', 500, 10_500],
    ['adjustment', 500, -2_100],
  ])
})

test('money alone is taken back of both rates as they are left, and of none more than is left of it', () => {
  const half = creditOver(whole, 13_550, [])
  expect(half.rates.map(({ rate, gross }) => [rate, gross])).toEqual([
    [500, 11_550],
    [0, 2_000],
  ])
  expect(half.items.every(({ kind }) => kind === 'adjustment')).toBe(true)
  const standing = { invoice, credits: [note(half)] }
  expect(leftOf(standing)).toEqual([
    { rate: 500, gross: 11_550, net: 11_000, vat: 550 },
    { rate: 0, gross: 2_000, net: 2_000, vat: 0 },
  ])
  // All of one rate's goods are back: the rest of the money is the other's.
  const zeroGone = creditOver(whole, 4_000, [{ kind: 'line', rate: 0, gross: 4_000 }])
  const after = { invoice, credits: [note(zeroGone)] }
  const more = creditOver(after, 3_000, [{ kind: 'line' as const, rate: 0, gross: 3_000 }])
  expect(more.rates.map(({ rate, gross }) => [rate, gross])).toEqual([
    [500, 3_000],
    [0, 0],
  ])
})

test('an invoice that a note took back in whole stands no more, and the next one does', () => {
  const second = paper('invoice', 'j', mixed)
  expect(standingInvoice([invoice, note(mixed)])).toBeUndefined()
  expect(standingInvoice([invoice, note(mixed), second])).toEqual({ invoice: second, credits: [] })
  expect(standingInvoice([])).toBeUndefined()
})
