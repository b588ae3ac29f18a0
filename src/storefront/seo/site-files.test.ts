import sharp from 'sharp'
import { expect, it } from 'vitest'
import { dashboardRoutes } from '#src/app/dashboard-routes.ts'
import { shopPages } from '#src/app/routes.ts'
import { sampleProduct, stockCatalogue } from '#src/catalogue/product/product.sample.ts'
import { describeShop } from '#test/shop.ts'

const origin = 'https://shop.test'

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => decoded(loc))
}

function decoded(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
}

describeShop('the sitemap', (shop) => {
  it('lists every public page in both languages, each naming the other, and nothing hidden', async () => {
    await stockCatalogue(
      shop.db,
      sampleProduct({ id: 'tote' }),
      sampleProduct({ id: `men's & women's` }),
      sampleProduct({ id: 'ghost', productVisibility: 'Hidden' }),
    )
    const { status, headers, text } = await shop.get('/sitemap.xml')
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
    const listed = locations(text)
    expect(new Set(listed).size).toBe(listed.length)
    for (const path of [
      '',
      '/shop',
      '/policies',
      '/category/product-category/bags',
      '/category/sub-category/sandals-and-flip-flops',
      '/category/sub-category/gift-sets?category=combos',
      '/product-details/tote',
      `/product-details/men's%20%26%20women's`,
    ]) {
      expect(listed).toContain(`${origin}${path}`)
      expect(listed).toContain(`${origin}/ar${path}`)
    }
    expect(text).not.toMatch(/ghost|cart|checkout|track|order-success/)
    const entry = text
      .split('\n')
      .find((line) => line.includes('<loc>https://shop.test/ar/product-details/tote<'))
    expect(entry).toMatch(/<lastmod>2026-01-01T[\d:.]+Z<\/lastmod>/)
    for (const [language, path] of [
      ['en', ''],
      ['ar', '/ar'],
      ['x-default', ''],
    ])
      expect(entry).toContain(`hreflang="${language}" href="${origin}${path}/product-details/tote"/>`)
  })

  it('lists addresses as the pages name themselves, and no page that wants to be found is missing', async () => {
    const listed = locations((await shop.get('/sitemap.xml')).text)
    for (const address of listed) {
      const { status, text } = await shop.get(address.slice(origin.length) || '/')
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&')
      expect([address, status, canonical?.replaceAll('&#x27;', "'")]).toEqual([address, 200, address])
    }
    const simple = [...shopPages, ...dashboardRoutes]
      .map(({ path }) => path)
      .filter((path) => !/[:*]/.test(path))
    for (const path of simple) {
      const { text } = await shop.get(path)
      const wanted = !text.includes('content="noindex"')
      expect([path, listed.includes(path === '/' ? origin : `${origin}${path}`)]).toEqual([path, wanted])
    }
  })

  it('knows of a new product on the next request, and spares sending what is known', async () => {
    const before = await shop.get('/sitemap.xml')
    const again = await shop.get('/sitemap.xml?junk=1', { 'if-none-match': before.headers.etag ?? '' })
    expect([again.status, again.text]).toEqual([304, ''])
    await stockCatalogue(shop.db, sampleProduct({ id: 'arrival' }))
    const after = await shop.get('/sitemap.xml', { 'if-none-match': before.headers.etag ?? '' })
    expect([after.status, locations(after.text).length - locations(before.text).length]).toEqual([200, 2])
    expect(after.text).toContain('/product-details/arrival<')
  })

  it('is one file of a few thousand pages while they fit, and several with an index beyond', async () => {
    expect((await shop.get('/sitemap-1.xml')).status).toBe(200)
    expect((await shop.get('/sitemap-3.xml')).status).toBe(404)
    const many = Array.from({ length: 5100 }, (_, n) => sampleProduct({ id: `many-${n}` }))
    for (let at = 0; at < many.length; at += 1000) await stockCatalogue(shop.db, ...many.slice(at, at + 1000))
    const files = locations((await shop.get('/sitemap.xml')).text)
    expect(files).toEqual([1, 2, 3].map((part) => `${origin}/sitemap-${part}.xml`))
    const parts = await Promise.all(files.map((file) => shop.get(file.slice(origin.length))))
    const listed = parts.flatMap(({ text }) => locations(text))
    for (const { text } of parts) expect(locations(text).length).toBeLessThanOrEqual(50_000)
    expect(new Set(listed).size).toBe(listed.length)
    for (const { id } of many) expect(listed).toContain(`${origin}/ar/product-details/${id}`)
    expect(listed.filter((address) => address.includes('/product-details/')).length).toBe(2 * (5100 + 3))
    expect(listed).toContain(`${origin}/about-us`)
    for (const none of ['/sitemap-4.xml', '/sitemap-0.xml', '/sitemap-01.xml', '/sitemap-99999.xml'])
      expect([none, (await shop.get(none)).status]).toEqual([none, 404])
  })
})

