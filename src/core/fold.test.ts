import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold, latinDigits } from './fold.ts'

/** Letters that meet in Arabic and Latin names, with every mark that can stand on them. */
const letters = [
  ...'اأإآٱىيئةهوؤءبـeEéßẞİıIøạ ٣۳7\t',
  ...'\u0640\u064b\u0651\u0652\u0653\u0654\u0655\u0670\u0301\u0308\u0323',
]
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...letters), maxLength: 12 }),
)

describe('the form that search compares', () => {
  // The pairs of Lucene's TestArabicNormalization, and the shop's own beside them.
  test.each([
    ['آجن', 'اجن'],
    ['أحمد', 'احمد'],
    ['إعاذ', 'اعاذ'],
    ['ٱلكتاب', 'الكتاب'],
    ['بنى', 'بني'],
    ['فاطمة', 'فاطمه'],
    ['روبرـــــت', 'روبرت'],
    ['مَبنا', 'مبنا'],
    ['علِي', 'علي'],
    ['بُوات', 'بوات'],
    ['ولداً', 'ولدا'],
    ['ولدٍ', 'ولد'],
    ['ولدٌ', 'ولد'],
    ['نلْسون', 'نلسون'],
    ['هتميّ', 'هتمي'],
    ['مؤمن', 'مؤمن'],
    ['شاطئ', 'شاطئ'],
    ['مقاس ٣٨', 'مقاس 38'],
    ['مقاس ۳۸', 'مقاس 38'],
    ['  Éclat   TOTE ', 'eclat tote'],
    ['ﻻ', 'لا'],
    ['Ｔｏｔｅ', 'tote'],
  ])('%s is compared as %s', (text, folded) => expect(fold(text)).toBe(folded))

  test('stays as it is when folded again, for any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fold(fold(text))).toBe(fold(text))
      }),
      { numRuns: 3000 },
    )
  })

  test('is the same however the marks of the text were stored', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fold(text.normalize('NFD'))).toBe(fold(text))
        expect(fold(text.normalize('NFC'))).toBe(fold(text))
      }),
      { numRuns: 1000 },
    )
  })

  test('knows no case, no harakat, no tatweel and no foreign digits', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fold(text)).not.toMatch(/[A-Z\u0640\u064b-\u0652\u0670أإآٱةى٠-٩۰-۹]|\s\s|^\s|\s$/)
      }),
      { numRuns: 1000 },
    )
  })
})

test('digits of both Arabic forms become Latin ones, and nothing else changes (M3)', () => {
  expect(latinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789 0123456789')
  const withoutDigits = fc.string({ unit: 'grapheme' }).filter((text) => !/[٠-٩۰-۹]/.test(text))
  fc.assert(
    fc.property(withoutDigits, (text) => {
      expect(latinDigits(text)).toBe(text)
    }),
  )
})
