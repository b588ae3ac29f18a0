import fc from 'fast-check'
import { expect, test } from 'vitest'
import { code128 } from './code-128.ts'

test('the number of an order takes 68 modules: start, three pairs, check sign, stop', () => {
  // As other makers of Code 128 draw 123456: start C, 12, 34, 56, check 44, stop.
  expect(code128('123456').join('')).toBe('2112321122321311233311211321312331112')
  expect(sum(code128('123456'))).toBe(68)
})

test('whatever was written is read back, digits in pairs and other texts sign by sign', () => {
  fc.assert(
    fc.property(fc.oneof(printable, digits), (text) => {
      expect(read(code128(text))).toBe(text)
    }),
  )
})

test('one module too many or too few is noticed by the reader', () => {
  fc.assert(
    fc.property(printable, fc.nat(), (text, place) => {
      const widths = code128(text)
      const at = place % (widths.length - 1)
      const wrong = widths.map((width, index) => (index === at ? width + 1 : width))
      expect(() => read(wrong)).toThrow()
    }),
  )
})

test('what Code 128 has no sign for is refused', () => {
  for (const text of ['', 'طلب', 'a\n', 'é']) expect(() => code128(text)).toThrow(RangeError)
})

const printable = fc.string({
  unit: fc.integer({ min: 32, max: 126 }).map((c) => String.fromCharCode(c)),
  minLength: 1,
  maxLength: 40,
})
const digits = fc.stringMatching(/^\d{1,20}$/)

/**
 * Reads a code as a scanner does: signs of six widths and 11 modules with an even number of dark ones, a check sign, the
 * stop. A sign's value is where it stands among all that there are, which is learned from codes of one sign each.
 */
function read(widths: readonly number[]): string {
  const line = widths.join('')
  expect(line.endsWith('2331112'), 'a code ends with the stop').toBe(true)
  const signs = line.slice(0, -7).match(/.{6}/g) ?? []
  for (const sign of signs) {
    expect(sum([...sign].map(Number)), 'a sign has 11 modules').toBe(11)
    expect((Number(sign[0]) + Number(sign[2]) + Number(sign[4])) % 2, 'its bars are even').toBe(0)
  }
  const [start = 0, ...rest] = signs.map(readSign)
  const check = rest.pop()
  expect(rest.reduce((total, value, at) => total + value * (at + 1), start) % 103).toBe(check)
  return rest
    .map((value) => (start === 105 ? String(value).padStart(2, '0') : String.fromCharCode(value + 32)))
    .join('')
}

/** Values 0 to 99 as the pairs of digits draw them, the others as set B's signs and the starts do. */
const values = new Map<string, number>([
  ...Array.from({ length: 100 }, (_, value) => [drawn(String(value).padStart(2, '0')), value] as const),
  ['113141', 99],
  ['114131', 100],
  ['311141', 101],
  ['411131', 102],
  ['211214', 104],
  ['211232', 105],
])

function drawn(pair: string): string {
  return code128(pair).slice(6, 12).join('')
}

function readSign(sign: string): number {
  const value = values.get(sign)
  if (value === undefined) throw new Error(`There is no sign ${sign}`)
  return value
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
