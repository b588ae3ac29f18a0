import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { sampleProduct, stockCatalogue } from '#src/catalogue/product/product.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { describeShop } from '../shop.ts'

const pages = [
  '/',
  '/ar',
  '/shop',
  '/category/product-category/bags',
  '/category/offer-category',
  '/cart',
  '/about-us',
]
const calls = [
  '/api/products?limit=100',
  '/products?limit=5',
  '/api/product/tote',
  '/api/getWebsiteInfo',
  '/api/getSliders',
  '/api/categories',
]
const kept = [...pages, '/product-details/tote', '/ar/product-details/tote', ...calls]

describeShop('a public reply', (shop) => {
  it('is the same bytes for everybody, with an ETag that spares sending them again', async () => {
    await stockCatalogue(shop.db, sampleProduct({ id: 'tote' }))
    for (const address of kept) {
      const first = await shop.get(address)
      const second = await shop.get(address, {
        cookie: 'session=somebody',
        'accept-language': 'ar',
        'user-agent': 'x',
      })
      expect([address, first.status, second.status]).toEqual([address, 200, 200])
      expect(second.text).toBe(first.text)
      expect(second.headers.etag).toBe(first.headers.etag)
      expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
      expect(first.headers['set-cookie']).toBeUndefined()
      const again = await shop.get(address, { 'if-none-match': first.headers.etag ?? '' })
      expect([address, again.status, again.text, again.headers.etag]).toEqual([
        address,
        304,
        '',
        first.headers.etag,
      ])
      expect((await shop.get(address, { 'if-none-match': '"another"' })).status).toBe(200)
    }
  })

  it('comes in the smallest form the browser takes', async () => {
    const plain = await (
      await fetch(`${shop.origin}/shop`, { headers: { 'accept-encoding': 'identity' } })
    ).text()
    const tags = new Set<string | null>()
    for (const [accepted, sent] of [
      ['br, gzip', 'br'],
      ['gzip, deflate', 'gzip'],
      ['gzip;q=1, br;q=0', 'gzip'],
      ['deflate', null],
    ] as const) {
      const reply = await fetch(`${shop.origin}/shop`, { headers: { 'accept-encoding': accepted } })
      expect([accepted, reply.headers.get('content-encoding')]).toEqual([accepted, sent])
      expect(reply.headers.get('vary')).toContain('Accept-Encoding')
      expect(await reply.text()).toBe(plain)
      tags.add(reply.headers.get('etag'))
    }
    expect(tags.size).toBe(3)
  })

  it('answers HEAD as GET, without the body', async () => {
    for (const address of [
      '/',
      '/api/products',
      '/product-details/tote',
      '/no-such-page',
      '/api/product/nobody',
    ]) {
      const [whole, head] = [await shop.get(address), await shop.send('HEAD', address, undefined, {})]
      expect([address, head.status, head.text]).toEqual([address, whole.status, ''])
      for (const name of ['etag', 'content-type', 'cache-control'])
        expect([address, name, head.headers[name]]).toEqual([address, name, whole.headers[name]])
    }
  })

  it('is one entry whatever else stands in the query', async () => {
    const behindTheBack = (name: string) =>
      shop.db.updateTable('products').set({ name }).where('id', '=', 'tote').execute()
    for (const address of ['/product-details/tote', '/api/product/tote', '/shop']) {
      const { headers } = await shop.get(address)
      await behindTheBack('Nobody was told')
      for (const junk of ['?utm_source=mail', '?a=1&b=2', '?sort=', '?__proto__=x', `?${'x'.repeat(2000)}`])
        expect([address, (await shop.get(`${address}${junk}`)).headers.etag]).toEqual([address, headers.etag])
      await behindTheBack('Tote')
    }
  })
})

describeShop('a change in the shop', (shop) => {
  it('shows on the very next request of every list and page', async () => {
    const [bag] = await stockCatalogue(
      shop.db,
      sampleProduct({ id: 'few', stock: [{ size: 'N/A', color: 'N/A', quantity: 6 }] }),
    )
    if (!bag) throw new Error('the shelf is empty')
    const lists = [
      '/api/products?limit=100',
      '/shop',
      '/',
      '/ar/shop',
      '/category/product-category/bags',
      '/api/products?limit=9&sort=popular',
    ]
    for (let n = 1; n <= 3; n++) {
      const before = await Promise.all(lists.map((list) => shop.get(list)))
      await stockCatalogue(shop.db, sampleProduct({ id: `arrival-${n}` }))
      for (const [index, list] of lists.entries()) {
        const { text, headers } = await shop.get(list, { 'if-none-match': before[index]?.headers.etag ?? '' })
        expect([list, text.includes(`arrival-${n}`)]).toEqual([list, true])
        expect(headers.etag).not.toBe(before[index]?.headers.etag)
      }
    }
    const left = async () => (await shop.get('/api/product/few')).json.data.lowStock
    expect(await left()).toEqual([])
    const page = await shop.get('/product-details/few')
    for (const expected of [5, 4, 3]) {
      expect((await shop.post('/api/postOrder', sampleOrder([{ product: bag }]))).status).toBe(200)
      expect(await left()).toEqual([{ size: 'N/A', color: 'N/A', left: expected }])
    }
    expect((await shop.get('/product-details/few')).headers.etag).not.toBe(page.headers.etag)
  })
})

