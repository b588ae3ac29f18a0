import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { type Locale, languages } from '#src/core/locale.ts'
import { splitReply } from '#src/http/reply-cache/split-reply.ts'
import { localeOf, pathIn } from '#src/i18n/locale.ts'
import { spokenHere } from '#src/i18n/spoken-here.ts'
import { Document, type PageState } from '#src/render/document.tsx'
import type { PageAssets } from '#src/render/document-head.tsx'
import { keepMarkup } from '#src/render/keep-markup.tsx'
import { KeptMarkup } from '#src/render/kept-markup.ts'
import { PageProviders } from '#src/render/page-providers.tsx'
import type { Brand } from '#src/settings/brand/brand.ts'
import { brandSheet } from '#src/settings/brand/brand-sheet.ts'
import { firstTypeface } from '#src/settings/brand/typefaces.ts'
import { settingsQuery } from '#src/settings/settings.query.ts'
import type { WebsiteInfo } from '#src/settings/settings.ts'
import type { Api } from '#src/ui/data/api.ts'
import { PageMoved, PageNotFound } from '#src/ui/data/page-data.ts'
import { PictureSights, type SightOf } from '#src/ui/picture-sights.ts'
import { placeOf } from '#src/ui/router/location.ts'
import { ShopPages } from './app-root.tsx'
import { loadPage, pageAt } from './routes.ts'

type Options = {
  api: Api
  assetsOf: (file: string, locale: Locale) => PageAssets
  style: string
  /** The first sights of the pictures that a text names. */
  sightsIn: (text: string) => Promise<SightOf>
  /** Whether it is the page cache that reads it. */
  forCache: boolean
}

const insideOf = keepMarkup(4 * 1024 * 1024)

/**
 * Renders the page of a URL from the API's answers. Status 404 for what does not exist, 301 for what has another address;
 * throws when the API or the rendering fails, so that nothing broken is ever kept.
 */
export async function renderPage(
  address: string,
  { api, assetsOf, style, sightsIn, forCache }: Options,
): Promise<Response> {
  const url = new URL(address)
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  const failure = await failureOf(loadPage(url, { queries, api }))
  const locale = localeOf(url.pathname)
  if (failure instanceof PageMoved)
    return new Response(null, {
      status: 301,
      // A browser keeps a 301 without an end: where an address is given back, two kept ones would lead in a circle.
      headers: { location: pathIn(locale, movedTo(failure.path, url)), 'cache-control': 'no-cache' },
    })
  const missing = failure !== undefined
  const brand = queries.getQueryData<WebsiteInfo>(settingsQuery(api).queryKey)?.brand
  const assets = branded(assetsOf(pageAt(url.pathname).page.file, locale), brand, locale)
  const state: PageState = {
    assets,
    origin: api.origin,
    missing,
    queries: queries
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => [
        queryKey,
        onlyShown.has(queryKey[0]) ? spokenHere(locale, state.data) : state.data,
      ]),
  }
  const stateText = JSON.stringify(state).replaceAll('<', '\\u003c')
  const sights = await sightsIn(stateText)
  const place = placeOf(url.pathname + url.search)
  const html = renderToString(
    <Document locale={locale} assets={assets} style={styleMark} state={stateText}>
      <PageProviders locale={locale} api={api} queries={queries}>
        <PictureSights value={sights}>
          <KeptMarkup value={insideOf(locale, sights)}>
            <ShopPages place={place} failure={failure} />
          </KeptMarkup>
        </PictureSights>
      </PageProviders>
    </Document>,
  )
  const { before, after } = aroundStyle(`<!doctype html>${html}`)
  const init = {
    status: missing ? 404 : 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  }
  return forCache
    ? splitReply({ before, common: style, after }, init)
    : new Response(before + style + after, init)
}

/**
 * Answers that a page only shows, by the beginning of their keys: most of home's, which has to come with the first two
 * flights of a connection (docs/decisions/083). What is kept with an order or compared, such as a product, is whole.
 */
const onlyShown = new Set<unknown>(['products', 'categories', 'sliders'])

/** Where the stylesheet belongs, in the head. Before it stand a title and a description, in which a "<" is escaped. */
const styleMark = '<!--style-->'

/** The stylesheet is most of a page's bytes: it is put between those of the rest, not rendered and made bytes with them. */
function aroundStyle(html: string): { before: string; after: string } {
  const at = html.indexOf(styleMark)
  if (at < 0) throw new Error('The document has no place for its stylesheet')
  return { before: html.slice(0, at), after: html.slice(at + styleMark.length) }
}

/** What a page of this brand needs first: its stylesheet after the shop's own, and its typeface before it is wanted (B1). */
export function branded(assets: PageAssets, brand: Brand | undefined, locale: Locale): PageAssets {
  if (!brand) return assets
  const typeface = firstTypeface(brand.typefaces, languages[locale].script)
  const idle = typeface?.sets === 'all' ? /\/(?:readex|markazi)-/ : /\/markazi-/
  return {
    ...assets,
    styles: [...assets.styles, brandSheet(brand).path],
    fonts: typeface ? [...assets.fonts.filter((font) => !idle.test(font)), typeface.address] : assets.fonts,
  }
}

/** What a former address may hand on, of what its page's key has: what is chosen on the page, of which no other place is named. */
const handedOn = ['color', 'size', 'sort']

function movedTo(path: string, { pathname, searchParams }: URL): string {
  // It is the page itself that refuses what was chosen.
  if (pathIn(localeOf(pathname), path).split('?', 1)[0] === pathname) return path
  const { query } = pageAt(pathname).page
  const kept = handedOn.flatMap((name) => {
    const value = query.includes(name) && searchParams.get(name)
    return value ? [[name, value]] : []
  })
  return kept.length > 0 ? `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(kept)}` : path
}

/** Why there is no page of this address; what went wrong otherwise is thrown. */
async function failureOf(loading: Promise<void>): Promise<PageNotFound | PageMoved | undefined> {
  try {
    await loading
    return undefined
  } catch (error) {
    if (error instanceof PageNotFound || error instanceof PageMoved) return error
    throw error
  }
}
