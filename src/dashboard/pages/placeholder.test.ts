import { expect, test } from 'vitest'
import { locales } from '#src/core/locale.ts'
import { insertables } from './placeholder.messages.ts'

test.each(locales)('every name that stands for a fact is called by its words, each another: %s', (locale) => {
  const all = insertables(locale)
  expect(all.filter(({ name, label }) => label === name)).toEqual([])
  expect(new Set(all.map(({ label }) => label)).size).toBe(all.length)
})
