import { authCall, type Me } from '#src/accounts/session/auth.query.ts'
import { enter } from '#src/accounts/session/browser-session.ts'
import { afterLogin } from '#src/accounts/session/return-path.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { useApi } from '#src/ui/data/api.ts'
import { toast } from '#src/ui/overlay/toast.ts'
import { useNavigate } from '#src/ui/router/use-router.ts'
import { accountMessages } from './account.messages.ts'
import { useFactorWay } from './use-factor-way.ts'

/** Signing up as product.md sections 4 and 8 have it: success leads home (staff who come by Google to the dashboard), a failure keeps what was typed. */
export function useRegister() {
  const words = useMessages(accountMessages)
  const [api, navigate, locale] = [useApi(), useNavigate(), useLocale()]

  const toSecondFactor = useFactorWay(null)

  function arrive(me: Me) {
    toast({ title: words.signedUp(me.name) })
    void navigate(afterLogin(locale, null, me), { replace: true })
  }

  return {
    /** Throws what the form then shows at its fields. */
    async register(draft: { name: string; email: string; password: string }) {
      const me = await enter(api, () => authCall(api, 'sign-up/email', draft)).catch((problem: unknown) => {
        toast({ title: words.signUpFailed(draft.name.trim()), tone: 'warning' })
        throw problem
      })
      arrive(me)
    },
    registerByProvider: arrive,
    providerFailed(_why: string, provider: string) {
      toast({ title: words.providerSignUpFailed(provider), tone: 'warning' })
    },
    toSecondFactor,
  }
}
