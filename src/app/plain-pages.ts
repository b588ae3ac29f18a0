import { QueryClient } from '@tanstack/react-query'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Locale } from '#src/core/locale.ts'
import { localeOf } from '#src/i18n/locale.ts'
import type { PageAssets } from '#src/render/document-head.tsx'
import type { Brand } from '#src/settings/brand/brand.ts'
import { settingsQuery } from '#src/settings/settings.query.ts'
import type { WebsiteInfo } from '#src/settings/settings.ts'
import { PlainPage } from '#src/storefront/frame/plain-page.tsx'
import { loader as layoutLoader } from '#src/storefront/frame/storefront.layout.tsx'
import type { Api } from '#src/ui/data/api.ts'
import { branded } from './entry.server.tsx'

type Tools = { api: Api; assetsOf: (file: string, locale: Locale) => PageAssets; style: string }

/** What is said of a page about one person's order: kept by nobody, found by nobody. */
export const forNobody = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
}

/** The same of what a form was answered: the browser's own Back may show it again, since it cannot ask for it anew. */
export const forBackAlone = { ...forNobody, 'cache-control': 'private, no-cache' }

/** The HTML of a screen that no browser takes over, in the shop's frame, as the page at an address. */
export async function renderPlainPage(
  address: string,
  screen: ReactNode,
  { api, assetsOf, style }: Tools,
): Promise<string> {
  const url = new URL(address)
  const locale = localeOf(url.pathname)
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  await layoutLoader({ url, params: {}, locale, queries, api })
  const brand: Brand | undefined = queries.getQueryData<WebsiteInfo>(settingsQuery(api).queryKey)?.brand
  const assets = branded(assetsOf('../orders/checkout/checkout.page.tsx', locale), brand, locale)
  const html = renderToString(
    createElement(PlainPage, { locale, assets, style, api, queries, path: url.pathname, screen }),
  )
  return `<!doctype html>${html}`
}
