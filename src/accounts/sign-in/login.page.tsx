import type { EndedSession } from '#src/accounts/session/login-path.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { Link } from '#src/ui/router/link.tsx'
import { useLocation } from '#src/ui/router/use-router.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { accountMessages } from './account.messages.ts'
import { AccountPage } from './account-page.tsx'
import { EmailField } from './email-field.tsx'
import { FormFailure } from './form-failure.tsx'
import { PasswordField } from './password-field.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useAccountForm } from './use-account-form.ts'
import { useAlreadyIn } from './use-already-in.ts'
import { useLogin } from './use-login.ts'

/** product.md section 2's Login. */
export default function LoginPage() {
  const words = useMessages(accountMessages)
  const href = useHref()
  const mounted = useHydrated()
  const { email, ended } = (useLocation().state ?? {}) as { email?: string; ended?: EndedSession | false }
  const { login, loginByProvider, providerFailed, toSecondFactor } = useLogin()
  const form = useAccountForm({ fields: ['email', 'password'], send: login })
  useAlreadyIn()
  return (
    <AccountPage
      title={words.login}
      lead={words.loginLead}
      foot={
        <p>
          <span className="text-muted">{words.noAccount}</span>{' '}
          <Link to={href('/authentication/register')} className="text-link">
            {words.createAccount}
          </Link>
        </p>
      }
    >
      {mounted && ended && (
        <p role="status" className="rounded-md border border-amber bg-raised px-4 py-2 text-sm text-pretty">
          {ended.why === 'refused' ? words.accountRefused : words.sessionEnded}
          {ended.why === 'over' && ended.kept && ` ${words.typedIsKept}`}
        </p>
      )}
      <ProviderButtons onDone={loginByProvider} onFailed={providerFailed} onHalf={toSecondFactor} />
      <form method="post" noValidate={mounted} onSubmit={form.submit} className="grid gap-5">
        {/* What was typed before a failed login is in the history's state, which the server does not know. */}
        <EmailField {...form.field('email')} defaultValue={mounted ? email : undefined} />
        <PasswordField {...form.field('password')} label={words.password} autoComplete="current-password" />
        <p className="-mt-2">
          <Link to={href('/authentication/forgot-password')} className="text-link text-sm">
            {words.forgotPassword}
          </Link>
        </p>
        <FormFailure text={form.failure} />
        <SubmitButton busy={form.busy} busyLabel={words.loggingIn} label={words.login} />
      </form>
    </AccountPage>
  )
}
