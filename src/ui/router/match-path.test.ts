import fc from 'fast-check'
import { expect, it } from 'vitest'
import { matchPath } from './match-path.ts'

it('answers what a path names, decoded, and leaves slashes at its end aside', () => {
  expect(matchPath('/', '/')).toEqual({})
  expect(matchPath('/', '')).toEqual({})
  expect(matchPath('/shop', '/shop//')).toEqual({})
  expect(matchPath('/shop', '/%73hop')).toEqual({})
  expect(matchPath('/a/:id/b/:other', '/a/x%2Fy/b/%D8%AD')).toEqual({ id: 'x/y', other: 'ح' })
})

it('fits nothing that has more, fewer, empty or differently written segments', () => {
  for (const path of ['/Shop', '/shop/1', '//shop', '/', '/%', 'shop'])
    expect([path, matchPath('/shop', path)]).toEqual([path, undefined])
  expect(matchPath('/a/:id', '/a/')).toBeUndefined()
  expect(matchPath('/a/:id/b', '/a//b')).toBeUndefined()
})

it('gives back every name that was written into a path', () => {
  // A lone half of a pair has no way of being written in an address.
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (id) => {
      expect(matchPath('/product-details/:id', `/product-details/${encodeURIComponent(id)}`)).toEqual({ id })
    }),
  )
})
