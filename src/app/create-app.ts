import type { RequestListener } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { identityOf } from '#src/accounts/hosted/identity-of.ts'
import { recogniseStaff } from '#src/accounts/hosted/recognise-staff.ts'
import { authCalls } from '#src/accounts/identity/auth-calls.ts'
import { identifyBy } from '#src/accounts/identity/identify.ts'
import { timedCollections } from '#src/catalogue/collections/turn-collections.store.ts'
import { listProductsRoute } from '#src/catalogue/product/product.api.ts'
import { timedOffers } from '#src/catalogue/product/turn-offers.store.ts'
import { contactForm } from '#src/contact/contact.form.ts'
import type { Locale } from '#src/core/locale.ts'
import type { Log } from '#src/core/log.ts'
import { Problem } from '#src/core/problem.ts'
import { version } from '#src/core/version.ts'
import { refuseBlocked } from '#src/customers/refuse-blocked.ts'
import { dashboardManifest } from '#src/dashboard/frame/dashboard-manifest.ts'
import { isDatabaseUnavailable } from '#src/db/errors.ts'
import type { ApiEnv, Inputs } from '#src/http/api-router.ts'
import { tokenIn } from '#src/http/authorize.ts'
import { closeUnread } from '#src/http/body.ts'
import { cspReports } from '#src/http/csp/csp-reports.ts'
import { faultPage, writeRefusal } from '#src/http/fault-page.ts'
import { problemReply } from '#src/http/problem-reply.ts'
import { type KeptAnswers, keepAnswers, noteInputs } from '#src/http/reply-cache/kept-answers.ts'
import { createReplyCache } from '#src/http/reply-cache/reply-cache.ts'
import { shareText } from '#src/http/reply-cache/shared-text.ts'
import { logRequests } from '#src/http/requests/request-log.ts'
import {
  builtFileHeaders,
  constantHeaders,
  type Headers,
  keepForever,
  pictureHeaders,
  securityHeaders,
} from '#src/http/security-headers.ts'
import { localeOf, pathIn } from '#src/i18n/locale.ts'
import { beginSpaced, isUpload, uploaderOf } from '#src/media/begin-spaced.ts'
import { tooMany } from '#src/media/ingest.ts'
import { createPictureServer } from '#src/media/picture-server.ts'
import { proofServer } from '#src/media/proof-server.ts'
import { createSightReader } from '#src/media/sights/read-sights.ts'
import type { Variants } from '#src/media/variants.ts'
import { type Doors, doorsOf } from '#src/opening/doors.ts'
import { landInLanguage } from '#src/opening/land-in-language.ts'
import type { Metrics } from '#src/operate/telemetry/metrics.ts'
import { metricsPage } from '#src/operate/telemetry/metrics-page.ts'
import { openTelemetry } from '#src/operate/telemetry/open-telemetry.ts'
import { readiness } from '#src/operate/telemetry/readiness.ts'
import { trackForm } from '#src/orders/tracking/track-by-phone.form.ts'
import { orderWithoutScript, type PlainTools } from '#src/orders/without-script/order-without-script.form.ts'
import { inlineScripts } from '#src/render/document.tsx'
import type { PageAssets } from '#src/render/document-head.tsx'
import { brandFiles } from '#src/settings/branding/brand-files.ts'
import type { Shop } from '#src/shop.ts'
import { timedSlides } from '#src/sliders/turn-slides.store.ts'
import { siteFiles } from '#src/storefront/seo/site-files.ts'
import { type Api, ApiProblem } from '#src/ui/data/api.ts'
import { createApi } from './api.ts'
import { cacheKeyOf, isCall, isPlainPath } from './cache-key.ts'
import { closedDoors } from './closed-doors.ts'
import { renderPage } from './entry.server.tsx'
import { followTimes, timedYear } from './follow-times.ts'
import { personalData } from './personal-data.ts'
import { forBackAlone, forNobody, renderPlainPage } from './plain-pages.ts'
import { limitRenderings, type Renderings, refuseRendering } from './renderings.ts'
import { pageAt } from './routes.ts'
import { shopGauges } from './shop-gauges.ts'

const [cacheBytes, answerBytes] = [56 * 1024 * 1024, 8 * 1024 * 1024]

export type Pages = {
  assetsOf: (file: string, locale: Locale) => PageAssets
  /** The stylesheet every page begins with, written into it; none while a development server serves it. */
  style?: string
  /** Folder of built browser files; none while a development server serves them. */
  filesDir?: string
  /** Changes the HTML of every page; the development server adds its own scripts. */
  transform?: (html: string) => string
}

/** A listener, and `warm`, which makes a public page of an open shop before anybody asks for it and answers its HTML. */
export type App = RequestListener & { warm: (path: string) => Promise<string | undefined> }

