import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { authCalls } from '#src/accounts/identity/auth-calls.ts'
import { betterAuthProvider } from '#src/accounts/identity/better-auth-provider.ts'
import { contactForm } from '#src/contact/contact.form.ts'
import type { Locale } from '#src/core/locale.ts'
import { Problem } from '#src/core/problem.ts'
import { version } from '#src/core/version.ts'
import { isDatabaseUnavailable } from '#src/db/errors.ts'
import type { ApiEnv } from '#src/http/api-router.ts'
import { faultPage } from '#src/http/fault-page.ts'
import { problemReply } from '#src/http/problem-reply.ts'
import { createReplyCache } from '#src/http/reply-cache/reply-cache.ts'
import { logRequests } from '#src/http/request-log.ts'
import { securityHeaders } from '#src/http/security-headers.ts'
import { localeOf } from '#src/i18n/locale.ts'
import { createPictureServer } from '#src/media/picture-server.ts'
import { proofServer } from '#src/media/proof-server.ts'
import type { Variants } from '#src/media/variants.ts'
import { trackForm } from '#src/orders/tracking/track-by-phone.form.ts'
import { type PageAssets, themeScript } from '#src/render/document.tsx'
import type { Shop } from '#src/shop.ts'
import { siteFiles } from '#src/storefront/seo/site-files.ts'
import { type Api, ApiProblem } from '#src/ui/data/api.ts'
import { createApi } from './api.ts'
import { cacheKeyOf } from './cache-key.ts'
import { renderPage } from './entry.server.tsx'
import { personalData } from './personal-data.ts'

const cacheBytes = 64 * 1024 * 1024

export type Pages = {
  assetsOf: (file: string, locale: Locale) => PageAssets
  /** The stylesheet every page begins with, written into it; none while a development server serves it. */
  style?: string
  /** Folder of built browser files; none while a development server serves them. */
  filesDir?: string
  /** Changes the HTML of every page; the development server adds its own scripts. */
  transform?: (html: string) => string
}

/** The whole shop as one node:http listener: pictures, kept replies, then API, files and pages. */
export function createApp(shop: Shop, variants: Pick<Variants, 'make'>, pages: Pages): RequestListener {
  const app = createSite(shop, pages)
  const cache = createReplyCache({
    maxBytes: cacheBytes,
    version: shop.catalogueVersion,
    keyOf: pages.transform ? () => undefined : cacheKeyOf,
    render: async (key) => app.request(`${shop.config.PUBLIC_URL}${key}`),
    log: shop.log,
  })
  const pictures = createPictureServer(shop.pictures, variants, shop.log.error)
  const framework = logRequests(shop.log, getRequestListener(app.fetch))
  const answer = cache.inFrontOf(framework)
  return (req, res) => {
    if (!pictures(req, res)) return answer(req, res)
  }
}

function createSite(shop: Shop, { assetsOf, style = '', filesDir, transform }: Pages): Hono<ApiEnv> {
  const site = new Hono<ApiEnv>()
  const identity = betterAuthProvider(shop, personalData)
  const calls = createApi(shop, identity)
  const { PUBLIC_URL } = shop.config
  const api: Api = {
    base: PUBLIC_URL,
    origin: PUBLIC_URL,
    fetch: async (input, init) =>
      calls.request(new URL(String(input)).pathname.slice(4) + search(input), init),
  }

  site.use(
    securityHeaders({
      publicUrl: PUBLIC_URL,
      inline: transform ? undefined : { scripts: [themeScript], styles: [style] },
    }),
  )
  site.onError((error, c) => problemReply(c, error, { log: shop.log, isDatabaseUnavailable }))
  site.get('/healthz', (c) => c.text(`ok ${version}`))
  site.get('/readyz', async (c) => {
    await shop.db.selectFrom('shop_version').select('version').executeTakeFirstOrThrow()
    return c.text('ok')
  })
  site.get('/api/openapi.json', (c) =>
    c.json(
      calls.getOpenAPI31Document({
        openapi: '3.1.0',
        info: { title: 'Haqiba', version, description: 'Amounts are OMR with at most 3 decimals.' },
        servers: [{ url: '/api' }],
      }),
    ),
  )
  site.route('/', authCalls(shop, identity, personalData))
  site.route('/api', calls)
  site.route('/', calls)
  site.all('/api/*', noSuchCall)
  site.route('/', siteFiles(shop))
  site.route('/', contactForm(calls))
  site.route('/', trackForm(calls))
  site.route('/', proofServer(shop))
  if (filesDir) {
    site.use('*', serveStatic({ root: filesDir, precompressed: true, onFound: keepForever }))
  }
  site.get('*', async (c) => {
    try {
      const page = await renderPage(c.req.url, { api, assetsOf, style })
      return transform ? new Response(transform(await page.text()), page) : page
    } catch (error) {
      shop.log.error('a page could not be rendered', error)
      const unavailable =
        isDatabaseUnavailable(error) || (error instanceof ApiProblem && error.status === 503)
      return faultPage(localeOf(c.req.path), unavailable ? 503 : 500)
    }
  })
  site.all('*', noSuchCall)
  return site
}

function noSuchCall(): never {
  throw new Problem('not-found', { en: 'There is no such call.', ar: 'هذا الرابط غير موجود.' })
}

function search(input: string | URL | Request): string {
  return new URL(String(input)).search
}

/** Built files carry a hash of their content in their name; the others are looked at again. */
function keepForever(path: string, c: Context): void {
  const hashed = /\/assets\/[^/]+-[\w-]{8}\.\w+(\.(br|gz|zst))?$/.test(path)
  c.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
}
