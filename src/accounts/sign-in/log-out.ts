import type { QueryClient } from '@tanstack/react-query'
import { leave } from '#src/accounts/session/browser-session.ts'
import { clearPrivateCache } from '#src/accounts/session/private-cache.ts'
import type { Locale } from '#src/core/locale.ts'
import type { Api } from '#src/ui/data/api.ts'
import { ask } from '#src/ui/overlay/confirm.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { accountMessages } from './account.messages.ts'

/** Logs out after asking (product.md section 8). True when it is done; otherwise the person is still signed in. */
export async function askToLogOut({
  api,
  queries,
  locale,
}: {
  api: Api
  queries: QueryClient
  locale: Locale
}): Promise<boolean> {
  const words = accountMessages[locale]
  if (!(await ask({ title: words.logout, text: words.logoutSure, yes: words.logoutYes }, locale)))
    return false
  try {
    await leave(api)
  } catch {
    toast({ title: words.logoutFailed, text: words.offline, tone: 'error' })
    return false
  }
  // What only this person may see goes with them; what is on screen belongs to everybody.
  clearPrivateCache(queries)
  toast({ title: words.loggedOut, text: words.loggedOutText })
  return true
}
