import { useContext, useMemo } from 'react'
import { Outlet, useLocation } from 'react-router'
import { authenticatedApi } from '#src/accounts/session/authenticated-api.ts'
import { useSession } from '#src/accounts/session/use-session.ts'
import { ApiContext, useApi } from '#src/ui/data/api.ts'
import { FailureContext } from '#src/ui/data/page-data.ts'
import { ErrorBoundary } from '#src/ui/page/error-boundary.tsx'
import { DashboardError } from './dashboard-error.tsx'
import { DashboardFrame } from './dashboard-frame.tsx'
import { RequireRole } from './require-role.tsx'

/** product.md section 2's dashboard layout: the side menu, and the page once it is clear who is asking (I7). */
export default function DashboardLayout() {
  const { key } = useLocation()
  const failure = useContext(FailureContext)
  const { session, again } = useSession()
  const api = useApi()
  const authenticated = useMemo(() => authenticatedApi(api), [api])
  return (
    <DashboardFrame person={session.phase === 'signed-in' ? session.me : undefined}>
      <RequireRole session={session} again={again}>
        <ApiContext value={authenticated}>
          <ErrorBoundary of={key} fallback={<DashboardError />}>
            {failure === undefined ? <Outlet /> : <DashboardError />}
          </ErrorBoundary>
        </ApiContext>
      </RequireRole>
    </DashboardFrame>
  )
}
