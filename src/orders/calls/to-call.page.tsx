import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { Empty } from '#src/ui/empty.tsx'
import { useTellFailure } from '#src/ui/overlay/use-tell-failure.ts'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { FieldSkeletons } from '#src/ui/screen-skeletons.tsx'
import { callMessages } from './call.messages.ts'
import { nextCallQuery, skipCall } from './call.query.ts'
import { CallTurn } from './call-turn.tsx'

/** /dashboard/toCall: pending orders, the oldest first, one at a time (O33). */
export default function ToCallPage() {
  const words = useMessages(callMessages)
  const tellFailure = useTellFailure()
  const [api, queries] = [useApi(), useQueryClient()]
  const { data: next, isError, refetch } = useQuery(nextCallQuery(api))
  const order = next?.order
  const turn = useTurn(next && (order?._id ?? ''))
  async function later(id: string) {
    await skipCall(api, queries, id).catch((problem: unknown) => tellFailure(words.failed, problem))
  }
  return (
    <div>
      <PageHead title={words.title} shopName={useShopName()} />
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h1 className="screen-title">{words.title}</h1>
          <p className="mt-1 text-muted">{words.lead}</p>
        </div>
        {next && (
          <p role="status" className="figures text-muted">
            {words.waiting(next.waiting)}
          </p>
        )}
      </div>
      {!next && !isError && <FieldSkeletons label={words.loading} />}
      {!next && isError && (
        <Empty
          title={words.failedList}
          action={<Button onClick={() => void refetch()}>{words.again}</Button>}
        />
      )}
      {next && !order && (
        <Empty
          title={words.emptyTitle}
          text={words.emptyText}
          action={
            <Button kind="secondary" onClick={() => void refetch()}>
              {words.look}
            </Button>
          }
        />
      )}
      {order && (
        <CallTurn
          key={order._id}
          order={order}
          at={turn}
          onNext={refetch}
          onLater={() => void later(order._id)}
        />
      )}
    </div>
  )
}

/**
 * Begins whoever's turn it is at the top of the page: the button that ended the turn before is gone, and on a phone the
 * next name would stay above the screen. `shown` is the record id, empty for nobody, undefined until it is known.
 */
function useTurn(shown: string | undefined) {
  const turn = useRef<HTMLElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    const isNext = before.current !== undefined && shown !== undefined && before.current !== shown
    before.current = shown ?? before.current
    // Whoever is elsewhere on the page by now, stays there.
    if (!isNext || document.activeElement !== document.body) return
    scrollTo(0, 0)
    const start = turn.current ?? document.getElementById('main')
    start?.focus({ preventScroll: true })
  }, [shown])
  return turn
}
