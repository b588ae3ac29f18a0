import { Hono } from 'hono'
import { treeOf } from '#src/catalogue/categories/category.store.ts'
import { shownOf } from '#src/catalogue/categories/category-tree.ts'
import { collectionsOf } from '#src/catalogue/collections/collection.store.ts'
import { collectionPath, isShown } from '#src/catalogue/collections/collection.ts'
import { listPublicAddresses } from '#src/catalogue/product/product-addresses.store.ts'
import { countProducts } from '#src/catalogue/product/product-list.store.ts'
import { productPath } from '#src/catalogue/product/product-name.ts'
import { listPageLinks } from '#src/content/page/page.store.ts'
import { type Locale, locales } from '#src/core/locale.ts'
import type { ApiEnv } from '#src/http/api-router.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { appManifest, manifestType } from '#src/settings/branding/app-manifest.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import type { Settings } from '#src/settings/settings.ts'
import type { Shop } from '#src/shop.ts'
import { storefrontMessages } from '#src/storefront/menu/storefront.messages.ts'
import { securityTxt } from './security-txt.ts'
import { fixedPlaces, type Place, sitemapIndexXml, sitemapXml } from './sitemap.ts'

// The protocol allows 50,000 addresses a file; a fifth of that, some 4 MB, does not crowd pages out of the cache.
const placesPerFile = 10_000 / locales.length

const files =
  /^\/(?:(?:ar\/)?(?:dashboard\/)?manifest\.webmanifest|robots\.txt|sitemap(?:-[1-9]\d{0,4})?\.xml)$/

/** Whether a path is one of these files: the same for everybody, so kept like a page. */
export function isSiteFile(path: string): boolean {
  return files.test(path)
}

/** What machines ask a site for: sitemap, robots.txt, security.txt, and the manifest of each language. */
export function siteFiles({ db, config, clock }: Shop): Hono<ApiEnv> {
  const { PUBLIC_URL } = config
  const router = new Hono<ApiEnv>()
  router.get('/robots.txt', (c) => c.text(robotsTxt(PUBLIC_URL)))
  router.get('/.well-known/security.txt', async (c) => {
    c.header('cache-control', 'public, max-age=3600')
    return c.text(securityTxt(PUBLIC_URL, await readSettings(db), clock()))
  })
  router.get('/sitemap.xml', async (c) => {
    const products = await countProducts(db, { visibility: 'Public' })
    const others = await listOtherPlaces()
    if (others.length + products <= placesPerFile) {
      const places = await listProductPlaces({ offset: 0, limit: placesPerFile })
      return c.body(sitemapXml(PUBLIC_URL, [...others, ...places]), 200, xml)
    }
    const parts = 1 + Math.ceil(products / placesPerFile)
    const names = Array.from({ length: parts }, (_, index) => `/sitemap-${index + 1}.xml`)
    return c.body(sitemapIndexXml(PUBLIC_URL, names), 200, xml)
  })
  router.get('/:file{sitemap-[1-9][0-9]{0,4}\\.xml}', async (c, next) => {
    const part = Number.parseInt(c.req.param('file').slice('sitemap-'.length), 10)
    const places =
      part === 1
        ? await listOtherPlaces()
        : await listProductPlaces({ offset: (part - 2) * placesPerFile, limit: placesPerFile })
    if (places.length === 0) return next()
    return c.body(sitemapXml(PUBLIC_URL, places), 200, xml)
  })
  for (const locale of locales) {
    router.get(pathIn(locale, '/manifest.webmanifest'), async (c) =>
      c.body(JSON.stringify(manifest(locale, await readSettings(db))), 200, manifestType),
    )
  }
  return router

  /** What is no product: with the owner's pages, and without those of the shop's own that she hid. */
  async function listOtherPlaces(): Promise<Place[]> {
    const [links, { categories }] = [await listPageLinks(db), await treeOf(db)]
    const { all } = await collectionsOf(db)
    const written = links.filter(({ hidden }) => !hidden)
    return [
      ...fixedPlaces(shownOf(categories)).filter(({ path }) => !links.some((link) => link.path === path)),
      ...all.filter(isShown).map((one) => ({ path: collectionPath(one) })),
      ...written.map(({ path, changed }) => ({ path, changed })),
    ]
  }

  async function listProductPlaces(part: { offset: number; limit: number }): Promise<Place[]> {
    const rows = await listPublicAddresses(db, part)
    return rows.map(({ id, address, updated_at }) => ({
      path: productPath({ _id: id, ...(address && { address }) }),
      changed: updated_at,
    }))
  }
}

const xml = { 'content-type': 'application/xml; charset=utf-8' }

const privatePaths = [
  '/cart',
  '/product-checkout',
  '/order-success',
  '/track',
  '/draft',
  '/authentication',
  '/dashboard',
]

function robotsTxt(origin: string): string {
  const closed = [...locales.flatMap((locale) => privatePaths.map((path) => pathIn(locale, path))), '/api/']
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ]
  return `${lines.join('\n')}\n`
}

/** The shop as an app on a home screen, in the reader's language. */
function manifest(locale: Locale, settings: Settings) {
  const words = storefrontMessages[locale]
  const lead = (name: string, path: string) => ({ name, url: pathIn(locale, path) })
  return {
    ...appManifest(locale, {
      name: dataText(locale, settings, 'shopName'),
      path: pathIn(locale, '/'),
      shortcuts: [
        lead(words.shop, '/shop'),
        lead(words.offers, '/category/offer-category'),
        lead(words.cart, '/cart'),
        lead(words.trackOrder, '/track'),
      ],
    }),
    scope: '/',
    // Keeps the way back, which a shop of links needs.
    display: 'minimal-ui',
  }
}
