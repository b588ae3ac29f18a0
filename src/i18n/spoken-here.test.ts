import fc from 'fast-check'
import { expect, it } from 'vitest'
import { locales } from '#src/core/locale.ts'
import { dataText } from './data-text.ts'
import { spokenHere } from './spoken-here.ts'

const typed = fc.record({
  _id: fc.string(),
  name: fc.constantFrom('', 'Tote'),
  nameAr: fc.constantFrom('', 'حقيبة', undefined),
  short: fc.record({ en: fc.constantFrom('', 'Carry'), ar: fc.constantFrom('', 'احمل') }),
  price: fc.double(),
  images: fc.array(fc.string()),
})
type Typed = { name: string; nameAr?: string | undefined; short: Record<string, string> }

it('leaves what a page of its language reads, and nothing of the others that it does not', () => {
  fc.assert(
    fc.property(fc.array(typed), fc.constantFrom(...locales), (cards, locale) => {
      const before = structuredClone(cards)
      const [list] = spokenHere(locale, [{ cards }]) as [{ cards: Typed[] }]
      expect(cards).toEqual(before)
      expect(list.cards.map((one) => dataText(locale, one, 'name'))).toEqual(
        cards.map((one) => dataText(locale, one, 'name')),
      )
      expect(list.cards.map(({ short }) => short)).toEqual(
        cards.map(({ short }) => (short[locale] ? { [locale]: short[locale] } : short)),
      )
      const strip = ({ name, nameAr, short, ...rest }: Typed) => rest
      expect(list.cards.map(strip)).toEqual(cards.map(strip))
      if (locale === 'en') expect(list.cards.some((one) => one.name && 'nameAr' in one)).toBe(false)
    }),
  )
})
