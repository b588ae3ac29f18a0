import { useQuery } from '@tanstack/react-query'
import { authCall } from '#src/accounts/session/auth.query.ts'
import { enter } from '#src/accounts/session/browser-session.ts'
import { accountMessages } from '#src/accounts/sign-in/account.messages.ts'
import { AccountPage } from '#src/accounts/sign-in/account-page.tsx'
import { FormFailure } from '#src/accounts/sign-in/form-failure.tsx'
import { PasswordField } from '#src/accounts/sign-in/password-field.tsx'
import { SubmitButton } from '#src/accounts/sign-in/submit-button.tsx'
import { useAccountForm } from '#src/accounts/sign-in/use-account-form.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import { TextField } from '#src/ui/form/field.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { Link } from '#src/ui/router/link.tsx'
import { useNavigate, useSearchParams } from '#src/ui/router/use-router.ts'
import { LineSkeleton } from '#src/ui/skeleton.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { invitationMessages } from './invitation.messages.ts'
import { acceptInvitation, readInvitation } from './invitation.query.ts'

type Invitation = Awaited<ReturnType<typeof readInvitation>>

/** Where the letter of an invitation leads: nothing is given before the button is pressed (I17). */
export default function InvitationPage() {
  const words = useMessages(invitationMessages)
  const href = useHref()
  const api = useApi()
  const mounted = useHydrated()
  const [asked] = useSearchParams()
  // The kept page is everybody's and has no token in it.
  const token = mounted ? (asked.get('token') ?? '') : ''
  const { data, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => readInvitation(api, token),
    enabled: token !== '',
    retry: false,
    gcTime: 0,
    // Accepting it makes it dead, and this page is left then.
    refetchOnWindowFocus: false,
  })
  const isDead = (mounted && token === '') || (error instanceof ApiProblem && error.status >= 400)
  if (isDead)
    return (
      <AccountPage title={words.deadTitle} lead={words.deadText}>
        <Link to={href('/authentication/login')} className={buttonClass('secondary')}>
          {words.toLogin}
        </Link>
      </AccountPage>
    )
  if (error)
    return (
      <AccountPage title={words.title}>
        <p role="alert">{words.offline}</p>
      </AccountPage>
    )
  if (!data)
    return (
      <AccountPage title={words.title}>
        <div role="status" aria-label={words.loading} className="grid min-h-40 content-start gap-4">
          <LineSkeleton className="w-1/2" />
          <LineSkeleton className="w-full" />
        </div>
      </AccountPage>
    )
  return data.hasAccount ? <WithAccount {...{ token, data }} /> : <NewAccount {...{ token, data }} />
}

function useArrival() {
  const words = useMessages(invitationMessages)
  const [navigate, href] = [useNavigate(), useHref()]
  return () => {
    toast({ title: words.done })
    void navigate(href('/dashboard'), { replace: true })
  }
}

function NewAccount({ token, data }: { token: string; data: Invitation }) {
  const words = useMessages(invitationMessages)
  const account = useMessages(accountMessages)
  const [api, arrive, navigate, href] = [useApi(), useArrival(), useNavigate(), useHref()]
  const form = useAccountForm({
    fields: ['name', 'password'],
    async send(draft) {
      await acceptInvitation(api, { token, ...draft })
      try {
        await enter(api, () =>
          authCall(api, 'sign-in/email', { email: data.email, password: draft.password }),
        )
        arrive()
      } catch {
        // The role is given all the same; logging in is one step more.
        void navigate(href('/authentication/login?from=%2Fdashboard'), { state: { email: data.email } })
      }
    },
  })
  return (
    <AccountPage title={words.title} lead={words.lead(data.email, words[data.role])}>
      <form method="post" noValidate onSubmit={form.submit} className="grid gap-5">
        <input type="hidden" autoComplete="username" value={data.email} readOnly />
        <TextField {...form.field('name')} label={words.name} autoComplete="name" maxLength={80} dir="auto" />
        <PasswordField
          {...form.field('password')}
          label={account.password}
          hint={account.passwordHint}
          autoComplete="new-password"
        />
        <FormFailure text={form.failure} />
        <SubmitButton busy={form.busy} busyLabel={words.accepting} label={words.accept} />
      </form>
    </AccountPage>
  )
}

function WithAccount({ token, data }: { token: string; data: Invitation }) {
  const words = useMessages(invitationMessages)
  const account = useMessages(accountMessages)
  const [api, arrive] = [useApi(), useArrival()]
  const form = useAccountForm({
    fields: data.isMine ? [] : ['password'],
    async send({ password = '' }: { password?: string }) {
      if (!data.isMine)
        await enter(api, () => authCall(api, 'sign-in/email', { email: data.email, password }))
      await acceptInvitation(api, { token })
      await enter(api, async () => undefined)
      arrive()
    },
  })
  return (
    <AccountPage
      title={words.title}
      lead={words.leadAccount(data.email, words[data.role])}
      {...(!data.isMine && { foot: <p className="text-muted">{words.otherWays}</p> })}
    >
      <form method="post" noValidate onSubmit={form.submit} className="grid gap-5">
        {!data.isMine && (
          <>
            <input type="hidden" autoComplete="username" value={data.email} readOnly />
            <PasswordField
              {...form.field('password')}
              label={account.password}
              hint={words.logInFirst}
              autoComplete="current-password"
            />
          </>
        )}
        <FormFailure text={form.failure} />
        <SubmitButton busy={form.busy} busyLabel={words.accepting} label={words.accept} />
      </form>
    </AccountPage>
  )
}
