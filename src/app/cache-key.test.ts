import { describe, expect, test } from 'vitest'
import { listProductsRoute } from '#src/catalogue/product/product.api.ts'
import { publicReads } from './api.ts'
import { cacheKeyOf, isCall } from './cache-key.ts'

describe('the key of a kept reply', () => {
  test.each([
    ['/', '/'],
    ['/?utm_source=x&fbclid=1', '/'],
    ['/ar?x', '/ar'],
    ['/shop?sort=&junk=1', '/shop'],
    ['/shop?sort=price-asc&x=1&category=bags', '/shop?category=bags&sort=price-asc'],
    ['/shop?sort=price-asc&sort=newest', '/shop?sort=price-asc'],
    ['/ar/shop?q=%D8%AD', '/ar/shop?q=%D8%AD'],
    ['/product-details/tote?from=home', '/product-details/tote'],
    [
      '/category/sub-category/gift-sets?sort=newest&category=gifts',
      '/category/sub-category/gift-sets?category=gifts&sort=newest',
    ],
    ['/api/products?limit=5&_=17&category=bags', '/api/products?category=bags&limit=5'],
    ['/products?limit=5', '/products?limit=5'],
    ['/api/product/tote?_=17', '/api/product/tote'],
    ['/api/getWebsiteInfo?t=1', '/api/getWebsiteInfo'],
  ])('of %s is %s', (url, key) => expect(cacheKeyOf(url)).toBe(key))

  test.each([
    '/track/0123456789',
    '/ar/track/0123456789',
    '/api/trackOrder/0123456789',
    '/api/postOrder',
    '/no-such-page',
    '/ar/no-such-page',
    '/healthz',
    '/api/nothing',
    '/products',
    '/api/products?category=bags',
    '/api/products?limit=&color=red',
    '/product-details/..',
    '/product-details/.',
    '/x/../shop',
    '/product-details/%2e%2E',
    '/product-details/%ED%A0%BD',
  ])('%s has none: it is about one person, a whole list, or no page of the shop', (url) => {
    expect(cacheKeyOf(url)).toBeUndefined()
  })

  test('holds every parameter that the schema of a cached list knows', () => {
    const known = Object.keys(listProductsRoute.request.query.shape)
    expect(known).toEqual(expect.arrayContaining(['sku', 'barcode', 'searchQuery', 'cursor']))
    expect(publicReads['/products']).toEqual(known)
    for (const name of known) {
      const key = cacheKeyOf(`/api/products?limit=9&${name}=1`)
      expect(key).toBe(name === 'limit' ? '/api/products?limit=9' : `/api/products?${ordered(name)}`)
    }
    function ordered(name: string): string {
      return known
        .filter((one) => one === name || one === 'limit')
        .map((one) => `${one}=${one === 'limit' ? 9 : 1}`)
        .join('&')
    }
  })
})

test.each([
  ['/api/products?limit=5', true],
  ['/product/tote', true],
  ['/api/nothing', true],
  ['/', false],
  ['/shop?q=x', false],
  ['/sitemap.xml', false],
])('%s is a call: %s', (url, is) => expect(isCall(url)).toBe(is))
