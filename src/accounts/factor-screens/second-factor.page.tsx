import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { enter } from '#src/accounts/session/browser-session.ts'
import { loginPath } from '#src/accounts/session/login-path.ts'
import { afterLogin, sitePath } from '#src/accounts/session/return-path.ts'
import { accountMessages } from '#src/accounts/sign-in/account.messages.ts'
import { AccountPage } from '#src/accounts/sign-in/account-page.tsx'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { toast } from '#src/ui/overlay/toast.ts'
import { Link } from '#src/ui/router/link.tsx'
import { useNavigate, useSearchParams } from '#src/ui/router/use-router.ts'
import { LineSkeleton } from '#src/ui/skeleton.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { factorMessages } from './factor.messages.ts'
import { type ProofMethod, readProofMethods } from './prove.query.ts'

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
  const {
    data: methods,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['proofMethods'],
    queryFn: () => readProofMethods(api),
    enabled: mounted,
    retry: false,
    gcTime: 0,
  })
  async function arrive(method: ProofMethod) {
    const me = await enter(api, async () => undefined)
    toast({
      title: account.loginDone,
      // Long enough to be read.
      ...(method === 'recovery' && { text: words.recoveryUsed, tone: 'warning', ms: 7000 }),
    })
    void navigate(afterLogin(locale, from, me), { replace: true })
  }
  return (
    <AccountPage
      title={words.pageTitle}
      lead={words.pageLead}
      foot={
        <>
          {methods && methods.length > 0 && <p className="mb-4 text-muted text-pretty">{words.lost}</p>}
          <p>
            <Link to={href(loginPath(sitePath(from)))} className="text-link">
              {words.toLogin}
            </Link>
          </p>
        </>
      }
    >
      {methods && methods.length > 0 && (
        <Suspense fallback={<ProveSkeleton />}>
          <ProveForm methods={methods} onDone={arrive} />
        </Suspense>
      )}
      {methods?.length === 0 && <p role="alert">{words.loginFirst}</p>}
      {!methods && !error && <ProveSkeleton />}
      {!methods && error && (
        <div role="alert" className="grid gap-4">
          <p>{account.anError}</p>
          <Button kind="secondary" busy={isFetching} onClick={() => void refetch()}>
            {account.tryAgain}
          </Button>
        </div>
      )}
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
