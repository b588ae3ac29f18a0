import fc from 'fast-check'
import papa from 'papaparse'
import { expect, test } from 'vitest'
import { csvLine, escapeFormula, joinList, splitList, unescapeFormula } from './csv.ts'

const nasty = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...`'"=+-@,;|\\/:\t\r\n aحقيبة＝`) }),
)

test('whatever stands in a line, a reader of CSV finds the same cells', () => {
  fc.assert(
    fc.property(fc.array(nasty, { minLength: 2, maxLength: 6 }), (cells) => {
      const { data } = papa.parse<string[]>(csvLine(cells), { delimiter: ',', newline: '\r\n' })
      expect(data[0]?.map(unescapeFormula)).toEqual(cells)
    }),
  )
})

test('no cell but an amount begins as a formula does, and every text comes back as it was', () => {
  fc.assert(
    fc.property(nasty, (text) => {
      expect(escapeFormula(text)).not.toMatch(/^(?!-\d+\.\d{3}$)[=+\-@\t\r\n＝＋－＠]/)
      expect(unescapeFormula(escapeFormula(text))).toBe(text)
    }),
  )
})

test('no cell begins as a formula does where semicolons part them, and quotes within a line are none', () => {
  fc.assert(
    fc.property(nasty, nasty, (one, other) => {
      const [, ...cells] = csvLine(['a', `b${one}`, `c${other}`]).split(/[;\r\n]/)
      expect(cells.filter((cell) => /^["']*[=+\-@＝＋－＠]/.test(cell) && !cell.startsWith("'"))).toEqual([])
    }),
  )
})

test.each([
  ["ok;=cmd|' /C calc'!A0;x", "ok;'=cmd|' /C calc'!A0;x"],
  ['ok\n=1+1\r\n+2;@SUM(A1)', "ok\n'=1+1\r\n'+2;'@SUM(A1)"],
  ['ok;"=1+1', `ok;'"=1+1`],
  ['Small; - light', 'Small; - light'],
  ['=HYPERLINK("http://evil.example")', `'=HYPERLINK("http://evil.example")`],
  ['+96891234567', "'+96891234567"],
  ['-1', "'-1"],
  ['-1.234', '-1.234'],
  ['-1.234+1', "'-1.234+1"],
  ['--1.234', "'--1.234"],
  ['-1.234\n', "'-1.234\n"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['＝1+1', "'＝1+1"],
  ["Kids' bags", "Kids' bags"],
  ["'90s bag", "'90s bag"],
])('%j goes out as %j', (text, cell) => {
  expect(escapeFormula(text)).toBe(cell)
})

test('a list in a cell comes back as the same list, whatever marks are in its values', () => {
  const value = nasty.map((text) => text.trim()).filter((text) => text !== '')
  fc.assert(
    fc.property(fc.array(value), (values) => {
      expect(splitList(joinList(values))).toEqual(values)
    }),
  )
})
