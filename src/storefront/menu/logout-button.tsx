import { useQueryClient } from '@tanstack/react-query'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { useApi } from '#src/ui/data/api.ts'
import { storefrontMessages } from './storefront.messages.ts'

/** Logs out after asking; what it takes is fetched when it is wanted. */
export function LogoutButton({ className, onClick }: { className: string; onClick?: () => void }) {
  const words = useMessages(storefrontMessages)
  const [api, queries, locale] = [useApi(), useQueryClient(), useLocale()]
  async function logOut() {
    onClick?.()
    const { askToLogOut } = await import('#src/accounts/sign-in/log-out.ts')
    await askToLogOut({ api, queries, locale })
  }
  return (
    <button type="button" onClick={logOut} className={className}>
      {words.logout}
    </button>
  )
}
