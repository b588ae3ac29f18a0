import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleCategories } from '#src/catalogue/categories/category.sample.ts'
import { addressWith, cardFilterOf, narrowingIn, shopSortIn, sortIn } from './listing.ts'
import { inSizeOrder } from './size-order.ts'

describe('the address of a list', () => {
  it('is read as filters, with any names and digits a shopper uses', () => {
    const asked = new URLSearchParams(
      'q= tote &category=BAGS COLLECTIONS&minPrice=١٢٫٥&maxPrice=40&color=black&size=38&offer=1',
    )
    expect(narrowingIn(asked, sampleCategories)).toEqual({
      q: 'tote',
      category: 'bags',
      minPrice: '12.5',
      maxPrice: '40',
      color: 'black',
      size: '38',
      offer: '1',
    })
    expect(cardFilterOf(narrowingIn(asked, sampleCategories), 'price-asc')).toMatchObject({
      searchQuery: 'tote',
      sort: 'price-asc',
    })
  })

  it.each([
    ['minPrice', 'cheap'],
    ['maxPrice', '-5'],
    ['minPrice', '12.3456'],
    ['category', 'cars'],
    ['offer', 'yes'],
    ['color', '  '],
  ])('leaves out what cannot be meant: %s=%s', (name, value) => {
    expect(narrowingIn(new URLSearchParams({ [name]: value }), sampleCategories)).toEqual({})
  })

  it('never asks for an order that does not exist', () => {
    expect(sortIn(new URLSearchParams('sort=price-desc'))).toBe('price-desc')
    expect(sortIn(new URLSearchParams('sort=cheapest'))).toBe('newest')
    expect(sortIn(new URLSearchParams())).toBe('newest')
  })

  it('starts a search with what answers it best, unless another order is asked for', () => {
    const order = (address: string) => shopSortIn(new URLSearchParams(address))
    expect([order('q=tote'), order('q=tote&sort=newest')]).toEqual(['relevance', 'newest'])
    expect([order(''), order('q=+'), order('sort=popular')]).toEqual(['newest', 'newest', 'popular'])
    expect(cardFilterOf({ q: 'tote' }, 'relevance')).toEqual({ searchQuery: 'tote' })
    const asked = new URLSearchParams('q=tote&sort=newest')
    expect(addressWith('/shop', asked, { color: 'black' })).toBe('/shop?q=tote&sort=newest&color=black')
    expect(addressWith('/shop', asked, { q: undefined })).toBe('/shop')
  })

  it('starts again from the first page when a filter changes, and holds no empty ones', () => {
    const word = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
    fc.assert(
      fc.property(word, word, (color, q) => {
        const asked = new URLSearchParams({ q, color: 'black', cursor: 'abc' })
        const url = new URL(addressWith('/shop', asked, { color, size: '' }), 'https://shop.example')
        expect(Object.fromEntries(url.searchParams)).toEqual({ q, color })
      }),
    )
    expect(addressWith('/shop', new URLSearchParams('q=tote&cursor=abc'), { q: undefined })).toBe('/shop')
  })
})

describe('sizes', () => {
  it('stand as in a shop: numbers, then letters, then words', () => {
    expect(inSizeOrder(['XL', '40', 'One size', 'S', '7.5', 'M', '36', 'L'])).toEqual([
      '7.5',
      '36',
      '40',
      'S',
      'M',
      'L',
      'XL',
      'One size',
    ])
  })
})
