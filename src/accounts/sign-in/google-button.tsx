import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { authCall, type Me, sessionEmail, signInMethodsQuery } from '#src/accounts/session/auth.query.ts'
import { enter } from '#src/accounts/session/browser-session.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { accountMessages } from './account.messages.ts'
import { openPopup, popupEnd } from './google-popup.ts'

type GoogleButtonProps = {
  onDone: (me: Me) => void
  /** Google or the shop has refused; with the reason, if there is one to tell. */
  onFailed: (text: string) => void
}

const end = '/api/auth/popup-done'

/** Google in a window of its own; shown where the shop has it. A window that was blocked or closed is no failure. */
export function GoogleButton({ onDone, onFailed }: GoogleButtonProps) {
  const words = useMessages(accountMessages)
  const api = useApi()
  const [busy, setBusy] = useState(false)
  const [calm, setCalm] = useState('')
  const { data } = useQuery({ ...signInMethodsQuery(api), enabled: useHydrated() })
  if (!data?.google) return null

  async function goOn() {
    setCalm('')
    const popup = openPopup()
    if (!popup) return setCalm(words.googleBlocked)
    setBusy(true)
    try {
      const answer = await authCall(api, 'sign-in/social', {
        provider: 'google',
        callbackURL: end,
        errorCallbackURL: end,
      })
      popup.location.href = String(answer.url)
      const outcome = await popupEnd(popup)
      if (outcome.end === 'refused' && outcome.code !== 'access_denied')
        return onFailed(reasonOf(outcome.code))
      // Some browsers lose sight of a window that has been to another site, so the session has the last word.
      if (outcome.end !== 'done' && !(await sessionEmail(api))) return setCalm(words.googleClosed)
      onDone(await enter(api, async () => undefined))
    } catch (problem) {
      popup.close()
      onFailed(problem instanceof ApiProblem && problem.status !== 0 ? problem.message : words.offline)
    } finally {
      setBusy(false)
    }
  }
  function reasonOf(code: string): string {
    return code === 'account_not_linked' ? words.googleTaken : ''
  }
  return (
    <div className="grid gap-4">
      <Button kind="secondary" busy={busy} busyLabel={words.googleBusy} onClick={goOn}>
        {words.google}
      </Button>
      <p role="status" className="text-sm text-muted empty:hidden">
        {calm}
      </p>
      <p className="flex items-center gap-4 text-xs text-muted before:h-px before:grow before:bg-hairline after:h-px after:grow after:bg-hairline">
        {words.or}
      </p>
    </div>
  )
}
