import fc from 'fast-check'
import { expect, it } from 'vitest'
import { line, paragraph } from './field.ts'

it.each([
  ['  Mona  ', 'Mona'],
  ['cafe\u0301', 'caf\u00e9'],
  ['a\u202eb\u2066c', 'abc'],
  ['حقيبة جلد', 'حقيبة جلد'],
  ['a\u200fb', 'a\u200fb'],
  ['👜', '👜'],
  ['\u200f\u200b', ''],
  ['\u200e \ufeff\u00ad', ''],
  ['\u3164\u2800', ''],
])('takes %j as %j', (text, kept) => {
  expect(line(20).parse(text)).toBe(kept)
})

it('refuses control characters, broken Unicode and too much of anything', () => {
  for (const text of ['a\0b', 'a\tb', 'a\nb', 'a\u2028b', 'a\u0085b', '\ud800', 'x'.repeat(21)]) {
    expect(line(20).safeParse(text).success).toBe(false)
  }
  for (const text of ['a\0b', 'a\u0007b', '\udc00', 'x'.repeat(21)]) {
    expect(paragraph(20).safeParse(text).success).toBe(false)
  }
})

it('takes letters with all their marks, and no heap of marks, which would take seconds to sort', () => {
  for (const text of ['Việt Nam', 'حَقِيبَةٌ', `Zoe${'\u0308'.repeat(30)}`])
    expect(line(40).safeParse(text).success).toBe(true)
  const heap = `a${'\u0301'.repeat(25_000)}${'\u0316'.repeat(25_000)}`
  for (const text of [`a${'\u0308'.repeat(31)}`, heap]) {
    const began = performance.now()
    expect([line(40), paragraph(40)].map((field) => field.safeParse(text).success)).toEqual([false, false])
    expect(performance.now() - began).toBeLessThan(1000)
  }
})

it('keeps the lines of a paragraph', () => {
  expect(paragraph(20).parse(' a\r\nb\rc\td\n')).toBe('a\nb\nc d')
  expect(paragraph(20).parse('\u200b\n\u200f')).toBe('')
})

it('lets nothing invisible or broken through, and is stable', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      const { success, data } = line(40).safeParse(text)
      if (!success) return
      expect(data).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u)
      expect(data.isWellFormed()).toBe(true)
      expect(line(40).parse(data)).toBe(data)
    }),
  )
})
