import { expect, test } from 'vitest'
import { sizeIn } from './size-in.ts'

test('a size of figures and Latin letters is set apart in Arabic, and no other is', () => {
  expect(sizeIn('ar', '50 ml')).toBe('\u206850 ml\u2069')
  expect(['38', 'M', '٥٠ مل'].map((size) => sizeIn('ar', size))).toEqual(['38', 'M', '٥٠ مل'])
  expect(sizeIn('en', '50 ml')).toBe('50 ml')
})
