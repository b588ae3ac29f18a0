import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { authCall, type Me, sessionEmail, signInMethodsQuery } from '#src/accounts/session/auth.query.ts'
import { enter } from '#src/accounts/session/browser-session.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { type Api, ApiProblem, useApi } from '#src/ui/data/api.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { accountMessages } from './account.messages.ts'
import { FormFailure } from './form-failure.tsx'
import { openPopup, popupEnd } from './provider-popup.ts'
import { providerRefusals } from './provider-refusals.messages.ts'

type ProviderButtonsProps = {
  onDone: (me: Me) => void
  /** The provider of this name, or the shop, has refused; the text, which stands at its button too, says why and what to do now. */
  onFailed?: (text: string, provider: string) => void
  /** Asked where no session is seen: a half one leads on to the second factor. */
  onHalf: () => Promise<boolean>
  /** Takes the new session; left out, it becomes the page's. */
  take?: (api: Api) => Promise<Me>
}

type Provider = 'google' | 'oidc'

const end = '/api/auth/popup-done'
const takeSession = (api: Api) => enter(api, async () => undefined)

/** Google, and the owner's own provider, each where the shop has it, above the form with e-mail and password. */
export function ProviderButtons(props: ProviderButtonsProps) {
  const words = useMessages(accountMessages)
  const api = useApi()
  const { data } = useQuery({ ...signInMethodsQuery(api), enabled: useHydrated() })
  if (!data?.google && !data?.oidc) return null
  return (
    <div className="grid gap-4">
      {data.google && <ProviderButton {...props} provider="google" name="Google" />}
      {data.oidc && <ProviderButton {...props} provider="oidc" name={data.oidc} />}
      <p className="flex items-center gap-4 text-xs text-muted before:h-px before:grow before:bg-hairline after:h-px after:grow after:bg-hairline">
        {words.or}
      </p>
    </div>
  )
}

/** A provider in a window of its own. A window that was blocked, closed or replaced is no failure. */
function ProviderButton({
  provider,
  name,
  onDone,
  onFailed,
  onHalf,
  take = takeSession,
}: ProviderButtonsProps & { provider: Provider; name: string }) {
  const words = useMessages(accountMessages)
  const refusals = useMessages(providerRefusals)
  const api = useApi()
  const [busy, setBusy] = useState(false)
  const [calm, setCalm] = useState('')
  const [failure, setFailure] = useState('')

  async function goOn() {
    setCalm('')
    setFailure('')
    const popup = openPopup()
    if (!popup) return setCalm(words.popupBlocked(name))
    setBusy(true)
    const ended = popupEnd(popup)
    const over = new AbortController()
    void ended.then(() => over.abort())
    try {
      const asked = authCall(
        api,
        'sign-in/social',
        { provider, callbackURL: end, errorCallbackURL: end },
        over.signal,
      )
      // The window may be another press's by the time the address is here, and so may the cookie that comes with it.
      const answer = await Promise.race([asked, ended.then(() => undefined)])
      if (answer) popup.location.href = String(answer.url)
      const outcome = await ended
      if (outcome.end === 'replaced') return
      if (outcome.end === 'refused' && outcome.code !== 'access_denied')
        return await refused(reasonOf(outcome.code))
      // Some browsers lose sight of a window that has been to another site, so the session has the last word.
      if (outcome.end !== 'done' && !(await sessionEmail(api)))
        return (await onHalf()) ? undefined : setCalm(words.popupClosed(name))
      onDone(await take(api))
    } catch (problem) {
      popup.close()
      await refused(problem instanceof ApiProblem && problem.status !== 0 ? problem.message : words.offline)
    } finally {
      setBusy(false)
    }
  }
  /** Where nobody said why, the second factor may be what is missing (I12). */
  async function refused(why: string) {
    if (why === '' && (await onHalf())) return
    const text = why || words.providerSilent(name)
    setFailure(text)
    onFailed?.(text, name)
  }
  function reasonOf(code: string): string {
    return Object.hasOwn(refusals, code) ? refusals[code as keyof typeof refusals] : ''
  }
  return (
    <>
      <Button kind="secondary" busy={busy} busyLabel={words.waitingFor(name)} onClick={goOn}>
        <span className="wrap-anywhere">{words.continueWith(name)}</span>
      </Button>
      <p role="status" className="text-sm text-muted empty:hidden">
        {calm}
      </p>
      <FormFailure text={failure} />
    </>
  )
}
