import { expect, test } from 'vitest'
import { listKeyOf } from './list-key.ts'

const press = (key: string, code: string, more: object = {}) =>
  listKeyOf({ key, code, ctrlKey: false, metaKey: false, altKey: false, isComposing: false, ...more })

test('a list is worked by the same keys on an English and on an Arabic keyboard', () => {
  expect([press('j', 'KeyJ'), press('ت', 'KeyJ'), press('J', 'KeyJ')]).toEqual(['j', 'j', 'j'])
  expect([press('k', 'KeyK'), press('ن', 'KeyK')]).toEqual(['k', 'k'])
  expect([press('x', 'KeyX'), press('ء', 'KeyX')]).toEqual(['x', 'x'])
  expect([press('c', 'KeyC'), press('ؤ', 'KeyC')]).toEqual(['c', 'c'])
  expect([press('/', 'Slash'), press('ظ', 'Slash')]).toEqual(['/', '/'])
  expect([press('?', 'Slash'), press('؟', 'Slash')]).toEqual(['?', '?'])
})

test('a Latin layout goes by its letters, and the browser keeps its own keys', () => {
  // On Dvorak the key in the place of c writes j.
  expect([press('j', 'KeyC'), press('c', 'KeyI'), press('h', 'KeyJ')]).toEqual(['j', 'c', undefined])
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])
    expect(press('c', 'KeyC', more)).toBeUndefined()
  expect([press('Enter', 'Enter'), press('ArrowDown', 'ArrowDown')]).toEqual([undefined, undefined])
})
