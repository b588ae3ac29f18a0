import { QueryClient } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { localeOf } from '#src/i18n/locale.ts'
import { PageProviders } from '#src/render/page-providers.tsx'
import { StaticRouter } from '#src/ui/router/router.tsx'
import { markHydrated } from '#src/ui/use-hydrated.ts'
import { PartsPage } from './parts-page.tsx'

// The page of all parts in the browser, with what every screen of the shop finds around itself.
const place = document.getElementById('parts')
if (place) {
  const api = {
    base: '',
    origin: location.origin,
    fetch: (...call: Parameters<typeof fetch>) => fetch(...call),
  }
  createRoot(place).render(
    <PageProviders locale={localeOf(location.pathname)} api={api} queries={new QueryClient()}>
      <StaticRouter path={location.pathname}>
        <PartsPage />
      </StaticRouter>
    </PageProviders>,
  )
  setTimeout(markHydrated)
}
