import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { unbroken } from './unbroken.tsx'

const drawn = (text: string) => renderToStaticMarkup(createElement('bdi', null, unbroken(text)))

test('what hangs on a figure by a hyphen is one word of a name', () => {
  expect(drawn('Laptop Briefcase 15-inch')).toBe(
    '<bdi>Laptop Briefcase <span class="whitespace-nowrap">15-inch</span></bdi>',
  )
  expect(drawn('حقيبة 15-بوصة')).toContain('>15-بوصة</span>')
})

test.each(['Double-Strand Necklace', '3 x 120 ml', '20-30', ''])(
  'other names stay as they are: %s',
  (name) => {
    expect(drawn(name)).toBe(`<bdi>${name}</bdi>`)
  },
)
