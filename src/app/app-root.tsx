import { useMemo } from 'react'
import { localeOf } from '#src/i18n/locale.ts'
import { KeptScreens } from '#src/render/kept-screens.tsx'
import { PageError } from '#src/storefront/frame/page-error.tsx'
import { StorefrontLayout } from '#src/storefront/frame/storefront.layout.tsx'
import { isClosed } from '#src/ui/data/api.ts'
import { FailureContext, PageNotFound } from '#src/ui/data/page-data.ts'
import { ErrorBoundary } from '#src/ui/page/error-boundary.tsx'
import type { Place } from '#src/ui/router/location.ts'
import { dashboardLayout, hasDashboard, pageAt, screenOf } from './routes.ts'

/** The page of a place, or its error page when it could not be brought here. */
export function ShopPages({ place, failure }: { place: Place; failure?: unknown }) {
  const { pathname, key } = place.location
  const { page, params } = useMemo(() => pageAt(pathname), [pathname])
  const locale = localeOf(pathname)
  if (failure !== undefined && !hasDashboard(pathname))
    return (
      <PageError
        {...{ place, locale }}
        missing={failure instanceof PageNotFound}
        closed={isClosed(failure) ? failure.message : undefined}
      />
    )
  const Layout = page.layout === 'dashboard' ? screenOf(dashboardLayout) : StorefrontLayout
  return (
    <ErrorBoundary of={key} fallback={<PageError {...{ place, locale }} missing={false} />}>
      <FailureContext value={failure}>
        <Layout place={place}>
          <KeptScreens {...{ place, page, params }} Screen={screenOf(page.file)} />
        </Layout>
      </FailureContext>
    </ErrorBoundary>
  )
}