/** The whole shop as one node:http listener: pictures, kept replies, then API, files and pages. */
export function createApp(
  shop: Shop,
  variants: Pick<Variants, 'make'>,
  pages: Pages,
  identity = identityOf(shop, personalData),
): App {
  const renderings = limitRenderings(shop)
  const { log, metrics } = openTelemetry(shop)
  const { PUBLIC_URL, TRUST_PROXY } = shop.config
  const inline = pages.transform ? undefined : { scripts: inlineScripts, styles: [pages.style ?? ''] }
  const constant = constantHeaders({ publicUrl: PUBLIC_URL, inline })
  const doors = doorsOf(shop, recogniseStaff(shop, identity))
  const calls = createApi(shop, identity)
  const answers = keepAnswers(async (input, init) => calls.request(callIn(input), init), {
    maxBytes: answerBytes,
    version: shop.catalogueVersion,
    keyOf: cacheKeyOf,
  })
  const app = createSite({ shop, identity, calls, answers }, pages, { renderings, constant, metrics, doors })
  const identify = identifyBy(shop)
  const refuse = refuseRendering(constant)
  const cache = createReplyCache({
    maxBytes: cacheBytes,
    shared: shareText(pages.style ?? ''),
    version: shop.catalogueVersion,
    keyOf: pages.transform ? () => undefined : cacheKeyOf,
    async render(key) {
      const inputs: Inputs = []
      return { response: await app.request(`${PUBLIC_URL}${key}`, {}, { inputs }), inputs }
    },
    areStill: answers.areStill,
    onMade: metrics.countMade,
    isPersonal: (req) => {
      const token = isCall(req.url ?? '') && tokenIn(req.headers.authorization)
      // Where it cannot be known just now, the call itself says so.
      return token ? identify(token).then(Boolean, () => true) : false
    },
    admit: renderings.admit,
    refuse,
    proxies: TRUST_PROXY,
    log,
  })
  const pictures = createPictureServer(shop.pictures, variants, {
    headers: pictureHeaders(PUBLIC_URL),
    onError: shop.log.error,
  })
  const errorHandler = (error: unknown) => unreadable(error, constant)
  const framework = logRequests(log, getRequestListener(app.fetch, { errorHandler }), TRUST_PROXY)
  const answer = cache.inFrontOf(framework)
  const upload = beginSpaced(framework, {
    askerOf: (req) => uploaderOf(req, TRUST_PROXY),
    refuse: (req, res) => refuse(tooMany(), req, res.setHeader('connection', 'close')),
  })
  const land = landInLanguage(shop, constant)
  const timesDue = followTimes(shop, [timedOffers, timedSlides, timedCollections, timedYear(shop.clock())])
  const enter: RequestListener = (req, res) => {
    // What a closed shop answers depends on who asks, so nothing of it meets the cache (B2).
    const open = doors.areOpen()
    if (typeof open === 'boolean') return (open ? answer : framework)(req, res)
    return open.then((are) => (are ? answer : framework)(req, res))
  }
  const enterInTime: RequestListener = (req, res) => {
    const turned = timesDue()
    return turned ? turned.then(() => enter(req, res)) : enter(req, res)
  }
  const listen: RequestListener = (req, res) => {
    if (req.headers.host === undefined) return framework(req, res)
    if (pictures(req, res)) return
    if (isUpload(req)) return upload(req, res)
    const led = land(req, res)
    return led ? led.then((isLed) => isLed || enterInTime(req, res)) : enterInTime(req, res)
  }
  const warm: App['warm'] = async (path) => ((await doors.areOpen()) ? cache.warm(path) : undefined)
  return Object.assign(listen, { warm })
}

type Backend = {
  shop: Shop
  identity: ReturnType<typeof identityOf>
  calls: ReturnType<typeof createApi>
  answers: KeptAnswers
}

