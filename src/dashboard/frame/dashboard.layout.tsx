import { type ReactNode, useContext, useEffect, useMemo } from 'react'
import { authenticatedApi } from '#src/accounts/session/authenticated-api.ts'
import { useSession } from '#src/accounts/session/use-session.ts'
import { plainPath } from '#src/i18n/locale.ts'
import { useHref, useLocale } from '#src/i18n/use-locale.ts'
import { ApiContext, useApi } from '#src/ui/data/api.ts'
import { FailureContext } from '#src/ui/data/page-data.ts'
import { ErrorBoundary } from '#src/ui/page/error-boundary.tsx'
import type { Place } from '#src/ui/router/location.ts'
import { PlaceContext, useNavigate } from '#src/ui/router/use-router.ts'
import { DashboardError } from './dashboard-error.tsx'
import { DashboardFrame } from './dashboard-frame.tsx'
import { RequireRole } from './require-role.tsx'

// Asked for seldom.
const loadConfirm = () => import('#src/accounts/factor-screens/confirm-identity.tsx')

/** product.md section 2's dashboard layout: the side menu, and the page once it is clear who is asking (I7). */
export default function DashboardLayout({ place, children }: { place: Place; children: ReactNode }) {
  const { key, pathname } = place.location
  const href = useHref()
  const failure = useContext(FailureContext)
  const { session, again } = useSession()
  const api = useApi()
  const locale = useLocale()
  const authenticated = useMemo(
    () => authenticatedApi(api, async () => (await loadConfirm()).confirmIdentity(api, locale)),
    [api, locale],
  )
  // Staff who must have a second factor and have none yet find the way to one there, and nothing else (I12).
  const mustEnrol = session.phase === 'signed-in' && session.me.mustEnrol
  const isElsewhere = mustEnrol && plainPath(pathname) !== '/dashboard'
  const navigate = useNavigate()
  const home = href('/dashboard')
  useEffect(() => {
    if (isElsewhere) void navigate(home, { replace: true })
  }, [isElsewhere, navigate, home])
  return (
    <PlaceContext value={place}>
      <DashboardFrame person={session.phase === 'signed-in' ? session.me : undefined}>
        <RequireRole session={session} again={again}>
          <ApiContext value={authenticated}>
            <ErrorBoundary of={key} fallback={<DashboardError />}>
              {!isElsewhere && (failure === undefined ? children : <DashboardError />)}
            </ErrorBoundary>
          </ApiContext>
        </RequireRole>
      </DashboardFrame>
    </PlaceContext>
  )
}
