import { authCall, type Me } from '#src/accounts/session/auth.query.ts'
import { enter } from '#src/accounts/session/browser-session.ts'
import { loginPath } from '#src/accounts/session/login-path.ts'
import { afterLogin, sitePath } from '#src/accounts/session/return-path.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import { ask } from '#src/ui/overlay/confirm.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { useLocation, useNavigate } from '#src/ui/router/use-router.ts'
import { accountMessages } from './account.messages.ts'
import { useFactorWay } from './use-factor-way.ts'

/** Logging in as product.md sections 4 and 8 have it, with the way back after a failure (I6). */
export function useLogin() {
  const words = useMessages(accountMessages)
  const [api, navigate, locale, href] = [useApi(), useNavigate(), useLocale(), useHref()]
  const { search } = useLocation()
  const from = new URLSearchParams(search).get('from')

  const toSecondFactor = useFactorWay(from)

  function arrive(me: Me) {
    toast({ title: words.loginDone })
    void navigate(afterLogin(locale, from, me), { replace: true })
  }

  /** The dialog outlives this page, for the failure leads to the home page. */
  async function fail(text: string, email?: string) {
    void navigate(href('/'))
    const again = { title: words.loginFailed, text, yes: words.tryAgain, no: words.notNow, goOn: true }
    if (await ask(again, locale)) void navigate(href(loginPath(sitePath(from))), { state: { email } })
  }

  return {
    /** Throws ApiProblem when the shop could not be reached: nobody has failed then, so the form stays. */
    async login(draft: { email: string; password: string }) {
      let me: Me
      try {
        me = await enter(api, () => authCall(api, 'sign-in/email', draft))
      } catch (problem) {
        if (!(problem instanceof ApiProblem) || problem.status === 0) throw problem
        // The shop let the sign-in pass and gives no token: nobody has said why but the second factor.
        if (problem.message === '' && (await toSecondFactor())) return
        void fail(problem.message || words.anError, draft.email)
        return
      }
      arrive(me)
    },
    loginByProvider: arrive,
    providerFailed: (text: string) => void fail(text),
    toSecondFactor,
  }
}
