import { expect, it } from 'vitest'
import type { Locale } from '#src/core/locale.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { Picture } from '#src/ui/picture.tsx'
import { keepMarkup } from './keep-markup.tsx'

const picture = `/pictures/${'a'.repeat(32)}.webp`

it('makes a part once for all pages, and anew for what it is given, its language and what stands in for its picture', () => {
  const made: string[] = []
  function Part({ name, soldOut }: { name: string; soldOut?: boolean }) {
    const locale = useLocale()
    made.push(name)
    return (
      <div>
        {locale} {name} {soldOut && 'sold out'}
        <Picture src={picture} alt="" sizes="1px" />
      </div>
    )
  }
  const keep = keepMarkup(100_000)
  const inside = (part: object, { locale = 'en' as Locale, sight = 'red' } = {}) =>
    keep(locale, () => sight)(<Part name="Bag" {...part} />, picture)
  const first = inside({})
  expect(first).toMatch(/^en<!-- --> <!-- -->Bag.*background:red.*<\/picture>$/)
  expect(inside({})).toBe(first)
  expect(made).toEqual(['Bag'])
  expect(inside({ name: 'Cap' })).toContain('Cap')
  expect(inside({ soldOut: true })).toContain('sold out')
  expect(inside({}, { locale: 'ar' })).toContain('ar<!-- -->')
  expect(inside({}, { sight: 'blue' })).toContain('background:blue')
  expect(inside({})).toBe(first)
  expect(made).toEqual(['Bag', 'Cap', 'Bag', 'Bag', 'Bag'])
})

it('does not take one kind of part for another that is given the same', () => {
  const keep = keepMarkup(100_000)('en', () => undefined)
  const [One, Other] = [() => <p>one</p>, () => <p>other</p>]
  expect([keep(<One />, ''), keep(<Other />, ''), keep(<One />, '')]).toEqual(['one', 'other', 'one'])
})

it('holds no more than it may', () => {
  let made = 0
  function Part({ text }: { text: string }) {
    made++
    return <p>{text}</p>
  }
  const keep = keepMarkup(20_000)('en', () => undefined)
  for (const round of [1, 2])
    for (let n = 0; n < 10; n++) keep(<Part text={`${n}`.repeat(900)} />, `${round}`)
  expect(made).toBe(20)
})
