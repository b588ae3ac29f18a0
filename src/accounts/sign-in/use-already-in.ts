import { useEffect } from 'react'
import { freshToken } from '#src/accounts/session/fresh-token.ts'
import { sitePath } from '#src/accounts/session/return-path.ts'
import { storedToken } from '#src/accounts/session/token-storage.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useApi } from '#src/ui/data/api.ts'
import { useNavigate } from '#src/ui/router/use-router.ts'

/** Who is signed in already has nothing to do on the pages of signing in, and goes where they would lead. */
export function useAlreadyIn(): void {
  const [api, navigate, locale] = [useApi(), useNavigate(), useLocale()]
  // Once, when the page opens: afterwards its own form decides where to go.
  useEffect(() => {
    let here = true
    const goOn = (token: string | undefined) => {
      const from = new URLSearchParams(location.search).get('from')
      if (token && here) void navigate(pathIn(locale, sitePath(from) ?? '/dashboard'), { replace: true })
    }
    if (storedToken()) freshToken(api).then(goOn, () => undefined)
    return () => {
      here = false
    }
  }, [api, navigate, locale])
}
