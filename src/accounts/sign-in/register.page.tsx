import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { TextField } from '#src/ui/form/field.tsx'
import { Link } from '#src/ui/router/link.tsx'
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
import { useRegister } from './use-register.ts'

/** product.md section 2's Register. */
export default function RegisterPage() {
  const words = useMessages(accountMessages)
  const href = useHref()
  const mounted = useHydrated()
  const { register, registerByProvider, providerFailed, toSecondFactor } = useRegister()
  const form = useAccountForm({ fields: ['name', 'email', 'password'], send: register })
  useAlreadyIn()
  return (
    <AccountPage
      title={words.register}
      lead={words.registerLead}
      foot={
        <p>
          <span className="text-muted">{words.haveAccount}</span>{' '}
          <Link to={href('/authentication/login')} className="text-link">
            {words.signIn}
          </Link>
        </p>
      }
    >
      <ProviderButtons onDone={registerByProvider} onFailed={providerFailed} onHalf={toSecondFactor} />
      <form method="post" noValidate={mounted} onSubmit={form.submit} className="grid gap-5">
        <TextField {...form.field('name')} label={words.name} autoComplete="name" maxLength={80} />
        <EmailField {...form.field('email')} />
        <PasswordField
          {...form.field('password')}
          label={words.password}
          hint={words.passwordHint}
          autoComplete="new-password"
        />
        <FormFailure text={form.failure} />
        <SubmitButton busy={form.busy} busyLabel={words.signingUp} label={words.continue} />
      </form>
    </AccountPage>
  )
}
