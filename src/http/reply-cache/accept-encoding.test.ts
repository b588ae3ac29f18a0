import fc from 'fast-check'
import { expect, it } from 'vitest'
import { acceptedEncodings, encodings } from './accept-encoding.ts'

it.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['BR; Q=0.5 , gzip ;q=0.8', ['gzip', 'br', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0', []],
  ['*;q=0, gzip', ['gzip']],
  ['gzip, identity;q=0', ['gzip']],
  ['identity;q=0.5, gzip;q=0.2', ['identity', 'gzip']],
  ['br;q=nonsense, x-gzip', ['gzip', 'identity']],
  ['deflate', ['identity']],
])('%s is taken as %j', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected)
})

it('takes what was not refused, the best first, in any order and spacing', () => {
  const weights: [string, number][] = [
    ['', 1],
    [';q=0', 0],
    ['; q=0.0', 0],
    [';q=0.3', 0.3],
    [' ; Q=1', 1],
  ]
  const item = fc.record({
    name: fc.constantFrom(...encodings, '*', 'zstd'),
    weight: fc.constantFrom(...weights),
  })
  fc.assert(
    fc.property(fc.uniqueArray(item, { selector: ({ name }) => name }), (items) => {
      const given = (name: string) => items.find((entry) => entry.name === name)?.weight[1]
      const weigh = (name: string) => given(name) ?? given('*') ?? (name === 'identity' ? 0.001 : 0)
      const accepted = acceptedEncodings(items.map(({ name, weight: [text] }) => name + text).join(' , '))
      expect([...accepted].sort()).toEqual(encodings.filter((name) => weigh(name) > 0).sort())
      const order = accepted.map(weigh)
      expect(order).toEqual([...order].sort((a, b) => b - a))
    }),
  )
})

it('takes any header whatever without failing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (header) => {
      expect(encodings).toEqual(expect.arrayContaining([...acceptedEncodings(header)]))
    }),
  )
})
