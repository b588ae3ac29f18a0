import type { ReactNode } from 'react'
import { loginPath } from '#src/accounts/session/login-path.ts'
import { plainPath } from '#src/i18n/locale.ts'
import { useHref } from '#src/i18n/use-locale.ts'
import { Link } from '#src/ui/router/link.tsx'
import { useLocation } from '#src/ui/router/use-router.ts'
import { useOnceHydrated } from '#src/ui/use-hydrated.ts'

type LoginLinkProps = { className: string; onClick?: (() => void) | undefined; children: ReactNode }

/** To the login page, which leads back here (I7). */
export function LoginLink({ className, onClick, children }: LoginLinkProps) {
  const href = useHref()
  const { pathname, search } = useLocation()
  // The kept page knows its path but not every query it was asked with.
  const here = plainPath(pathname) + useOnceHydrated(search, '')
  return (
    <Link to={href(loginPath(here))} onClick={onClick} className={className}>
      {children}
    </Link>
  )
}
