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
