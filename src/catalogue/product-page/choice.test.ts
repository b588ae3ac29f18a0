import fc from 'fast-check'
import { describe as about, expect, it } from 'vitest'
import { isSoldOut } from '#src/catalogue/product/buying.ts'
import { describe } from '#src/catalogue/product/description.ts'
import { formatDeliveryDay } from '#src/delivery/format-delivery-day.ts'
import { askedChoice, leftOf, missingIn, mostOf, pickedOf } from './choice.ts'

const shoe = {
  sizes: ['36', '37'],
  colors: ['black', 'ivory'],
  lowStock: [
    { size: '36', color: 'black', left: 0 },
    { size: '36', color: 'ivory', left: 0 },
    { size: '37', color: 'black', left: 3 },
  ],
}
const purse = { sizes: [], colors: [], lowStock: [{ size: 'N/A', color: 'N/A', left: 0 }] }

about('what a shopper picks', () => {
  it('must be complete before buying, and is N/A only where there is nothing to pick (P5)', () => {
    expect(missingIn(shoe, {})).toEqual(['color', 'size'])
    expect(missingIn(shoe, { color: 'black' })).toEqual(['size'])
    expect(missingIn(shoe, { color: 'black', size: '37' })).toEqual([])
    expect(missingIn(purse, {})).toEqual([])
    expect(pickedOf({})).toEqual({ size: 'N/A', color: 'N/A' })
    expect(pickedOf({ size: '37' })).toEqual({ size: '37', color: 'N/A' })
  })

  it('begins with the colour that the address asks for, of those there are and no other', () => {
    expect(askedChoice(shoe, 'ivory', null)).toEqual({ color: 'ivory' })
    for (const asked of ['Ivory', 'teal', '', 'N/A', null]) expect(askedChoice(shoe, asked, null)).toEqual({})
    const plenty = { ...purse, lowStock: [] }
    for (const asked of ['black', 'N/A'])
      for (const bag of [purse, plenty]) expect(askedChoice(bag, asked, asked)).toEqual({})
    const notMade = shoe.sizes.map((size) => ({ size, color: 'black', left: 0, notMade: true as const }))
    expect(askedChoice({ ...shoe, lowStock: notMade }, 'black', '37')).toEqual({ size: '37' })
  })

  it('begins with the size that the address asks for, where one can be bought', () => {
    expect(askedChoice(shoe, 'black', '37')).toEqual({ color: 'black', size: '37' })
    expect(askedChoice(shoe, 'teal', '37')).toEqual({ size: '37' })
    for (const asked of ['36', '38', 'N/A', ''])
      expect(askedChoice(shoe, 'black', asked)).toEqual({ color: 'black' })
  })

  it('begins with the only colour and the only size there is, unless it is sold out (P5)', () => {
    const bag = { sizes: [], colors: ['navy'], lowStock: [] }
    for (const asked of ['navy', 'teal', null])
      expect(askedChoice(bag, asked, null)).toEqual({ color: 'navy' })
    expect(askedChoice({ ...bag, sizes: ['M'] }, null, null)).toEqual({ color: 'navy', size: 'M' })
    expect(askedChoice({ ...shoe, sizes: ['37'] }, 'black', null)).toEqual({ color: 'black', size: '37' })
    expect(askedChoice({ ...shoe, colors: ['black'] }, null, '36')).toEqual({ color: 'black' })
    const gone = { ...bag, lowStock: [{ size: 'N/A', color: 'navy', left: 0 }] }
    expect(askedChoice(gone, null, null)).toEqual({})
  })

  it('never begins with anything that is not made or not there, whatever the address asks for', () => {
    const asked = fc.option(fc.oneof(fc.constantFrom('36', '37', 'black', 'ivory', 'N/A', ''), fc.string()))
    fc.assert(
      fc.property(asked, asked, (color, size) => {
        const choice = askedChoice(shoe, color, size)
        expect(choice.color ?? color).toBe(color)
        expect(choice.size ?? size).toBe(size)
        expect([...shoe.colors, undefined]).toContain(choice.color)
        if (choice.size) expect(isSoldOut(shoe, choice)).toBe(false)
      }),
    )
  })

  it('is told what is left once it is complete, and can ask for no more (O14)', () => {
    expect(leftOf(shoe, { size: '37' })).toBeUndefined()
    expect(leftOf(shoe, { size: '37', color: 'black' })).toBe(3)
    expect(leftOf(shoe, { size: '37', color: 'ivory' })).toBeUndefined()
    expect([mostOf(3), mostOf(0), mostOf(undefined)]).toEqual([3, 1, 99])
  })

  it('is sold out when nothing that begins so can be bought', () => {
    expect(isSoldOut(shoe, { size: '36' })).toBe(true)
    expect(isSoldOut(shoe, { color: 'black' })).toBe(false)
    expect(isSoldOut(shoe, { size: '36', color: 'black' })).toBe(true)
    expect(isSoldOut(shoe)).toBe(false)
    expect(isSoldOut(purse)).toBe(true)
  })
})

about('a description', () => {
  it('is read as facts and plain lines', () => {
    expect(
      describe('Material: Leather\r\n\n  Strap : Chain: gold \nMade by hand\nSee https://x.example'),
    ).toEqual([
      { label: 'Material', text: 'Leather' },
      { label: 'Strap', text: 'Chain: gold' },
      { text: 'Made by hand' },
      { text: 'See https://x.example' },
    ])
  })
})

about('the delivery day', () => {
  it('is a Muscat day in both languages (M4)', () => {
    const lateOnSaturdayUtc = new Date('2026-01-03T21:00:00Z')
    expect(formatDeliveryDay('en', lateOnSaturdayUtc)).toBe('Sunday, 4 Jan')
    expect(formatDeliveryDay('ar', lateOnSaturdayUtc)).toBe('الأحد، 4 يناير')
  })
})
