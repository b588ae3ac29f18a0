import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeCursor, encodeCursor } from './page.ts'
import { Problem } from './problem.ts'

const text = fc.string({ unit: 'binary' }).filter((one) => one.isWellFormed() && !one.includes('\0'))
const key = fc.array(fc.oneof(text, fc.maxSafeInteger()), { minLength: 1, maxLength: 4 })
const shapeOf = (one: readonly (string | number)[]) => one.map((part) => typeof part as 'string' | 'number')

function expectMalformed(cursor: string, shape: readonly ('string' | 'number')[]) {
  let thrown: unknown
  try {
    decodeCursor(cursor, shape)
  } catch (error) {
    thrown = error
  }
  expect(thrown).toBeInstanceOf(Problem)
  expect(thrown).toMatchObject({
    kind: 'malformed',
    text: { en: expect.any(String), ar: expect.any(String) },
  })
}

/** A cursor somebody made by hand, in the form ours have. */
function forged(json: string): string {
  return btoa(encodeURIComponent(json))
}

describe('the cursor of a list', () => {
  test('brings the key back, whatever stands in it, and needs no encoding in an address', () => {
    fc.assert(
      fc.property(key, (one) => {
        expect(decodeCursor(encodeCursor(one), shapeOf(one))).toEqual(
          one.map((part) => (part === 0 ? 0 : part)),
        )
        expect(encodeCursor(one)).toMatch(/^[\w+/-]*$/)
      }),
      { numRuns: 1000 },
    )
  })

  test('is malformed when it is any other text', () => {
    const stranger = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.base64String(),
      fc.json().map(forged),
    )
    const shape = fc.constantFrom<('string' | 'number')[]>(['string', 'string'], ['number', 'string'])
    const ours = (cursor: string) => /^\["|^\[-?\d/.test(readable(cursor))
    fc.assert(
      fc.property(stranger, shape, (cursor, of) => {
        fc.pre(!ours(cursor))
        expectMalformed(cursor, of)
      }),
      { numRuns: 1000 },
    )
  })

  test('is malformed for a list in another order', () => {
    fc.assert(
      fc.property(key, key, (one, other) => {
        fc.pre(shapeOf(one).join() !== shapeOf(other).join())
        expectMalformed(encodeCursor(one), shapeOf(other))
      }),
    )
  })

  test.each([
    ['an endless number', '[1e999,"id"]'],
    ['a fraction', '[1.5,"id"]'],
    ['a number no database holds', '[1e300,"id"]'],
    ['a NUL', '[1,"\\u0000"]'],
    ['half a character', '[1,"\\ud800"]'],
    ['one part too many', '[1,"id","id"]'],
    ['a list inside', '[1,["id"]]'],
    ['an object that looks like a list', '{"0":1,"1":"id","length":2}'],
    ['nothing', 'null'],
  ])('is malformed with %s in it', (_, json) => expectMalformed(forged(json), ['number', 'string']))
})

function readable(cursor: string): string {
  try {
    return decodeURIComponent(atob(cursor))
  } catch {
    return ''
  }
}
