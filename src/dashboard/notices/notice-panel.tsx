import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { authenticatedApi } from '#src/accounts/session/authenticated-api.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { noticeText } from '#src/notices/notice.messages.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { Empty } from '#src/ui/empty.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { LineSkeleton } from '#src/ui/skeleton.tsx'
import { keepPush } from './keep-push.ts'
import { NoticeRow } from './notice-row.tsx'
import { isSoundOn, playNoticeSound, setSound } from './notice-sound.ts'
import { noticesMessages } from './notices.messages.ts'
import { noticesQuery, saveSeen } from './notices.query.ts'
import { pushMessages } from './push.messages.ts'
import { PushPart } from './push-part.tsx'
import { useLiveNotices } from './use-live-notices.ts'
import { useTitleCount } from './use-title-count.ts'

/** Where the stream does not work, they are looked for like the counts of the menu. */
const lookEveryMs = 15_000

type Props = { personId: string; open: boolean; onClose: () => void }

/** The newest notices in a drawer; to have them open is to have seen them. It keeps them live while it is closed (N2). */
export function NoticePanel({ personId, open, onClose }: Props) {
  const words = useMessages(noticesMessages)
  const locale = useLocale()
  const api = useApi()
  const authenticated = useMemo(() => authenticatedApi(api), [api])
  const { live, last } = useLiveNotices(authenticated, personId)
  const { data } = useQuery({
    ...noticesQuery(authenticated),
    refetchInterval: live ? false : lookEveryMs,
    refetchIntervalInBackground: true,
  })
  useTitleCount(data?.unseen ?? 0)
  const pushWords = useMessages(pushMessages)
  // What this device is told while the dashboard is closed, in the place of the list.
  const [choosing, setChoosing] = useState(false)
  useEffect(() => void keepPush(authenticated, personId, locale), [authenticated, personId, locale])
  const foot = (
    <div className="grid justify-items-start">
      {!choosing && <SoundSwitch />}
      <Button kind="quiet" size="small" className="-ms-3.5" onClick={() => setChoosing(!choosing)}>
        {choosing ? pushWords.back : pushWords.open}
      </Button>
    </div>
  )
  return (
    <>
      <p role="status" className="sr-only">
        {last && `${noticeText(last.kind, locale)} ${last.thing.name}`}
      </p>
      <Dialog
        open={open}
        onClose={onClose}
        place="end"
        title={choosing ? pushWords.title : words.title}
        footer={foot}
      >
        {open && (choosing ? <PushPart personId={personId} /> : <Notices onChoose={onClose} />)}
      </Dialog>
    </>
  )
}

function Notices({ onChoose }: { onChoose: () => void }) {
  const words = useMessages(noticesMessages)
  const queries = useQueryClient()
  const api = useApi()
  const authenticated = useMemo(() => authenticatedApi(api), [api])
  const { data, isError, refetch } = useQuery(noticesQuery(authenticated))
  // What was new when the panel was opened is marked for as long as it is.
  const [seenBefore, setSeenBefore] = useState(data?.seen)
  const newest = data?.data[0]?._id
  if (data && seenBefore === undefined) setSeenBefore(data.seen)
  const isSeen = newest === undefined || newest <= (data?.seen ?? '')
  useEffect(() => {
    if (newest === undefined || isSeen) return
    saveSeen(authenticated, newest)
      // Asked for anew: an answer that was on its way might otherwise bring back what was new before.
      .then(() => queries.invalidateQueries({ queryKey: noticesQuery(authenticated).queryKey }))
      // They stay new, which is no reason to interrupt anybody.
      .catch(() => undefined)
  }, [newest, isSeen, authenticated, queries])

  if (!data) {
    return isError ? (
      <Empty title={words.failed} action={<Button onClick={() => refetch()}>{words.again}</Button>} />
    ) : (
      <div role="status" aria-label={words.loading} className="grid gap-6 py-4">
        {[1, 2, 3].map((row) => (
          <LineSkeleton key={row} className="w-2/3" />
        ))}
      </div>
    )
  }
  if (data.data.length === 0) return <Empty title={words.emptyTitle} text={words.emptyText} />
  return (
    <>
      <ul className="-mx-3 grid gap-0.5">
        {data.data.map((notice) => (
          <NoticeRow
            key={notice._id}
            notice={notice}
            isNew={notice._id > (seenBefore ?? '')}
            onChoose={onChoose}
          />
        ))}
      </ul>
      <p className="mt-4 text-xs text-muted">{words.kept}</p>
    </>
  )
}

function SoundSwitch() {
  const words = useMessages(noticesMessages)
  const [on, setOn] = useState(isSoundOn)
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
      <input
        type="checkbox"
        checked={on}
        onChange={({ currentTarget: { checked } }) => {
          setOn(checked)
          setSound(checked)
          playNoticeSound()
        }}
        className="size-5 shrink-0 accent-fill"
      />
      {words.sound}
    </label>
  )
}
