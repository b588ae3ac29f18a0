import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { keptSubject, packWords, unpackWords } from './sent-words.ts'

it('words are kept as they are, in a fraction of their bytes', () => {
  const words = { text: 'حقيبة '.repeat(2000), html: '<p>حقيبة</p>'.repeat(2000) }
  const packed = packWords(words) ?? ''
  expect([unpackWords(packed), packed.length < 4000]).toEqual([words, true])
})

it('words that fold to more than 48 kB are not kept, and none are read where none are', () => {
  expect(packWords({ text: randomBytes(60_000).toString('hex'), html: '' })).toBeNull()
  expect([unpackWords(null), unpackWords('')]).toEqual([undefined, undefined])
})

it('a subject is one line of at most 300 characters', () => {
  expect(keptSubject(` An order\u0000\n${'x'.repeat(400)}`)).toBe(`An order ${'x'.repeat(291)}`)
})

it('pictures are shown from the shop: of goods small, of the logo wider', () => {
  const id = 'a'.repeat(32)
  const html = `<img src="cid:${id}@pictures"><img src="cid:${id}-logo@pictures">`
  expect(unpackWords(packWords({ text: '', html }))?.html).toBe(
    `<img src="/pictures/${id}-160.webp"><img src="/pictures/${id}-480.webp">`,
  )
})
