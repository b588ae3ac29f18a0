import type { InboxMessage } from '#src/contact/inbox.ts'
import { muscatDate, muscatTime } from '#src/core/muscat.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { DateTime } from '#src/orders/display/date-time.tsx'
import { CheckIcon, ClockIcon } from '#src/ui/icons.tsx'
import { inboxMessages } from './inbox.messages.ts'
import { MessageText } from './message-text.tsx'

const state = 'inline-flex items-center gap-1'

/** One message in the list: who, when, its first words, and whether it was answered. */
export function InboxRow({ message, onRead }: { message: InboxMessage; onRead: () => void }) {
  const words = useMessages(inboxMessages)
  const at = new Date(message.createdAt)
  return (
    <li data-testid="inbox-row">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onRead}
        className="grid w-full cursor-pointer gap-x-6 gap-y-1 p-4 text-start text-sm touchable hover:bg-sunken focus-visible:-outline-offset-2 md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_auto]"
      >
        <span className="min-w-0">
          <span className="line-clamp-2 font-normal wrap-anywhere">
            <bdi>{message.fullName}</bdi>
          </span>
          {/* Cut at its own end, and aligned with the rest. */}
          <span dir="ltr" className="block truncate text-muted rtl:text-end">
            {message.email}
          </span>
        </span>
        {/* Begins where all else of the page does, whatever it is written in, and is cut at its own end. */}
        <span
          dir="auto"
          className="line-clamp-2 wrap-anywhere [text-align:-webkit-match-parent] [text-align:match-parent]"
        >
          <MessageText text={message.message} />
        </span>
        <span className="flex flex-wrap items-center gap-x-2 md:flex-col md:items-end">
          <DateTime date={muscatDate(at)} time={muscatTime(at)} className="text-muted" />
          {message.answeredAt ? (
            <span className={`${state} text-olive`}>
              <CheckIcon size={14} />
              {words.answered}
            </span>
          ) : (
            <span className={`${state} font-normal text-amber`}>
              <ClockIcon size={14} />
              {words.open}
            </span>
          )}
        </span>
      </button>
    </li>
  )
}
