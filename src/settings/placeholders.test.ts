import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { locales } from '#src/core/locale.ts'
import { fillIn, placeholders, unsetIn, wrongBraces } from './placeholders.ts'
import { defaultSettings } from './settings.ts'

const settings = { ...defaultSettings, version: 0 }
const names = fc.constantFrom(...placeholders)
const said = fc.constantFrom(
  'Free over ',
  'مجاني فوق ',
  ' · ',
  '\n',
  '**now**',
  '{وقل رب زدني علمًا}',
  ' 50 ',
  ':}',
  '{ }',
)

describe('what stands in braces in a text of the owner’s (W2)', () => {
  test.each([
    ['In {time', '{time'],
    ['{freeShipingOver} and more', '{freeShipingOver}'],
    ['{ phone }', '{ phone }'],
    ['{free shipping over}', '{free shipping over}'],
    ['{{phone}}', '{{phone}}'],
    ['Call {phone, or {email}', '{phone'],
    ['Call phone}', 'phone}'],
    ['اتصلوا على {phone اليوم', '{phone'],
    ['{zoneDays}', '{zoneDays}'],
    ['{toString}', '{toString}'],
    ['{\u200fphoneX\u200f}', '{phoneX}'],
    ['{\u200bphone', '{phone'],
  ])('%s is told of, as it was typed, with the names there are', (text, typed) => {
    const wrong = wrongBraces(text)
    for (const locale of locales) {
      expect(wrong?.[locale]).toContain(`\u2066${typed}\u2069`)
      expect(wrong?.[locale]).toContain('\u2066{freeShippingOver}\u2069')
    }
  })

  test.each([
    '{1}',
    'Step {2} of {3}',
    '{ color: red }',
    'p { margin: 0; } {color:red}',
    '{a, b}',
    '{https://x.om}',
  ])('%j is nobody’s placeholder', (text) => expect(wrongBraces(text)).toBeUndefined())

  test('what no name is made of is a text’s own, a name with something behind it is not', () => {
    const sign = fc.constantFrom(':', ';', ',', '.', '-', '=', '"', 'ع', '/', '(')
    const plain = fc.stringMatching(/^[^{}\n]{0,12}$/)
    const own = fc
      .tuple(fc.oneof(fc.constant(''), fc.stringMatching(/^[a-z]{1,9}$/)), sign, plain)
      .map((parts) => `{${parts.join('')}}`)
    const number = fc.stringMatching(/^\{\d{1,4}[^{}\n]{0,5}\}$/)
    fc.assert(
      fc.property(fc.oneof(own, number), names, sign, (typed, name, end) => {
        fc.pre(!placeholders.some((one) => typed.startsWith(`{${one}`)))
        expect(wrongBraces(`Before ${typed} after`)).toBeUndefined()
        expect(fillIn(typed, settings, 'en', '\n')).toBe(typed.trim())
        expect(wrongBraces(`{${name}${end}}`)).toBeDefined()
      }),
    )
  })

  test('what is not set is named, so that its field can say that it is not shown', () => {
    const news = 'Over {freeShippingOver} · {phone} {freeShippingOver} {nobody}'
    const without = { ...settings, freeShippingOver: null, contactNumber: '92345678' }
    expect(unsetIn(news, without, 'en')).toEqual(['freeShippingOver'])
    expect(unsetIn(news, { ...without, freeShippingOver: 20 }, 'ar')).toEqual([])
    // As the text has it that is filled in: what stands for a name there counts before its setting.
    for (const [said, unset] of [
      ['never', []],
      ['', ['freeShippingOver']],
    ] as const)
      expect(unsetIn(news, without, 'en', new Map([['freeShippingOver', said]]))).toEqual(unset)
    fc.assert(
      fc.property(fc.subarray(placeholders), (some) => {
        const text = some.map((name) => `{${name}}`).join(' · ')
        const shown = some.filter((name) => fillIn(`{${name}}`, without, 'en', '·') !== '')
        expect(unsetIn(text, without, 'en')).toEqual(some.filter((name) => !shown.includes(name)))
      }),
    )
  })

  test.each(['', 'No braces', '{phone}{email}', 'قال {وقل رب زدني علمًا}', 'Smile :} {', '{ }', 'Muscat}'])(
    '%j reads as it was meant',
    (text) => expect(wrongBraces(text)).toBeUndefined(),
  )

  test('a mark that nobody sees, as chats and keyboards of Arabic put beside Latin letters, is no slip', () => {
    for (const typed of ['{\u200fphone\u200f}', '{phone\u200b}', '\u200f{\u200ephone}', '{pho\u00adne}']) {
      expect(wrongBraces(typed)).toBeUndefined()
      expect(fillIn(typed, { ...settings, contactNumber: '91234567' }, 'ar', '·')).toContain('91234567')
      expect(fillIn(typed, settings, 'ar', '·')).not.toContain('phone')
    }
  })

  test('a page has names of its own beside', () => {
    expect(wrongBraces('{zoneDays} {phone}', ['zoneDays'])).toBeUndefined()
  })

  test('is filled in, all of it, where nothing is told of it; a name with a slip never is', () => {
    const text = fc.array(
      fc.oneof(
        said,
        names.map((name) => `{${name}}`),
      ),
      { maxLength: 12 },
    )
    const slip = fc.tuple(names, fc.constantFrom('x', '_', '2')).map(([name, more]) => `{${name}${more}}`)
    fc.assert(
      fc.property(text, slip, fc.nat(12), (parts, wrong, place) => {
        const whole = parts.join('')
        expect(wrongBraces(whole)).toBeUndefined()
        expect(fillIn(whole, settings, 'en', '\n')).not.toMatch(/\{\w/)
        const spoilt = parts.toSpliced(place, 0, wrong).join('')
        expect(wrongBraces(spoilt)?.en).toContain(wrong)
        expect(wrongBraces(spoilt.slice(0, spoilt.indexOf(wrong) + wrong.length - 1))).toBeDefined()
      }),
    )
  })

  test('is looked at in a time that grows with its length alone', () => {
    for (const one of ['{', 'a', '{ ', '}', 'a}', '{a'])
      expect(() => wrongBraces(one.repeat(200_000 / one.length))).not.toThrow()
  })
})
