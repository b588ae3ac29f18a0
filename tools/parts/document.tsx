import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import type { Locale } from '#src/core/locale.ts'
import { localeOf, pathIn, plainPath } from '#src/i18n/locale.ts'
import { Document } from '#src/render/document.tsx'
import { PageProviders } from '#src/render/page-providers.tsx'
import { StaticRouter } from '#src/ui/router/router.tsx'
import { PartsPage } from './parts-page.tsx'

const partsPath = '/dev/parts'

const assets = {
  styles: ['/tools/parts/parts.css?direct'],
  script: '/tools/parts/entry.tsx',
  modules: [],
  fonts: [],
}

/** The document in which the browser draws the page of all parts; undefined for every other path. */
export function partsDocument(path: string): string | undefined {
  if (plainPath(path) !== partsPath) return undefined
  const html = renderToString(
    <Document locale={localeOf(path)} assets={assets} style="" state="{}">
      <div id="parts" />
    </Document>,
  )
  return `<!doctype html>${html}`
}

/** The page of all parts as HTML, for the test that looks for each of them. */
export function renderParts(locale: Locale): string {
  const api = { base: '', origin: 'http://localhost', fetch }
  return renderToString(
    <PageProviders locale={locale} api={api} queries={new QueryClient()}>
      <StaticRouter path={pathIn(locale, partsPath)}>
        <PartsPage />
      </StaticRouter>
    </PageProviders>,
  )
}
