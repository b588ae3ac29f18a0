import { useState } from 'react'
import { authCall } from '#src/accounts/session/auth.query.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import { Link } from '#src/ui/router/link.tsx'
import { useSearchParams } from '#src/ui/router/use-router.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { accountMessages } from './account.messages.ts'
import { AccountPage } from './account-page.tsx'
import { FormFailure } from './form-failure.tsx'
import { PasswordField } from './password-field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useAccountForm } from './use-account-form.ts'

type Outcome = 'open' | 'password' | 'verified' | 'dead'

/**
 * Where the email leads that asks whose mailbox it is: nothing is proved before the button is pressed (I5), and outside
 * the account's own session not without a new password (I11).
 */
export default function VerifyEmailPage() {
  const words = useMessages(accountMessages)
  const [api, href] = [useApi(), useHref()]
  const [asked] = useSearchParams()
  const mounted = useHydrated()
  // The kept page is everybody's and has no token in it.
  const given = asked.get('token') ?? ''
  const token = mounted ? given : 'not read yet'
  const [outcome, setOutcome] = useState<Outcome>('open')
  const isNewPassword = outcome === 'password'
  const form = useAccountForm({
    fields: isNewPassword ? ['newPassword'] : [],
    async send(draft: { newPassword?: string }) {
      try {
        await authCall(api, 'verify-email', { token: given, ...draft })
        setOutcome('verified')
      } catch (problem) {
        if (problem instanceof ApiProblem && problem.errors.some(({ path }) => path === 'newPassword')) {
          if (isNewPassword) throw problem
          return setOutcome('password')
        }
        // The link is good, but not here: the form says what to do and can be sent again.
        if (problem instanceof ApiProblem && problem.errors.some(({ path }) => path === 'session'))
          throw problem
        if (!(problem instanceof ApiProblem) || problem.status < 400 || problem.status >= 429) throw problem
        setOutcome('dead')
      }
    },
  })
  if (outcome === 'verified' || outcome === 'dead' || !token) {
    const [title, lead] =
      outcome === 'verified' ? [words.verified, words.verifiedText] : [words.linkTitle, words.linkText]
    return (
      <AccountPage title={title} lead={lead}>
        <Link to={href('/dashboard')} className={buttonClass()}>
          {words.toAccount}
        </Link>
      </AccountPage>
    )
  }
  return (
    <AccountPage title={words.verifyTitle} lead={isNewPassword ? words.verifyPasswordLead : words.verifyLead}>
      <form method="post" onSubmit={form.submit} className="grid gap-5">
        {isNewPassword && (
          <PasswordField
            {...form.field('newPassword')}
            label={words.newPassword}
            hint={words.passwordHint}
            autoComplete="new-password"
          />
        )}
        <FormFailure text={form.failure} />
        <SubmitButton busy={form.busy} busyLabel={words.verifying} label={words.verify} />
      </form>
    </AccountPage>
  )
}
