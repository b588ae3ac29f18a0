import { expect, it } from 'vitest'
import { colouredIn, picturesIn } from './audit-pictures.tsx'

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

it.each([
  [
    `{"${one}":"black","${other}":"#a\\"b"}`,
    [
      { src: one, color: 'black' },
      { src: other, color: '#a"b' },
    ],
  ],
  // As the log cuts what is too long.
  [`{"${one}":"black","${other}":"dark…`, [{ src: one, color: 'black' }]],
  ['{"/pictures/../shop.db":"black"}', undefined],
  ['black', undefined],
  ['', undefined],
])('%s names the pictures and the colours they show, or none', (value, pairs) => {
  expect(colouredIn(value)).toEqual(pairs)
})
