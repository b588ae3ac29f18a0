import { muscatDate, muscatTime } from '#src/core/muscat.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { noticeText } from '#src/notices/notice.messages.ts'
import type { Notice } from '#src/notices/notice.ts'
import { noticePath, thingText } from '#src/notices/notice-path.ts'
import { DateTime } from '#src/orders/display/date-time.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { noticesMessages } from './notices.messages.ts'

type Props = { notice: Notice; isNew: boolean; onChoose: () => void }

/** One notice; it leads to what it is about. */
export function NoticeRow({ notice, isNew, onChoose }: Props) {
  const words = useMessages(noticesMessages)
  const locale = useLocale()
  const href = useHref()
  const { kind, thing } = notice
  const at = new Date(notice.at)
  return (
    <li>
      <Link
        to={href(noticePath(kind, thing._id))}
        onClick={onChoose}
        className="grid grid-cols-[0.5rem_minmax(0,1fr)] items-baseline gap-x-3 rounded-md px-3 py-2.5 touchable hover:bg-sunken focus-visible:-outline-offset-2"
      >
        <span aria-hidden="true" className={`size-2 rounded-full ${isNew ? 'bg-mark' : ''}`} />
        <span>
          <span className="flex flex-wrap items-baseline gap-x-2">
            {isNew && <span className="sr-only">{words.isNew}: </span>}
            <span className={isNew ? 'font-normal' : ''}>{noticeText(kind, locale)}</span>
            {thing.name && <bdi className="wrap-anywhere text-muted">{thingText(kind, thing.name)}</bdi>}
          </span>
          <DateTime date={muscatDate(at)} time={muscatTime(at)} className="text-xs text-muted" />
        </span>
      </Link>
    </li>
  )
}
