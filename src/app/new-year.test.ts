import { expect, it } from 'vitest'
import { locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { describeShop } from '#test/shop.ts'

const pages = ['/', '/cart', '/policies'].flatMap((path) => locales.map((locale) => pathIn(locale, path)))

describeShop('the year in the footer (product.md section 2)', (shop) => {
  const footerOf = async (path: string) =>
    /<footer.*<\/footer>/s.exec((await shop.get(path)).text)?.[0].replace(/<[^>]*>/g, '')

  it('is in the HTML, and another with the first request of New Year in Muscat', async () => {
    shop.now = new Date('2026-12-31T19:59:59Z')
    for (const path of pages)
      expect([path, await footerOf(path)]).toEqual([path, expect.stringContaining('© 2026 ')])
    const kept = (await shop.get('/cart')).headers.etag
    expect((await shop.get('/cart')).headers.etag).toBe(kept)
    shop.now = new Date('2026-12-31T20:00:00Z')
    for (const path of pages)
      expect([path, await footerOf(path)]).toEqual([path, expect.stringContaining('© 2027 ')])
    expect((await shop.get('/api/getWebsiteInfo')).json.data.year).toBe(2027)
    const made = (await shop.get('/cart')).headers.etag
    expect(made).not.toBe(kept)
    shop.now = new Date('2027-12-31T20:00:00Z')
    for (const path of pages)
      expect([path, await footerOf(path)]).toEqual([path, expect.stringContaining('© 2028 ')])
  })

  it('leaves as they are the pages of a shop that starts in a year', async () => {
    const version = shop.shop.catalogueVersion()
    await shop.get('/')
    await shop.restart()
    await shop.get('/')
    expect(shop.shop.catalogueVersion()).toBe(version)
  })
})
