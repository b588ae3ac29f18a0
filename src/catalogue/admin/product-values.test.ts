import { describe, expect, it } from 'vitest'
import { sampleCategories } from '#src/catalogue/categories/category.sample.ts'
import type { StaffProduct } from '#src/catalogue/product/product.ts'
import { emptyInput } from '#src/catalogue/product/product-fields.ts'
import { readProduct } from '#src/catalogue/product/product-input.ts'
import { stockState } from '#src/catalogue/stock/stock-state.ts'
import { changesOf, copyOf, differences, inputOf, mergeChanges } from './product-values.ts'

const cell = { size: 'S', color: 'N/A' }
const stored: StaffProduct = {
  _id: 'tote',
  name: 'Tote',
  description: 'Material: Leather',
  category: 'Bags Collections',
  subCategory: 'Tote Bags',
  productType: 'Offer',
  productVisibility: 'Public',
  originalPrice: 12.5,
  offerPrice: 9.755,
  reviews: 0,
  images: [],
  sizes: ['S', 'M'],
  colors: [],
  lowStock: [],
  variants: [],
  createdAt: '2026-03-01T08:00:00.000Z',
  updatedAt: '2026-03-01T08:00:00.000Z',
  version: 3,
  stock: [{ ...cell, quantity: 4 }],
}
const base = inputOf(stored)

describe('a copy of a product', () => {
  const copy = copyOf({
    ...stored,
    nameAr: 'حقيبة',
    sku: 'T-1',
    barcode: '6001',
    reviews: 7,
    searchTitle: 'Tote of Muscat',
    searchTitleAr: 'حقيبة مسقط',
    searchText: 'Made by hand',
    searchTextAr: 'صناعة يدوية',
    variants: [{ size: 'M', color: 'N/A', sku: 'T-1-M', cost: 4 }],
  })

  it('is hidden, called a copy, and has no code or review of the first', () => {
    expect(copy).toMatchObject({ name: 'Tote (copy)', nameAr: 'حقيبة (نسخة)', productVisibility: 'Hidden' })
    expect([copy.sku, copy.barcode, copy.reviews]).toEqual(['', '', ''])
    expect(copy.variants).toEqual([{ size: 'M', color: 'N/A', cost: '4.000' }])
  })

  it('tells search engines of itself, not of the first (P21)', () => {
    const told = [copy.searchTitle, copy.searchTitleAr, copy.searchText, copy.searchTextAr]
    expect(told).toEqual(['', '', '', ''])
  })

  it('is counted where the first is, and waits for its own number: it can be stored with one, and not without', () => {
    const reading = readProduct(copy, sampleCategories)
    expect('errors' in reading && reading.errors.map(({ path }) => path)).toEqual(['stock.0.quantity'])
    const counted = { ...copy, stock: copy.stock.map((row) => ({ ...row, quantity: '2' })) }
    expect(readProduct(counted, sampleCategories)).toMatchObject({
      product: { name: 'Tote (copy)', stock: [{ ...cell, quantity: 2 }] },
    })
  })

  it('of the longest names still fits', () => {
    const long = copyOf({ ...stored, name: 'x'.repeat(200), nameAr: 'ب'.repeat(200) })
    expect([long.name.length, (long.nameAr ?? '').length].every((length) => length <= 200)).toBe(true)
  })
})

describe('a product in its form', () => {
  it('passes its own rules untouched, and says nothing has changed', () => {
    expect(readProduct(base, sampleCategories)).toMatchObject({
      product: { originalPrice: 12_500, offerPrice: 9_755, reviews: 0 },
    })
    expect(changesOf(base, inputOf(stored))).toEqual({})
  })

  it('sends only what was changed, and of the stock what it was', () => {
    const typed = {
      ...base,
      name: 'Tote II',
      stock: [...base.stock, { size: 'M', color: 'N/A', quantity: '2' }],
    }
    expect(changesOf(base, typed)).toEqual({
      name: 'Tote II',
      stock: [
        { ...cell, quantity: '4', was: 4 },
        { size: 'M', color: 'N/A', quantity: '2', was: null },
      ],
    })
    expect(changesOf(base, { ...base, stock: [] })).toEqual({ stock: [] })
  })

  it('keeps both people’s changes where they do not touch, and the reader’s where they do', () => {
    const mine = { ...base, name: 'Mine', sizes: ['S', 'M', 'L'] }
    const theirs = { ...base, name: 'Theirs', originalPrice: '20.000' }
    expect(mergeChanges(base, mine, theirs)).toEqual({ ...mine, originalPrice: '20.000' })
    expect(differences(mine, theirs)).toEqual(['name', 'originalPrice', 'sizes'])
  })

  it('says everything that is missing from an empty one', () => {
    const reading = readProduct(emptyInput, sampleCategories)
    expect('errors' in reading && reading.errors.map(({ path }) => path)).toEqual([
      'name',
      'category',
      'originalPrice',
    ])
  })

  it('takes sizes and colours once, whatever their case, and never the word for none', () => {
    const typed = { ...base, stock: [], sizes: ['s', ' S ', 'n/a', ''], colors: ['Red', 'red'] }
    const reading = readProduct(typed, sampleCategories)
    expect(reading).toMatchObject({ product: { sizes: ['s'], colors: ['Red'] } })
  })
})

describe('a product’s stock at a glance (O14)', () => {
  const look = (...quantities: number[]) =>
    stockState({
      ...stored,
      stock: quantities.map((quantity, n) => ({ size: n === 0 ? 'S' : 'M', color: 'N/A', quantity })),
    })
  it.each([
    [look(), { kind: 'unlimited' }],
    [look(0, 0), { kind: 'soldOut' }],
    [look(0), { kind: 'partlySoldOut' }],
    [look(0, 9), { kind: 'partlySoldOut' }],
    [look(1, 20), { kind: 'partlyFew' }],
    [look(5), { kind: 'partlyFew' }],
    [look(5, 2), { kind: 'fewOfEach' }],
    [look(6, 9), { kind: 'some', pieces: 15 }],
  ])('%o is %o', (state, expected) => {
    expect(state).toEqual(expected)
  })
})
