import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { noticesQuery } from '#src/dashboard/notices/notices.query.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { inboxMessages } from './inbox.messages.ts'

/** Says how many messages came since the list was read, and leaves its rows where they are (N2). */
export function NewMessages({ loadedAt, onShow }: { loadedAt: number; onShow: () => void }) {
  const words = useMessages(inboxMessages)
  const notices = useQuery(noticesQuery(useApi())).data?.data
  const [base, setBase] = useState<{ loadedAt: number; newest: string }>()
  if (notices && base?.loadedAt !== loadedAt) setBase({ loadedAt, newest: notices[0]?._id ?? '' })
  const since = base?.newest
  const count =
    since === undefined
      ? 0
      : (notices ?? []).filter(({ kind, _id }) => kind === 'message-received' && _id > since).length
  return (
    <div role="status" className="flex justify-center empty:hidden">
      {count > 0 && (
        <p className="mb-3 flex items-center gap-2 rounded-md border border-hairline bg-raised py-1 ps-4 pe-1 text-sm shadow-float">
          {words.newMessages(count)}
          <Button kind="quiet" size="small" onClick={onShow} className="text-mark">
            {words.showNew}
          </Button>
        </p>
      )}
    </div>
  )
}
