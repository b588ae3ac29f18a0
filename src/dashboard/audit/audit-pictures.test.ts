import { expect, it } from 'vitest'
import { picturesIn } from './audit-pictures.tsx'

const [one, other] = ['a', 'b'].map((letter) => `/pictures/${letter.repeat(32)}.webp`)

it.each([
  [`${one}`, { pictures: [one], more: false }],
  [`${one}, ${other}`, { pictures: [one, other], more: false }],
  // As the log cuts what is too long.
  [`${one}, ${other?.slice(0, 20)}…`, { pictures: [one], more: true }],
  [`${one}, a word`, undefined],
  ['/pictures/../shop.db', undefined],
  ['Coral Reef Tote', undefined],
  ['…', undefined],
  ['', undefined],
])('%s names the pictures it is of, or none', (value, named) => {
  expect(picturesIn(value)).toEqual(named)
})
