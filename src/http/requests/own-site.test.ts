import { describe, expect, test } from 'vitest'
import { Problem } from '#src/core/problem.ts'
import { refuseOtherSites } from './own-site.ts'

const shop = 'https://shop.test'

/** Whether a call with these headers is let through to a shop at this address. */
function isLetIn(headers: Record<string, string>, publicUrl: string | undefined): boolean {
  try {
    refuseOtherSites(new Headers(headers), publicUrl)
    return true
  } catch (error) {
    expect(error).toBeInstanceOf(Problem)
    expect(error).toMatchObject({ kind: 'forbidden', extra: { code: 'INVALID_ORIGIN' } })
    return false
  }
}

describe('a call with a cookie', () => {
  test.each([
    ['no browser', {}, true],
    ["the shop's own page without Origin", { 'sec-fetch-site': 'same-origin' }, true],
    ['an address typed by hand', { 'sec-fetch-site': 'none' }, true],
    ['another site without Origin', { 'sec-fetch-site': 'cross-site' }, false],
    ["a neighbour of the shop's domain without Origin", { 'sec-fetch-site': 'same-site' }, false],
    ["the shop's own page", { origin: shop }, true],
    ["the shop's own page that says so twice", { origin: shop, 'sec-fetch-site': 'same-origin' }, true],
    [
      "the shop's own page in a browser that keeps its Origin to itself",
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
      true,
    ],
    ['another site', { origin: 'https://evil.example' }, false],
    [
      'another site that says so twice',
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      false,
    ],
    ['a site that says so and calls itself the shop', { origin: shop, 'sec-fetch-site': 'same-site' }, false],
    ["a neighbour of the shop's domain", { origin: 'https://blog.shop.test' }, false],
    ['a name that begins like the shop', { origin: 'https://shop.test.evil.example' }, false],
    ['a name that ends like the shop', { origin: 'https://notshop.test' }, false],
    ['the shop without encryption', { origin: 'http://shop.test' }, false],
    ['another port', { origin: 'https://shop.test:8443' }, false],
    ['a page without an origin', { origin: 'null' }, false],
    ['an empty Origin', { origin: '' }, false],
  ])('from %s', (_, headers, letIn) => {
    expect(isLetIn(headers, shop)).toBe(letIn)
  })

  test.each([
    ['the address it was asked at', { origin: 'http://192.168.1.4:3000', host: '192.168.1.4:3000' }, true],
    ['another address', { origin: 'http://evil.example', host: '192.168.1.4:3000' }, false],
    ['another port', { origin: 'http://192.168.1.4:3001', host: '192.168.1.4:3000' }, false],
    ['no address at all', { origin: 'null', host: '192.168.1.4:3000' }, false],
    ['its own name', { origin: 'http://localhost:3000', host: 'elsewhere' }, true],
  ])('to a shop that was not told its address, from %s', (_, headers, letIn) => {
    expect(isLetIn(headers, 'http://localhost:3000')).toBe(letIn)
  })

  test('to a shop that was told its address, from the host it was asked at', () => {
    expect(isLetIn({ origin: 'https://elsewhere.example', host: 'elsewhere.example' }, shop)).toBe(false)
  })
})

describe('a form without a cookie', () => {
  test.each([
    ['no browser', {}, true],
    ["the shop's own page", { 'sec-fetch-site': 'same-origin', origin: 'https://www.shop.test' }, true],
    ["a neighbour of the shop's domain", { 'sec-fetch-site': 'same-site', host: 'shop.test' }, false],
    ['the address it was asked at', { origin: 'https://shop.test', host: 'shop.test' }, true],
    ['another address', { origin: 'https://evil.example', host: 'shop.test' }, false],
    ['a page without an origin', { origin: 'null', host: 'shop.test' }, false],
  ])('from %s', (_, headers, letIn) => {
    expect(isLetIn(headers, undefined)).toBe(letIn)
  })
})
