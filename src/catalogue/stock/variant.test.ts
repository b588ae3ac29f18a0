import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyInput, type ProductInput } from '#src/catalogue/product/product-fields.ts'
import { readProduct } from '#src/catalogue/product/product-input.ts'
import { cellKey, stockCells } from './stock-cells.ts'
import { madeCells, variantsIn, variantsText } from './variant.ts'

const value = fc
  .string({ minLength: 1, maxLength: 8, unit: 'grapheme' })
  .filter((one) => one.trim() === one && !/\s/.test(one) && one.toUpperCase() !== 'N/A')
const values = fc.uniqueArray(value, { maxLength: 4, selector: (one) => one.toLowerCase() })

/** A product's sizes and colours with some of them not made. */
const product = fc.record({ sizes: values, colors: values }).chain(({ sizes, colors }) =>
  fc.subarray(stockCells(sizes, colors)).map((cells) => ({
    sizes,
    colors,
    variants:
      sizes.length + colors.length > 0 ? cells.map((cell) => ({ ...cell, notMade: true as const })) : [],
  })),
)

const categories = [{ slug: 'bags', name: 'Bags', subCategories: [] }]
const typed: ProductInput = { ...emptyInput, name: 'Tote', category: 'Bags', originalPrice: '20' }

describe('what is not made of a product (P13)', () => {
  test('is with what is made all there is, and each once', () => {
    fc.assert(
      fc.property(product, (one) => {
        const both = [...madeCells(one), ...one.variants].map(cellKey)
        expect(both.toSorted()).toEqual(stockCells(one.sizes, one.colors).map(cellKey).toSorted())
      }),
    )
  })

  test('goes into a cell of a file and comes back, whatever sizes and colours are called', () => {
    fc.assert(
      fc.property(product, (one) => {
        const isSize = one.sizes.length > 0 && one.colors.length === 0
        const sorted = (rows: readonly { size: string; color: string }[] = []) => rows.map(cellKey).toSorted()
        expect(sorted(variantsIn(variantsText(one), { isSize }))).toEqual(sorted(one.variants))
      }),
    )
  })

  test('is read in whatever case a spreadsheet has left it', () => {
    expect(variantsIn('M: SKU T-1; Cost 5.000 | L: Not Made', { isSize: true })).toEqual([
      { size: 'M', color: 'N/A', sku: 'T-1', cost: '5.000' },
      { size: 'L', color: 'N/A', notMade: true },
    ])
  })

  test('says codes and a cost of what is made, which go into the file and come back', () => {
    const code = fc
      .string({ minLength: 1, maxLength: 8, unit: 'grapheme' })
      .filter((one) => one.trim() === one && one !== '')
    const said = fc.record(
      { sku: code, barcode: code, cost: fc.constantFrom('0.250', '12.500') },
      { requiredKeys: ['sku'] },
    )
    fc.assert(
      fc.property(product, fc.array(said, { minLength: 4, maxLength: 4 }), (one, values) => {
        const isSize = one.sizes.length > 0 && one.colors.length === 0
        fc.pre(one.sizes.length + one.colors.length > 0)
        const variants = stockCells(one.sizes, one.colors).map((cell, n) => ({ ...cell, ...values[n % 4] }))
        expect(variantsIn(variantsText({ ...one, variants }), { isSize })).toEqual(variants)
      }),
    )
  })

  test('has no pieces: a product is stored exactly when something is made and only that is counted', () => {
    fc.assert(
      fc.property(product, fc.nat(), (one, at) => {
        const cells = stockCells(one.sizes, one.colors)
        const cell = cells[at % cells.length] ?? { size: '', color: '' }
        const reading = readProduct({ ...typed, ...one, stock: [{ ...cell, quantity: '3' }] }, categories)
        const made = madeCells(one).map(cellKey)
        expect('product' in reading).toBe(made.includes(cellKey(cell)))
      }),
    )
  })

  test.each([['M / red: 3'], ['M / red'], ['not made'], ['M / red: not made | L / red: made']])(
    'is said in these words only: %j is nothing the file can say',
    (text) => {
      expect(variantsIn(text, { isSize: false })).toBeUndefined()
    },
  )
})
