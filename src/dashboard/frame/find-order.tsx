import { useMustEnrol } from '#src/accounts/session/use-session.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { SearchIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { dashboardMessages } from './dashboard.messages.ts'

/**
 * Leads to the search over all orders, ready to be typed into: one click from any page. Nothing for staff who must add a
 * second factor first (I12): it would lead them back.
 */
export function FindOrder({
  onChoose,
  icon = false,
}: {
  onChoose?: (() => void) | undefined
  icon?: boolean
}) {
  const words = useMessages(dashboardMessages)
  const href = useHref()
  if (useMustEnrol()) return null
  const shape = icon
    ? 'grid size-11 place-items-center'
    : 'mb-2 flex min-h-10 items-center gap-2 border border-control px-3 text-sm text-muted hover:border-ink'
  return (
    <Link
      to={href('/dashboard/orders')}
      state={{ find: true }}
      onClick={onChoose}
      aria-label={icon ? words.findOrder : undefined}
      className={`rounded-md touchable hover:text-ink focus-visible:-outline-offset-2 ${shape}`}
    >
      <SearchIcon size={icon ? 22 : 18} />
      {!icon && words.findOrder}
    </Link>
  )
}
