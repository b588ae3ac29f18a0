import { useLocation, useRoutes } from 'react-router'
import { localeOf } from '#src/i18n/locale.ts'
import { PageError } from '#src/storefront/frame/page-error.tsx'
import { StorefrontLayout } from '#src/storefront/frame/storefront.layout.tsx'
import { FailureContext, PageNotFound } from '#src/ui/data/page-data.ts'
import { ErrorBoundary } from '#src/ui/page/error-boundary.tsx'
import { dashboardLayout, hasDashboard, routesOf, screenOf } from './routes.ts'

const routes = routesOf(
  (layout) => (layout === 'storefront' ? <StorefrontLayout /> : <Screen file={dashboardLayout} />),
  ({ file }) => <Screen file={file} />,
)

/** The page of the present location, or its error page when it could not be brought here. */
export function ShopPages({ failure }: { failure?: unknown }) {
  const { pathname, key } = useLocation()
  const page = useRoutes(routes)
  const locale = localeOf(pathname)
  if (failure !== undefined && !hasDashboard(pathname))
    return <PageError locale={locale} missing={failure instanceof PageNotFound} />
  return (
    <ErrorBoundary of={key} fallback={<PageError locale={locale} missing={false} />}>
      <FailureContext value={failure}>{page}</FailureContext>
    </ErrorBoundary>
  )
}

function Screen({ file }: { file: string }) {
  const Page = screenOf(file)
  return <Page />
}
