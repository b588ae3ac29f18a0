import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMessages } from '#src/i18n/use-locale.ts'
import type { EmailApi } from '#src/mail/email.api.ts'
import { FoldLine } from '#src/ui/card.tsx'
import { type Api, answerOf, useApi } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import { AlertIcon } from '#src/ui/icons.tsx'
import { twoColumns, useMedia } from '#src/ui/use-media.ts'
import { mailNoticeMessages } from './mail-notice.messages.ts'

/** Where letters go: to a mail server, or only into a folder. */
export function mailPlaceQuery(api: Api) {
  return queryOptions({
    queryKey: ['emails', 'place'],
    queryFn: async () =>
      (await answerOf(clientOf<EmailApi>(api).letters.$get({ query: { limit: '1' } }))).goTo,
  })
}

/** Says that letters are not sent, and what to do; nothing once there is a mail server. */
export function MailNotice({ className = '' }: { className?: string }) {
  const words = useMessages(mailNoticeMessages)
  const { data: place } = useQuery(mailPlaceQuery(useApi()))
  const isWide = useMedia(twoColumns)
  if (place !== 'folder') return null
  return (
    <section
      aria-label={words.title}
      className={`flex gap-3 rounded-lg border border-hairline bg-raised p-4 text-sm ${className}`}
    >
      <AlertIcon size={20} className="mt-0.5 shrink-0 text-amber" />
      <div className="grid gap-1">
        <p className="font-normal">{words.title}</p>
        <p>{words.text}</p>
        {/* On a phone the work of the day comes first. */}
        <details open={isWide} className="text-muted">
          <FoldLine className="text-link lg:hidden">{words.how}</FoldLine>
          <p>{words.whatToDo}</p>
        </details>
      </div>
    </section>
  )
}
