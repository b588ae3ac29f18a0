import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Locale } from '#src/core/locale.ts'
import type { PageAssets } from '#src/render/document-head.tsx'
import { PageProviders } from '#src/render/page-providers.tsx'
import { PlainDocument } from '#src/render/plain-document.tsx'
import type { Api } from '#src/ui/data/api.ts'
import { placeOf } from '#src/ui/router/location.ts'
import { StaticRouter } from '#src/ui/router/router.tsx'
import { StorefrontLayout } from './storefront.layout.tsx'

type PlainPageProps = {
  locale: Locale
  assets: PageAssets
  style: string
  api: Api
  queries: QueryClient
  path: string
  screen: ReactNode
}

/** A screen in the shop's frame that no browser takes over. */
export function PlainPage({ locale, assets, style, api, queries, path, screen }: PlainPageProps) {
  return (
    <PlainDocument locale={locale} assets={assets} style={style}>
      <PageProviders locale={locale} api={api} queries={queries}>
        <StaticRouter path={path}>
          <StorefrontLayout place={placeOf(path)}>{screen}</StorefrontLayout>
        </StaticRouter>
      </PageProviders>
    </PlainDocument>
  )
}
