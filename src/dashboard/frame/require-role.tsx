import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { PersonContext } from '#src/accounts/person/person-context.ts'
import type { Me } from '#src/accounts/session/auth.query.ts'
import { readSession, type Session } from '#src/accounts/session/browser-session.ts'
import { type EndedSession, loginPath } from '#src/accounts/session/login-path.ts'
import { clearCacheOfOthers } from '#src/accounts/session/private-cache.ts'
import { forgetRefusal, wasRefused } from '#src/accounts/session/refusal.ts'
import { storedToken } from '#src/accounts/session/token-storage.ts'
import { plainPath } from '#src/i18n/locale.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Empty } from '#src/ui/empty.tsx'
import { DraftOwnerContext } from '#src/ui/form/draft-owner.ts'
import { keepsDrafts } from '#src/ui/form/draft-storage.ts'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { useLocation, useNavigate } from '#src/ui/router/use-router.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import { DashboardError } from './dashboard-error.tsx'
import { mayOpen } from './dashboard-pages.ts'
import { PageSkeleton } from './page-skeleton.tsx'

type RequireRoleProps = { session: Session; again: () => void; children: ReactNode }

/** The shape of the page, then login if nobody is signed in, then the page (I7); a page that is not for the role is never mounted. */
export function RequireRole({ session, again, children }: RequireRoleProps) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const href = useHref()
  const here = plainPath(pathname) + search + hash
  // Also who comes with the token of a session that is over, such as by a new password elsewhere.
  const wasIn = useRef(storedToken() !== undefined)
  // By the session alone: who is refused, and goes on to another page while that session is being ended, was still refused.
  useEffect(() => {
    if (session.phase !== 'signed-in') return
    wasIn.current = true
    forgetRefusal()
  }, [session])
  useEffect(() => {
    // What this page has asked meanwhile may have brought another answer than the one it was rendered with.
    const now = session.phase === 'signed-out' ? readSession() : session
    if (now.phase !== 'signed-out' || now.left) return
    // Who was signed in reads why they are asked to log in.
    const ended: EndedSession | false = wasIn.current && {
      why: wasRefused() ? 'refused' : 'over',
      kept: keepsDrafts(),
    }
    void navigate(href(loginPath(here)), { replace: true, state: { ended } })
  }, [session, here, navigate, href])

  if (session.phase === 'failed') return <DashboardError again={again} />
  if (session.phase !== 'signed-in') return <PageSkeleton />
  if (!mayOpen(session.me.role, plainPath(pathname))) return <NoAccess />
  return <OwnPage me={session.me}>{children}</OwnPage>
}

/** The page of one person: answers that another has asked for in this tab are removed first. */
function OwnPage({ me, children }: { me: Me; children: ReactNode }) {
  const queries = useQueryClient()
  const [owner, setOwner] = useState<string>()
  useEffect(() => {
    clearCacheOfOthers(queries, me.id)
    setOwner(me.id)
  }, [queries, me.id])
  if (owner !== me.id) return <PageSkeleton />
  return (
    <PersonContext value={me}>
      <DraftOwnerContext value={me.id}>{children}</DraftOwnerContext>
    </PersonContext>
  )
}

function NoAccess() {
  const words = useMessages(dashboardMessages)
  const href = useHref()
  return (
    <>
      <PageHead title={words.noAccessTitle} shopName={useShopName()} />
      <Empty
        heading
        title={words.noAccessTitle}
        text={words.noAccessText}
        action={
          <Link to={href('/dashboard')} className={buttonClass('secondary')}>
            {words.toDashboard}
          </Link>
        }
      />
    </>
  )
}
