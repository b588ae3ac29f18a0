import { type FormEvent, useRef, useState } from 'react'
import { authCall } from '#src/accounts/session/auth.query.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import { toast } from '#src/ui/overlay/toast.ts'
import { Link } from '#src/ui/router/link.tsx'
import { useNavigate } from '#src/ui/router/use-router.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { accountMessages } from './account.messages.ts'
import { AccountPage } from './account-page.tsx'
import { EmailField } from './email-field.tsx'
import { SubmitButton } from './submit-button.tsx'

/** product.md section 2's Forgot password; it says the same for known and unknown e-mails (I5). */
export default function ForgotPasswordPage() {
  const words = useMessages(accountMessages)
  const href = useHref()
  const mounted = useHydrated()
  const { send, busy } = useResetRequest()
  return (
    <AccountPage
      title={words.forgotTitle}
      lead={words.forgotLead}
      foot={
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <Link to={href('/authentication/login')} className="text-link">
            {words.signIn}
          </Link>
          <Link to={href('/authentication/register')} className="text-link">
            {words.signUp}
          </Link>
        </p>
      }
    >
      <form method="post" noValidate={mounted} onSubmit={send} className="grid gap-5">
        <EmailField name="email" required />
        <SubmitButton busy={busy} busyLabel={words.sending} label={words.forgot} />
      </form>
    </AccountPage>
  )
}

/** product.md sections 5 and 8: an empty e-mail sends nothing; success leads to `/`. */
function useResetRequest() {
  const words = useMessages(accountMessages)
  const [api, navigate, href] = [useApi(), useNavigate(), useHref()]
  const underWay = useRef(false)
  const [busy, setBusy] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (underWay.current) return
    const input = event.currentTarget.elements.namedItem('email') as HTMLInputElement
    if (input.value.trim() === '') {
      toast({ title: words.emailRequired, text: words.emailRequiredText, tone: 'warning' })
      return input.focus()
    }
    underWay.current = true
    setBusy(true)
    try {
      await authCall(api, 'request-password-reset', { email: input.value.trim() })
      toast({ title: words.resetSent, text: words.resetSentText })
      void navigate(href('/'))
    } catch (problem) {
      toast({ title: words.resetFailed, text: whyNot(problem) || words.resetFailedText, tone: 'error' })
      input.focus()
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { send, busy }
}

/** An e-mail that is none, or too many emails: what helps more than product.md's "later". */
function whyNot(problem: unknown): string | undefined {
  if (!(problem instanceof ApiProblem)) return undefined
  return problem.errors[0]?.message ?? (problem.status === 429 ? problem.message : undefined)
}
