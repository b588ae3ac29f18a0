import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Locale } from '#src/core/locale.ts'
import { muscatDate, muscatTime } from '#src/core/muscat.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { writtenDate, writtenTime } from '#src/i18n/written-date.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { LineSkeleton } from '#src/ui/skeleton.tsx'
import { deviceName } from './device.messages.ts'
import { sessionsQuery } from './session.query.ts'
import { sessionListMessages } from './session-list.messages.ts'
import { useEndSessions } from './use-end-sessions.ts'

/** So many devices are shown until somebody asks for all: this one is the first, then those seen last. */
const shownFirst = 5

/** Where somebody is signed in, with a button to end each session but this one, and all others (I14). */
export function SessionList() {
  const words = useMessages(sessionListMessages)
  const { data, isError, refetch } = useQuery(sessionsQuery(useApi()))
  const { busy, end, endOthers } = useEndSessions()
  const list = useRef<HTMLUListElement>(null)
  const [all, setAll] = useState(false)

  /** The button that was pressed may be gone with its device. */
  function goOnInList() {
    const at = document.activeElement
    if (at === document.body || list.current?.contains(at)) list.current?.focus({ preventScroll: true })
  }

  if (isError)
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p className="text-sm text-muted">{words.notLoaded}</p>
        <Button kind="secondary" size="small" onClick={() => void refetch()}>
          {words.tryAgain}
        </Button>
      </div>
    )
  if (!data) return <LineSkeleton className="w-3/5" />
  const thisFirst = data.toSorted((a, b) => Number(b.current) - Number(a.current))
  return (
    <div className="grid justify-items-start gap-4">
      <ul
        ref={list}
        tabIndex={-1}
        data-testid="sessions"
        className="grid w-full outline-none divide-y divide-hairline"
      >
        {thisFirst.slice(0, all ? undefined : shownFirst).map((session) => (
          <Row
            key={session._id}
            session={session}
            busy={busy === session._id}
            onEnd={() => void end(session._id).then(goOnInList)}
          />
        ))}
      </ul>
      {!all && data.length > shownFirst && (
        <Button
          kind="quiet"
          size="small"
          onClick={() => {
            setAll(true)
            // The button goes with the press.
            list.current?.focus({ preventScroll: true })
          }}
        >
          {words.showAll(data.length)}
        </Button>
      )}
      {data.length > 1 && (
        <Button
          kind="secondary"
          size="small"
          busy={busy === 'others'}
          onClick={() => void endOthers().then(goOnInList)}
        >
          {words.endOthers}
        </Button>
      )}
    </div>
  )
}

type Session = {
  browser: string
  system: string
  address: string
  createdAt: string
  lastSeenAt: string
  current: boolean
}

function Row({ session, busy, onEnd }: { session: Session; busy: boolean; onEnd: () => void }) {
  const words = useMessages(sessionListMessages)
  const locale = useLocale()
  const name = deviceName(locale, session)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0 flex-1 basis-56 text-sm">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-md">{name}</span>
          {session.current && <strong className="font-normal text-olive">{words.current}</strong>}
        </p>
        <p className="mt-1 text-muted">{words.lastSeen(writtenAt(locale, session.lastSeenAt))}</p>
        <p className="text-muted">{words.signedIn(writtenAt(locale, session.createdAt))}</p>
        {session.address && (
          <p className="text-muted">
            {words.address}{' '}
            <bdi dir="ltr" className="wrap-anywhere">
              {session.address}
            </bdi>
          </p>
        )}
      </div>
      {!session.current && (
        <Button kind="secondary" size="small" busy={busy} aria-label={words.endOf(name)} onClick={onEnd}>
          {words.end}
        </Button>
      )}
    </li>
  )
}

/** Muscat time, whatever the browser's zone. */
function writtenAt(locale: Locale, at: string): string {
  const date = new Date(at)
  return `${writtenDate(locale, muscatDate(date))} ${writtenTime(locale, muscatTime(date))}`
}