describeShop('an address that is none', (shop) => {
  it('gets the not-found page, in its language, and is not kept', async () => {
    for (const [address, lang] of [
      ['/no-such-page', 'en'],
      ['/ar/no-such-page', 'ar'],
      ['/product-details/later', 'en'],
      ['/ar/product-details/later', 'ar'],
      ['/category/product-category/hats', 'en'],
      ['/category/sub-category/hats', 'en'],
      ['/product-details/%00', 'en'],
      ['/%', 'en'],
      ['/wp-admin/setup.php', 'en'],
    ]) {
      const { status, headers, text } = await shop.get(address ?? '')
      expect([address, status, headers['content-type']]).toEqual([address, 404, 'text/html; charset=utf-8'])
      expect([address, /<html lang="(\w+)"/.exec(text)?.[1]]).toEqual([address, lang])
      expect(text).toMatch(lang === 'ar' ? /href="\/ar"/ : /Go Home/)
      expect(headers.etag).toBeUndefined()
    }
    await stockCatalogue(shop.db, sampleProduct({ id: 'elsewhere' }))
    expect((await shop.get('/api/product/later')).status).toBe(404)
    // Told to nobody, so a reply that had been kept would still say 404.
    await shop.db.updateTable('products').set({ id: 'later' }).where('id', '=', 'elsewhere').execute()
    for (const address of ['/product-details/later', '/ar/product-details/later', '/api/product/later'])
      expect([address, (await shop.get(address)).status]).toEqual([address, 200])
  })

  it('is not the tracking link of an order: that is a page in both languages, for nobody else to keep', async () => {
    const [bag] = await stockCatalogue(shop.db, sampleProduct())
    if (!bag) throw new Error('the shelf is empty')
    for (const language of ['en', 'ar']) {
      const order = await shop.post('/api/postOrder', sampleOrder([{ product: bag }]), {
        'accept-language': language,
      })
      const { pathname } = new URL(order.json.trackUrl)
      const { status, headers, text } = await shop.get(pathname)
      expect([pathname, status, headers['content-type']]).toEqual([pathname, 200, 'text/html; charset=utf-8'])
      expect(text).toContain(`<html lang="${language}"`)
      expect(text).not.toMatch(/Maryam|91234567|Khuwair/)
      expect([headers.etag, (await shop.get(pathname, { 'if-none-match': '*' })).status]).toEqual([
        undefined,
        200,
      ])
    }
  })

  it('under /api, or called with another method, is a problem in the reader’s language', async () => {
    for (const [method, address] of [
      ['GET', '/api/nothing'],
      ['POST', '/api/products'],
      ['DELETE', '/api/product/elsewhere'],
      ['PUT', '/postOrder'],
      ['POST', '/nothing'],
      ['POST', '/'],
    ] as const) {
      const answer = await shop.send(method, address, undefined, {
        'accept-language': 'ar-OM,ar;q=0.9,en;q=0.5',
      })
      expect([address, answer.status, answer.headers['content-type']]).toEqual([
        address,
        404,
        'application/problem+json',
      ])
      expect(answer.json.title).toMatch(/[\u0600-\u06ff]/)
    }
    for (const address of [
      '/api/product/nobody',
      '/api/products?sort=cheapest',
      '/api/getSlider/none',
      '/api/trackOrder/none',
    ]) {
      const { json, headers } = await shop.get(address, { 'accept-language': 'ar' })
      expect([address, headers['content-language']]).toEqual([address, 'ar'])
      expect(json.detail).toMatch(/[\u0600-\u06ff]/)
      expect((await shop.get(address)).json.detail).toMatch(/^[A-Z]/)
    }
  })
})

describeShop('every reply', (shop) => {
  it('carries the security headers, errors and health checks included', async () => {
    await stockCatalogue(shop.db, sampleProduct({ id: 'tote' }))
    const errors = [
      '/no-such-page',
      '/api/nothing',
      '/api/product/nobody',
      '/api/products?limit=0',
      '/track/none',
    ]
    for (const address of [...kept, ...errors, '/healthz', '/readyz', '/api/openapi.json']) {
      const { headers } = await shop.get(address)
      expect([address, headers['x-content-type-options']]).toEqual([address, 'nosniff'])
      expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
      expect(headers['strict-transport-security']).toContain('max-age=')
      expect(headers['x-powered-by']).toBeUndefined()
    }
    const refused = await shop.post('/api/postOrder', {})
    expect(refused.headers['x-content-type-options']).toBe('nosniff')
  })

  it('says whether the shop is alive and ready', async () => {
    for (const address of ['/healthz', '/readyz']) {
      const { status, text } = await shop.get(address)
      expect([status, text]).toEqual([200, expect.stringMatching(/^ok\b/)])
    }
  })
})

describeShop('a page that cannot be rendered', (shop) => {
  it("is a calm page in the reader's language, never a raw problem, and comes back by itself", async () => {
    await sql`alter table settings rename to settings_away`.execute(shop.db)
    for (const [address, words] of [
      ['/shop', 'Something went wrong'],
      ['/ar/shop', 'حدث خطأ'],
    ] as const) {
      const { status, headers, text } = await shop.get(address)
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        500,
        'text/html; charset=utf-8',
        'no-store',
      ])
      expect(text).toContain(words)
    }
    await sql`alter table settings_away rename to settings`.execute(shop.db)
    expect((await shop.get('/shop')).status).toBe(200)
  })

  it('never links to another site from a doubled slash', async () => {
    expect((await shop.get('/ar//evil.example')).text).not.toContain('href="//evil.example')
  })
})
