import { sitePath } from '#src/accounts/session/return-path.ts'
import { useHref } from '#src/i18n/use-locale.ts'
import { useApi } from '#src/ui/data/api.ts'
import { useNavigate } from '#src/ui/router/use-router.ts'

/** Leads on where a sign-in has made half a session, which opens by a second factor (I12). True when it did. */
export function useFactorWay(from: string | null): () => Promise<boolean> {
  const [api, navigate, href] = [useApi(), useNavigate(), useHref()]
  return async () => {
    const reply = await api.fetch(`${api.base}/api/auth/second-factor`).catch(() => undefined)
    const { needed = false } = reply?.ok ? ((await reply.json()) as { needed?: boolean }) : {}
    const back = sitePath(from)
    if (needed)
      void navigate(href(`/authentication/second-factor${back ? `?from=${encodeURIComponent(back)}` : ''}`))
    return needed
  }
}
