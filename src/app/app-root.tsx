import { useMemo } from 'react'
import { localeOf } from '#src/i18n/locale.ts'
import { PageError } from '#src/storefront/frame/page-error.tsx'
import { StorefrontLayout } from '#src/storefront/frame/storefront.layout.tsx'
import { isClosed } from '#src/ui/data/api.ts'
import { FailureContext, PageNotFound } from '#src/ui/data/page-data.ts'
import { ErrorBoundary } from '#src/ui/page/error-boundary.tsx'
import { ParamsContext, useLocation } from '#src/ui/router/use-router.ts'
import { dashboardLayout, hasDashboard, pageAt, screenOf } from './routes.ts'

/** The page of the present location, or its error page when it could not be brought here. */
export function ShopPages({ failure }: { failure?: unknown }) {
  const { pathname, key } = useLocation()
  const { page, params } = useMemo(() => pageAt(pathname), [pathname])
  const locale = localeOf(pathname)
  if (failure !== undefined && !hasDashboard(pathname))
    return (
      <PageError
        locale={locale}
        missing={failure instanceof PageNotFound}
        closed={isClosed(failure) ? failure.message : undefined}
      />
    )
  const Layout = page.layout === 'dashboard' ? screenOf(dashboardLayout) : StorefrontLayout
  return (
    <ErrorBoundary of={key} fallback={<PageError locale={locale} missing={false} />}>
      <FailureContext value={failure}>
        <ParamsContext value={params}>
          <Layout>
            <Screen file={page.file} />
          </Layout>
        </ParamsContext>
      </FailureContext>
    </ErrorBoundary>
  )
}

function Screen({ file }: { file: string }) {
  const Page = screenOf(file)
  return <Page />
}
