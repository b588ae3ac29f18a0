import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { enter } from '#src/accounts/session/browser-session.ts'
import { loginPath } from '#src/accounts/session/login-path.ts'
import { afterLogin, sitePath } from '#src/accounts/session/return-path.ts'
import { accountMessages } from '#src/accounts/sign-in/account.messages.ts'
import { AccountPage } from '#src/accounts/sign-in/account-page.tsx'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { useApi } from '#src/ui/data/api.ts'
import { toast } from '#src/ui/overlay/toast.ts'
import { Link } from '#src/ui/router/link.tsx'
import { useNavigate, useSearchParams } from '#src/ui/router/use-router.ts'
import { LineSkeleton } from '#src/ui/skeleton.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { factorMessages } from './factor.messages.ts'
import { readProofMethods } from './prove.query.ts'

const ProveForm = lazy(async () => ({ default: (await import('./prove-form.tsx')).ProveForm }))

/** Where signing in leads who has a second factor: the session opens once it was given (I12). */
export default function SecondFactorPage() {
  const words = useMessages(factorMessages)
  const account = useMessages(accountMessages)
  const [api, navigate, locale, href] = [useApi(), useNavigate(), useLocale(), useHref()]
  const mounted = useHydrated()
  const [asked] = useSearchParams()
  // The kept page is everybody's.
  const from = mounted ? asked.get('from') : null
  const { data: methods, isError } = useQuery({
    queryKey: ['proofMethods'],
    queryFn: () => readProofMethods(api),
    enabled: mounted,
    retry: false,
    gcTime: 0,
  })
  const isNobody = isError || methods?.length === 0
  async function arrive() {
    const me = await enter(api, async () => undefined)
    toast({ title: account.loginDone })
    void navigate(afterLogin(locale, from, me), { replace: true })
  }
  return (
    <AccountPage
      title={words.pageTitle}
      lead={words.pageLead}
      foot={
        <p>
          <Link to={href(loginPath(sitePath(from)))} className="text-link">
            {words.toLogin}
          </Link>
        </p>
      }
    >
      {methods && methods.length > 0 && (
        <Suspense fallback={<ProveSkeleton />}>
          <ProveForm methods={methods} onDone={arrive} />
        </Suspense>
      )}
      {isNobody && <p role="alert">{words.loginFirst}</p>}
      {!methods && !isNobody && <ProveSkeleton />}
    </AccountPage>
  )
}

function ProveSkeleton() {
  const words = useMessages(factorMessages)
  return (
    <div role="status" aria-label={words.loading} className="grid min-h-40 content-start gap-4">
      <LineSkeleton className="w-1/2" />
      <LineSkeleton className="w-full" />
    </div>
  )
}
