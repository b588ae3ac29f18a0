import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  byteOrderMark,
  csvLine,
  escapeFormula,
  formatOmrCell,
  joinList,
  splitList,
  unescapeFormula,
} from './csv.ts'

// OWASP, CSV injection: the signs, their full-width forms, and the blanks a spreadsheet looks past.
const signs = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']

describe.each(signs)('a cell that begins with %j', (sign) => {
  test('goes out with an apostrophe in front, and comes back without', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        // Within a text signs stand behind a semicolon or a line end only: csv.test.ts.
        const rest = typed.replace(/[;\r\n]|^["'=+\-@＝＋－＠]+/g, '')
        expect(escapeFormula(sign + rest)).toBe(`'${sign}${rest}`)
        expect(unescapeFormula(`'${sign}${rest}`)).toBe(sign + rest)
      }),
    )
  })

  test('keeps the apostrophes that people typed in front of it', () => {
    expect(escapeFormula(`''${sign}1`)).toBe(`'''${sign}1`)
    expect(unescapeFormula(`'''${sign}1`)).toBe(`''${sign}1`)
  })

  test('is told from a text that only has the sign in it', () => {
    for (const text of [`a${sign}1`, ` ${sign}1`, `'a${sign}`]) {
      expect(escapeFormula(text)).toBe(text)
      expect(unescapeFormula(text)).toBe(text)
    }
  })

  test('is defused in every place of a line', () => {
    const cells = csvLine([`${sign}a`, 'b', `${sign}c`])
    expect(cells.match(/'/g)).toHaveLength(2)
  })
})

test('a line has each cell once, quoted only where it must be', () => {
  expect(csvLine(['a', 1, undefined, ''])).toBe('a,1,,\r\n')
  expect(csvLine(['a"b', 'c,d', 'e\nf', 'g;h', 'i\tj', ' k', 'l ', 'm\rn'])).toBe(
    '"a""b","c,d","e\nf","g;h","i\tj"," k","l ","m\rn"\r\n',
  )
  expect(csvLine(['a b', "it's"])).toBe("a b,it's\r\n")
})

test('an amount in a cell has three decimals and no thousands (M1)', () => {
  expect([0, 5, 12_500, 1_234_567].map(formatOmrCell)).toEqual(['0.000', '0.005', '12.500', '1234.567'])
})

test('a file begins with the mark of UTF-8', () => {
  expect([...Buffer.from(byteOrderMark)]).toEqual([0xef, 0xbb, 0xbf])
})

test('a value in a list has a backslash only before a bar or a backslash', () => {
  expect(joinList(['Red, dark', 'a|b', 'c\\d', '7" (S)'])).toBe('Red, dark | a\\|b | c\\\\d | 7" (S)')
  expect(splitList('a\\')).toEqual(['a\\'])
})
