import { useState } from 'react'
import { authCall } from '#src/accounts/session/auth.query.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import { toast } from '#src/ui/overlay/toast.ts'
import { Link } from '#src/ui/router/link.tsx'
import { useNavigate, useSearchParams } from '#src/ui/router/use-router.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { accountMessages } from './account.messages.ts'
import { AccountPage } from './account-page.tsx'
import { FormFailure } from './form-failure.tsx'
import { PasswordField } from './password-field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useAccountForm } from './use-account-form.ts'

/** Where the email leads: a new password, once, while the link is good (I5). */
export default function ResetPasswordPage() {
  const words = useMessages(accountMessages)
  const [api, navigate, href] = [useApi(), useNavigate(), useHref()]
  const [asked] = useSearchParams()
  const mounted = useHydrated()
  // The kept page is everybody's and has no token in it.
  const given = asked.get('token') ?? ''
  const token = mounted ? given : 'not read yet'
  const [dead, setDead] = useState(false)
  const form = useAccountForm({
    fields: ['newPassword'],
    async send({ newPassword }) {
      try {
        await authCall(api, 'reset-password', { token: given, newPassword })
      } catch (problem) {
        if (problem instanceof ApiProblem && problem.errors.some(({ path }) => path === 'token'))
          return setDead(true)
        throw problem
      }
      toast({ title: words.passwordSaved, text: words.passwordSavedText })
      void navigate(href('/authentication/login'), { replace: true })
    },
  })
  if (dead || !token)
    return (
      <AccountPage title={words.linkTitle} lead={words.linkText}>
        <Link to={href('/authentication/forgot-password')} className={buttonClass()}>
          {words.newLink}
        </Link>
      </AccountPage>
    )
  return (
    <AccountPage title={words.resetTitle} lead={words.resetLead}>
      <form method="post" noValidate={mounted} onSubmit={form.submit} className="grid gap-5">
        <PasswordField
          {...form.field('newPassword')}
          label={words.newPassword}
          hint={words.passwordHint}
          autoComplete="new-password"
        />
        <FormFailure text={form.failure} />
        <SubmitButton busy={form.busy} busyLabel={words.saving} label={words.savePassword} />
      </form>
    </AccountPage>
  )
}
