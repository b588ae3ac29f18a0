import { expect, test } from 'vitest'
import { editedVatColumns, isExported, vatColumns } from './vat-columns.ts'

const bag = { original_price: 21_000, quantity: 1, zero_rated: 0 } as const
const goods = { lines: [bag], totals: { deliveryCharge: 0 } }
const home = { place_country: 'OM', delivery_area: 'HOME DELIVERY' }
const abroad = { ...home, place_country: 'AE' }
const now = new Date('2026-11-27T08:00:00Z')

test('goods leave Oman where they are brought to another country, not where they are collected (T1)', () => {
  expect(isExported(abroad)).toBe(true)
  expect(isExported(home)).toBe(false)
  expect(isExported({ ...abroad, delivery_area: 'SHOP COLLECTION' })).toBe(false)
  expect(isExported({ ...home, place_country: '' }), 'only a text is known').toBe(false)
})

test('an order bears the VAT of its day, none abroad, and has no rate at all where VAT is off (T1)', () => {
  expect(vatColumns({ vat: 'delivery' }, { ...goods, to: home, now })).toEqual({ vat_rate: 500, vat: 1000 })
  expect(vatColumns({ vat: 'delivery' }, { ...goods, to: abroad, now })).toEqual({ vat_rate: 0, vat: 0 })
  expect(vatColumns({ vat: 'off' }, { ...goods, to: home, now })).toEqual({ vat_rate: null, vat: 0 })
})

test('an edited order keeps its rate, has another once its goods leave Oman or stay, and none where it had none (T1)', () => {
  const before = { ...home, vat_rate: 300, placed_at: now.toISOString() }
  expect(editedVatColumns(before, { ...goods, to: home })).toMatchObject({ vat_rate: 300 })
  expect(editedVatColumns(before, { ...goods, to: abroad })).toEqual({ vat_rate: 0, vat: 0 })
  expect(editedVatColumns({ ...before, ...abroad, vat_rate: 0 }, { ...goods, to: home })).toEqual({
    vat_rate: 500,
    vat: 1000,
  })
  expect(editedVatColumns({ ...before, vat_rate: null }, { ...goods, to: abroad })).toEqual({})
})
