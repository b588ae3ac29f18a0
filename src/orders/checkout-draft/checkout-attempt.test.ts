import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attemptFor, randomKey } from './checkout-attempt.ts'

const order = { products: [{ _id: 'p1', quantity: 2 }], total: 14.5 }

test('the same content keeps its key, also after a reload (O2)', () => {
  const first = attemptFor(order, undefined, randomKey)
  const afterReload: unknown = JSON.parse(JSON.stringify(first))
  expect(attemptFor(structuredClone(order), afterReload, randomKey)).toEqual(first)
})

test('any other content gets a new key (O2)', () => {
  fc.assert(
    fc.property(fc.json(), fc.json(), (one, other) => {
      const [a, b]: unknown[] = [JSON.parse(one), JSON.parse(other)]
      const first = attemptFor(a, undefined, randomKey)
      const second = attemptFor(b, first, randomKey)
      expect(second.key === first.key).toBe(JSON.stringify(a) === JSON.stringify(b))
    }),
  )
})

test('a stranger in storage is no attempt', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      expect(attemptFor(order, stored, () => 'new').key).toBe('new')
    }),
  )
  expect(attemptFor(order, { content: JSON.stringify(order), key: '' }, () => 'new').key).toBe('new')
})

test('keys are what the API takes, and no two are alike', () => {
  const keys = Array.from({ length: 1000 }, randomKey)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(keys).size).toBe(keys.length)
})