function createSite(
  { shop, identity, calls, answers }: Backend,
  { assetsOf, style = '', filesDir, transform }: Pages,
  {
    renderings,
    constant,
    metrics,
    doors,
  }: { renderings: Renderings; constant: Headers; metrics: Metrics; doors: Doors },
): Hono<ApiEnv> {
  const site = new Hono<ApiEnv>()
  const { PUBLIC_URL } = shop.config
  const api: Api = { base: PUBLIC_URL, origin: PUBLIC_URL, fetch: answers.fetch }

  site.use(securityHeaders(constant, builtFileHeaders(PUBLIC_URL)), closeUnread)
  site.onError((error, c) => problemReply(c, error, { log: shop.log, isDatabaseUnavailable }))
  site.get('/healthz', (c) => c.text(`ok ${version}`))
  site.route('/', readiness(shop))
  site.route('/', metricsPage(shop, metrics, shopGauges))
  site.get('/api/openapi.json', (c) =>
    c.json(
      calls.getOpenAPI31Document({
        openapi: '3.1.0',
        info: { title: 'Haqiba', version, description: 'Amounts are OMR with at most 3 decimals.' },
        servers: [{ url: '/api' }],
      }),
    ),
  )
  const sightsIn = createSightReader(shop.db)
  const closed = closedDoors(shop, { doors, api, assetsOf, style })
  site.route('/', closed.router)
  site.on('GET', [listProductsRoute.path, `/api${listProductsRoute.path}`], async (c, next) => {
    // Only whole lists have no key among the lists, and they cost the most.
    const { incoming } = c.env ?? {}
    if (incoming && cacheKeyOf(incoming.url ?? '') === undefined) await renderings.spend(incoming)
    return next()
  })
  site.route('/', authCalls(shop, identity, personalData))
  site.route('/api', calls)
  site.route('/', calls)
  site.all('/api/*', noSuchCall)
  site.route('/', siteFiles(shop))
  site.route('/', dashboardManifest(shop))
  site.route('/', brandFiles(shop))
  site.route('/', cspReports(shop))
  site.route('/', contactForm(calls))
  site.route('/', trackForm(calls))
  site.route('/', proofServer(shop))
  const admit = <T>({ env }: Context<ApiEnv>, render: () => Promise<T>) =>
    env?.incoming ? renderings.admit(env.incoming, render) : render()
  const answerPage = async (c: Context<ApiEnv>, answer: (open: Api) => Promise<Response>) => {
    try {
      return await closed.answerPage(c, answer)
    } catch (error) {
      return pageOf(error, localeOf(c.req.path), shop.log)
    }
  }
  const answerPlain: PlainTools['answer'] = (c, make) =>
    answerPage(c, (api) =>
      make(async (path, screen, status = 200) => {
        const address = new URL(pathIn(localeOf(c.req.path), path), PUBLIC_URL).href
        const html = await admit(c, () => renderPlainPage(address, screen, { api, assetsOf, style }))
        const headers = c.req.method === 'POST' ? forBackAlone : forNobody
        return c.body(html, status as ContentfulStatusCode, headers)
      }),
    )
  site.route('/', orderWithoutScript({ shop, calls, refuseBlocked, answer: answerPlain }))
  if (filesDir) {
    const files = serveStatic({ root: filesDir, precompressed: true, onFound: keepForever })
    // What the build keeps for the server begins with a dot.
    site.use('*', (c, next) => (/\/(?:\.|%2e)/i.test(c.req.path) ? next() : files(c, next)))
  }
  site.get('*', (c) =>
    answerPage(c, async (open) => {
      const { inputs } = c.env ?? {}
      const api = inputs ? { ...open, fetch: noteInputs(open.fetch, inputs) } : open
      const options = { api, assetsOf, style, sightsIn, forCache: inputs !== undefined }
      const page = await admit(c, () => renderPage(addressAsked(c), options))
      const { cached, path } = pageAt(c.req.path).page
      // About one order; what is not found is about nobody.
      if (!cached && path !== '*') page.headers.set('cache-control', 'private, no-store')
      return transform ? new Response(transform(await page.text()), page) : page
    }),
  )
  site.all('*', noSuchCall)
  return site
}

/** What stands in the place of a page that could not be made. */
function pageOf(error: unknown, locale: Locale, log: Log): Response {
  if (error instanceof Problem) {
    const { body, ...said } = writeRefusal(error, locale)
    return new Response(body, said)
  }
  log.error('a page could not be rendered', error)
  const unavailable = isDatabaseUnavailable(error) || (error instanceof ApiProblem && error.status === 503)
  return faultPage(locale, unavailable ? 503 : 500)
}

/** The address of the page asked for; one that can be read in two ways, or in none, is no page's. */
function addressAsked({ env, req }: Context<ApiEnv>): string {
  const path = (env?.incoming?.url ?? req.path).split('?', 1)[0] ?? ''
  if (isPlainPath(path) || /^https?:/i.test(path)) return req.url
  return new URL(pathIn(localeOf(req.path), '/not-found'), req.url).href
}

/** What is said to a request that names no host, or no address of ours; Hono cannot make one of it for the rest. */
function unreadable(error: unknown, constant: Headers): Response {
  const status = error instanceof RequestError ? 400 : 500
  return new Response(null, { status, headers: { ...constant, connection: 'close' } })
}

function noSuchCall(): never {
  throw new Problem('not-found', { en: 'There is no such call.', ar: 'هذا الرابط غير موجود.' })
}

/** A call as the router of calls has it, without what stands in front of it on the site. */
function callIn(input: string | URL | Request): string {
  const { pathname, search } = new URL(String(input))
  return pathname.slice('/api'.length) + search
}
