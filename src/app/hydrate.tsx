import { QueryClient } from '@tanstack/react-query'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { localeOf } from '#src/i18n/locale.ts'
import { ShopBrowserRouter } from '#src/render/browser-router.tsx'
import { Document, type PageState } from '#src/render/document.tsx'
import { staleTime } from '#src/render/kept-screens.tsx'
import { PageProviders } from '#src/render/page-providers.tsx'
import { patchDomForTranslators } from '#src/render/translation-dom-patch.ts'
import { type Api, ApiProblem, isClosed } from '#src/ui/data/api.ts'
import { PageNotFound } from '#src/ui/data/page-data.ts'
import { browserHistory } from '#src/ui/router/browser-history.ts'
import { ShopPages } from './app-root.tsx'
import { loadPage, warmNext, warmPage } from './routes.ts'

/** What a tab has been told it knows for so long after it was last shown, or Back would wait for it again. */
const gcTime = 30 * 60_000

/** What does not exist is not asked for again, nor a shop that has closed. */
function retry(times: number, error: Error): boolean {
  return times < 3 && !(error instanceof ApiProblem && (error.status === 404 || isClosed(error)))
}

/** Hydrates the page of this document. `json` is the state it came with, unchanged; `state` is what that says. */
export async function hydratePage(json: string, state: PageState): Promise<void> {
  const locale = localeOf(location.pathname)
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime, gcTime, retry } } })
  for (const [key, data] of state.queries) queries.setQueryData(key, data)
  const api: Api = {
    base: '',
    origin: state.origin,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers)
      headers.set('accept-language', locale)
      return fetch(input, { ...init, headers })
    },
  }
  const tools = { queries, api }
  const prepare = (url: URL, standing?: () => void) => loadPage(url, tools, standing)
  const warm = { page: (url: URL) => warmPage(url, tools), next: warmNext }
  // The answers came with the page, so this only brings its module, and nothing is rendered twice.
  const failure = await prepare(new URL(location.href)).then(
    () => undefined,
    (error: unknown) => error,
  )
  // Lets the browser answer a press before the work goes on.
  await new Promise((goOn) => setTimeout(goOn))
  patchDomForTranslators()
  const history = browserHistory()
  // A transition works in slices, between which the browser can answer a press.
  startTransition(() => {
    hydrateRoot(
      document,
      <Document locale={locale} assets={state.assets} style="" state={json}>
        <PageProviders locale={locale} api={api} queries={queries}>
          <ShopBrowserRouter
            history={history}
            prepare={prepare}
            warm={warm}
            failure={state.missing ? new PageNotFound() : failure}
          >
            {(shown) => <ShopPages place={shown} failure={shown.failure} />}
          </ShopBrowserRouter>
        </PageProviders>
      </Document>,
    )
  })
}