describeShop('robots.txt and the manifest', (shop) => {
  it('keep what is one visitor’s own out of searches, and leave the shop open', async () => {
    const { status, headers, text } = await shop.get('/robots.txt')
    expect([status, headers['content-type']]).toEqual([200, expect.stringMatching(/^text\/plain/)])
    const lines = text.split('\n')
    expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`)
    const closed = lines.flatMap((line) => /^Disallow: (.+)/.exec(line)?.[1] ?? [])
    const isClosed = (path: string) => closed.some((start) => path.startsWith(start))
    for (const path of [
      '/cart',
      '/product-checkout',
      '/order-success',
      '/track/x',
      '/dashboard',
      '/api/products',
    ])
      expect([path, isClosed(path)]).toEqual([path, true])
    for (const path of ['/ar/cart', '/ar/track/x']) expect(isClosed(path)).toBe(true)
    for (const address of locations((await shop.get('/sitemap.xml')).text))
      expect([address, isClosed(address.slice(origin.length))]).toEqual([address, false])
    expect(isClosed('/pictures/x.webp')).toBe(false)
  })

  it('name the shop in each language, with icons of the size they say', async () => {
    for (const [path, lang, name, display] of [
      ['/', 'en', 'Haqiba', 'minimal-ui'],
      ['/ar', 'ar', 'حقيبة', 'minimal-ui'],
      ['/dashboard', 'en', 'Haqiba dashboard', 'standalone'],
      ['/ar/dashboard', 'ar', 'لوحة حقيبة', 'standalone'],
    ] as const) {
      const page = await shop.get(path)
      const addresses = [...page.text.matchAll(/<link rel="manifest" href="([^"]*)"/g)]
      expect([path, addresses.length]).toEqual([path, 1])
      const { status, headers, text } = await shop.get(addresses[0]?.[1] ?? '')
      expect([status, headers['content-type']]).toEqual([200, 'application/manifest+json; charset=utf-8'])
      const manifest = JSON.parse(text)
      const said = { id: path, name, lang, start_url: path, scope: '/', theme_color: '#f6f1e9', display }
      expect(manifest).toMatchObject(said)
      const { icons, screenshots = [], shortcuts } = manifest
      for (const { src, sizes, type } of [...icons, ...screenshots].filter(
        (picture: { type: string }) => picture.type !== 'image/svg+xml',
      )) {
        const { width, height, format } = await sharp(`public${src}`).metadata()
        expect([src, `${width}x${height}`, `image/${format}`]).toEqual([src, sizes, type])
      }
      expect(icons.map((icon: { purpose?: string }) => icon.purpose)).toContain('maskable')
      expect(shortcuts).toHaveLength(4)
      for (const { url } of shortcuts) expect([url, (await shop.get(url)).status]).toEqual([url, 200])
    }
  })

  it('tell whom to write about a hole, and until when', async () => {
    const ask = async () => {
      const { status, headers, text } = await shop.get('/.well-known/security.txt')
      expect([status, headers['content-type']?.toLowerCase()]).toEqual([200, 'text/plain; charset=utf-8'])
      return text
    }
    const halfYear = new Date(shop.now.getTime() + 182 * 24 * 3600_000).toISOString()
    const said = `Contact: https://shop.test/contact-us\nExpires: ${halfYear}\nPreferred-Languages: en, ar\nCanonical: https://shop.test/.well-known/security.txt\n`
    expect(await ask()).toBe(said)
    await shop.db
      .insertInto('settings')
      .values({ name: 'emailAddress', value: '"owner@haqiba.example"' })
      .execute()
    expect(await ask()).toBe(`Contact: mailto:owner@haqiba.example\n${said}`)
  })
})
