import { lazy, Suspense } from 'react'
import { useHasToken } from '#src/accounts/session/use-has-token.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { UserIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { LoginLink } from './login-link.tsx'
import { storefrontMessages } from './storefront.messages.ts'

// Fetched only for who is signed in; where that fails, the way to the dashboard is enough.
const AccountMenu = lazy(() => import('./account-menu.tsx').catch(() => ({ default: DashboardLink })))

/** product.md section 2's user menu: Register / Login, or Dashboard and Logout; one icon wide for everybody. */
export function UserMenu() {
  const words = useMessages(storefrontMessages)
  return useHasToken() ? (
    <Suspense fallback={<DashboardLink />}>
      <AccountMenu />
    </Suspense>
  ) : (
    <LoginLink className={buttonClass('quiet', 'icon')}>
      <UserIcon />
      <span className="sr-only">{words.registerOrLogin}</span>
    </LoginLink>
  )
}

function DashboardLink() {
  const words = useMessages(storefrontMessages)
  const href = useHref()
  return (
    <Link to={href('/dashboard')} className={buttonClass('quiet', 'icon')}>
      <UserIcon />
      <span className="sr-only">{words.dashboard}</span>
    </Link>
  )
}
