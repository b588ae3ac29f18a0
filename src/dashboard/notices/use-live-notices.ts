import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Notice, NoticeKind } from '#src/notices/notice.ts'
import type { Api } from '#src/ui/data/api.ts'
import { followNotices } from './follow-notices.ts'
import { gatherChanges, orderChanged } from './gather-changes.ts'
import { playNoticeSound } from './notice-sound.ts'

type Heard = { live: boolean } | { notice: Notice } | { orders: readonly string[] | undefined }

/** What each kind of notice makes out of date: lists count what is new and leave their rows where they are. */
const outOfDate: Record<NoticeKind, string[][]> = {
  'order-placed': orderChanged,
  'order-cancelled': orderChanged,
  'order-confirmed-again': orderChanged,
  'return-asked': orderChanged,
  'receipt-sent': orderChanged,
  'message-received': [['inbox-count'], ['inbox', 'top']],
  'stock-low': [],
}

/**
 * Keeps this tab's notices, counts and lists fresh while somebody of the staff is here. Of several tabs one has the
 * stream and tells the others, since a browser has only six lines to a server.
 */
export function useLiveNotices(api: Api, personId: string): { live: boolean; last: Notice | undefined } {
  const queries = useQueryClient()
  const [live, setLive] = useState(false)
  const [last, setLast] = useState<Notice>()
  useEffect(() => {
    const stop = new AbortController()
    const name = `notices-${personId}`
    const others = new BroadcastChannel(name)
    const changes = gatherChanges(api, queries)
    const hear = (heard: Heard) => {
      if ('live' in heard) return setLive(heard.live)
      if ('orders' in heard) return changes.add(heard.orders)
      setLast(heard.notice)
      void refresh(queries, heard.notice)
    }
    const say = (heard: Heard) => {
      hear(heard)
      others.postMessage(heard)
    }
    others.onmessage = ({ data }: MessageEvent<Heard>) => hear(data)
    const follow = () =>
      followNotices(api, stop.signal, {
        onState: (isLive) => say({ live: isLive }),
        onNotice(notice) {
          playNoticeSound()
          say({ notice })
        },
        onOrders: (orders) => say({ orders }),
      })
    // Locks exist only where the connection is safe; elsewhere each tab has a line, and the server says how many.
    const following = navigator.locks
      ? navigator.locks.request(name, { signal: stop.signal }, follow)
      : follow()
    following.catch(() => undefined)
    return () => {
      stop.abort()
      changes.stop()
      others.close()
    }
  }, [api, queries, personId])
  // What came between the last look and the first word of the stream.
  useEffect(() => {
    if (!live) return
    void queries.invalidateQueries({ queryKey: ['notices'] })
    void queries.invalidateQueries({ queryKey: ['order'] })
  }, [live, queries])
  return { live, last }
}

async function refresh(queries: QueryClient, { kind, thing }: Notice): Promise<void> {
  const keys = [['notices'], ['order', thing._id], ...(outOfDate[kind] ?? [])]
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
}
