import { describe, expect, test } from 'vitest'
import { listProductsRoute } from '#src/catalogue/product/product.api.ts'
import { publicReads } from './api.ts'
import { cacheKeyOf } from './cache-key.ts'

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
  ])('%s has none: it is about one person, or no page of the shop', (url) => {
    expect(cacheKeyOf(url)).toBeUndefined()
  })

  test('holds every parameter that the schema of a cached list knows', () => {
    const known = Object.keys(listProductsRoute.request.query.shape)
    expect(known).toEqual(expect.arrayContaining(['sku', 'barcode', 'searchQuery', 'cursor']))
    expect(publicReads['/products']).toEqual(known)
    for (const name of known) expect(cacheKeyOf(`/api/products?${name}=1`)).toBe(`/api/products?${name}=1`)
  })
})
