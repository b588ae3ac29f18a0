import { expect, test } from 'vitest'
import { locales } from '#src/core/locale.ts'
import { amountInText, writtenAmount } from './amount.ts'

test('each language writes an amount its own way (L2)', () => {
  expect(locales.map((locale) => writtenAmount(locale, 1_234_500))).toEqual([
    'OMR 1,234.500',
    '1,234.500 ر.ع.\u200f',
  ])
})

test('inside an Arabic sentence it stands from left to right by itself (M1)', () => {
  expect([amountInText('en', 9500), amountInText('ar', 9500)]).toEqual([
    'OMR 9.500',
    '\u20669.500\xa0ر.ع.\u200f\u2069',
  ])
})
