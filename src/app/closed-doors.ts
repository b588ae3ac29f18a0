import { type Context, Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import type { Locale, Text } from '#src/core/locale.ts'
import { Problem } from '#src/core/problem.ts'
import type { ApiEnv } from '#src/http/api-router.ts'
import { routed } from '#src/http/authorize.ts'
import { localeOf, pathIn, plainPath } from '#src/i18n/locale.ts'
import { closedPage } from '#src/opening/closed-page.tsx'
import { type Doors, previewCookie } from '#src/opening/doors.ts'
import { previewPath } from '#src/opening/opening.api.ts'
import { openingOf } from '#src/opening/opening.store.ts'
import { isPreviewToken } from '#src/opening/opening.ts'
import { thanksPath } from '#src/orders/without-script/order-form-path.ts'
import type { PageAssets } from '#src/render/document-head.tsx'
import { readSettings } from '#src/settings/settings.store.ts'
import type { Shop } from '#src/shop.ts'
import type { Api } from '#src/ui/data/api.ts'
import { branded } from './entry.server.tsx'
import { type Call, permissions } from './permissions.ts'
import { pageAt } from './routes.ts'

/** What visitors may call of a shop that is closed: signing in, writing to it, and orders that were placed before. */
const staysOpen: ReadonlySet<string> = new Set<Call>([
  'GET /getWebsiteInfo',
  'GET /signInMethods',
  'POST /jwt',
  'POST /postUser',
  'POST /invitation',
  'POST /invitation/accept',
  'POST /contact',
  'POST /upload',
  'GET /trackOrder/{token}',
  'GET /trackOrder/{token}/tax',
  'POST /trackOrder',
  'POST /trackOrder/{token}/proof',
  'GET /trackOrder/{token}/return',
  'POST /trackOrder/{token}/change',
])

/** An hour: whoever looks by machine comes back, and a shop that is closed for a while is not forgotten. */
const retryAfter = '3600'
const previewSeconds = 30 * 24 * 60 * 60

type Tools = { doors: Doors; api: Api; assetsOf: (file: string, locale: Locale) => PageAssets; style: string }

/**
 * What answers in the place of a shop that is closed (B2). It stands in front of calls, machine files and pages, and
 * behind no cache: createApp passes the reply cache by as long as the shop is closed, so nothing that somebody was let
 * in to see is ever kept, and nothing kept is shown.
 */
export function closedDoors(shop: Shop, { doors, api, assetsOf, style }: Tools) {
  const { db, config } = shop
  const router = new Hono<ApiEnv>()

  for (const [call, permission] of Object.entries(permissions)) {
    if (!permission.includes('visitor')) continue
    const [method = '', path = ''] = call.split(' ')
    router.on(method, [routed(path), `/api${routed(path)}`], async (c, next) => {
      if (await doors.areOpen()) return next()
      if (!staysOpen.has(call) && !(await doors.admits(c.req.raw.headers)))
        throw new Problem('unavailable', notOpenYet, { extra: { code: 'not-open' } })
      await next()
      keepFromAll(c)
    })
  }
  router.get('/robots.txt', async (c, next) =>
    (await doors.areOpen()) ? next() : c.text('User-agent: *\nDisallow: /\n', 200, forNobody),
  )
  router.get('/:file{sitemap(?:-[1-9][0-9]{0,4})?\\.xml}', async (c, next) =>
    (await doors.areOpen()) ? next() : c.text('', 503, { ...forNobody, 'retry-after': retryAfter }),
  )
  for (const path of [previewPath, pathIn('ar', previewPath)])
    router.get(`${path}/:token`, async (c) => {
      const opening = await openingOf(db)
      if (!opening.open && isPreviewToken(opening, c.req.param('token')))
        setCookie(c, previewCookie, opening.previewToken, {
          httpOnly: true,
          sameSite: 'Lax',
          secure: config.PUBLIC_URL.startsWith('https:'),
          path: '/',
          maxAge: previewSeconds,
        })
      return c.body(null, 303, { ...forNobody, location: pathIn(localeOf(c.req.path), '/') })
    })
  return { router, answerPage }

  /**
   * The answer of a page: as it is where the shop is open or this browser is let in, the page of a closed shop otherwise.
   * Pages that visitors see of a closed shop ask an API whose menu is empty.
   */
  async function answerPage(c: Context<ApiEnv>, page: (api: Api) => Promise<Response>): Promise<Response> {
    if (await doors.areOpen()) return page(api)
    const isAdmitted = await doors.admits(c.req.raw.headers)
    if (isAdmitted || isForThoseWhoCome(c.req.path)) {
      c.res = await page(isAdmitted ? api : withoutMenu(api))
      keepFromAll(c)
      return c.res
    }
    const locale = localeOf(c.req.path)
    const settings = await readSettings(db)
    const assets = branded(assetsOf('../storefront/home/home.page.tsx', locale), settings.brand, locale)
    return c.html(closedPage({ locale, settings, assets, style }), 503, {
      ...forNobody,
      'retry-after': retryAfter,
    })
  }
}

/** Signing in, the dashboard, and an order that was placed before: its thanks and its tracking. */
function isForThoseWhoCome(path: string): boolean {
  const plain = plainPath(path)
  return (
    pageAt(path).page.layout === 'dashboard' ||
    /^\/(?:authentication|track)(?:\/|$)/.test(plain) ||
    plain.startsWith(`${thanksPath}/`)
  )
}

/** The calls of the menu: its categories tell what is sold, its collections and pages what is planned. */
const ofMenu: ReadonlySet<string> = new Set(['/api/categories', '/api/pageLinks'])

function withoutMenu(api: Api): Api {
  return {
    ...api,
    fetch: async (input, init) =>
      ofMenu.has(new URL(String(input)).pathname) ? Response.json({ data: [] }) : api.fetch(input, init),
  }
}

const forNobody = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

/** What is shown to those who are let in is for nobody else to keep. */
function keepFromAll(c: Context): void {
  for (const [name, value] of Object.entries(forNobody)) c.res.headers.set(name, value)
}

const notOpenYet: Text = {
  en: 'The shop is not open yet.',
  ar: 'المتجر لم يفتتح بعد.',
}
