import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { authenticatedApi } from '#src/accounts/session/authenticated-api.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { useApi } from '#src/ui/data/api.ts'
import { BellIcon } from '#src/ui/icons.tsx'
import { noticesMessages } from './notices.messages.ts'
import { noticesQuery } from './notices.query.ts'
import { countText } from './use-title-count.ts'

/** Opens the panel of notices and says how many are new (N1). */
export function NoticeBell({ onOpen, className = '' }: { onOpen: () => void; className?: string }) {
  const words = useMessages(noticesMessages)
  const api = useApi()
  const authenticated = useMemo(() => authenticatedApi(api), [api])
  const unseen = useQuery(noticesQuery(authenticated)).data?.unseen ?? 0
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={words.bell(unseen, countText(unseen))}
      onClick={onOpen}
      className={`relative grid size-11 shrink-0 cursor-pointer place-items-center rounded-md touchable text-muted hover:text-ink focus-visible:-outline-offset-2 ${className}`}
    >
      <BellIcon size={22} />
      {unseen > 0 && (
        <span
          aria-hidden="true"
          className="figures absolute top-0.5 end-0 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-fill px-1 text-[0.6875rem] leading-none text-on-fill ring-2 ring-raised"
        >
          {countText(unseen)}
        </span>
      )}
    </button>
  )
}
