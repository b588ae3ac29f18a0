import { expect, it } from 'vitest'
import * as z from 'zod'
import { sampleProduct } from './product.sample.ts'
import type { Product, StaffProduct } from './product.ts'
import { emptyInput, type ProductInput, plainFieldNames, plainFields } from './product-fields.ts'
import { columnsOf } from './product-row.ts'

type Columns = ReturnType<typeof columnsOf>

it('a form, a row or a schema that forgets a field does not compile', () => {
  const { barcode: _, ...form } = emptyInput
  // @ts-expect-error the form has no barcode
  const input: ProductInput = form
  const { sku: __, ...row } = columnsOf(sampleProduct(), new Date())
  // @ts-expect-error the row has no column for the SKU
  const columns: Columns = row
  const text = z.string()
  // @ts-expect-error the schema of what staff are shown has no SKU
  const shown = { barcode: text, offerFrom: text, offerUntil: text, zeroRated: text } satisfies Record<
    Exclude<keyof StaffProduct, keyof Product | Kept>,
    z.ZodType
  >
  expect([input, columns, shown].map((one) => Object.keys(one).length > 0)).toEqual([true, true, true])
})

type Kept = 'plannedPrice' | 'version' | 'stock' | 'updatedAt'

it('every plain field has a column of its own and a place in the empty form', () => {
  const columns = plainFieldNames.map((field) => plainFields[field].column)
  expect(new Set(columns).size).toBe(columns.length)
  expect(Object.keys(columnsOf(sampleProduct(), new Date()))).toEqual(expect.arrayContaining(columns))
  expect(Object.keys(emptyInput)).toEqual(expect.arrayContaining(plainFieldNames))
})
