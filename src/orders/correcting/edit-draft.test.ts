import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceElsewhere } from '#src/catalogue/product/buying.ts'
import { sampleProduct } from '#src/catalogue/product/product.sample.ts'
import { type ProductRow, presentForStaff, rowOf } from '#src/catalogue/product/product-row.ts'
import { inBaisa, toOmr } from '#src/core/money.ts'
import { lineOf } from '#src/orders/placing/order-lines.ts'
import { inCell, type LineDraft } from './edit-draft.ts'

test('a line that staff try in several sizes costs what the last one costs from the order on, and in its own what was charged', () => {
  const price = fc.integer({ min: 1000, max: 60_000 })
  const size = fc.constantFrom('S', 'M', 'L')
  fc.assert(
    fc.property(price, price, price, fc.array(size, { minLength: 1 }), (charged, small, large, tried) => {
      const product = presentForStaff(
        rowOf({
          ...sampleProduct({ sizes: ['S', 'M', 'L'], colors: ['red'], originalPrice: 20_000 }),
          variants: [
            { size: 'S', color: 'red', price: small },
            { size: 'L', color: 'red', price: large },
          ],
        }) as ProductRow,
        [],
      )
      const cell = { size: 'M', color: 'red' }
      const was = { ...lineOf(product, { ...cell, quantity: 1 }), originalPrice: toOmr(charged) }
      let line: LineDraft = { ...was, line: 0, was }
      for (const one of tried) line = { ...line, ...inCell(line, { ...cell, size: one }, product) }
      const last = { ...cell, size: tried.at(-1) ?? '' }
      expect(inBaisa(line.originalPrice)).toBe(priceElsewhere(product, { ...cell, price: charged }, last))
      expect(line.size).toBe(last.size)
    }),
  )
})
