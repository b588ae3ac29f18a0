import { useQuery } from '@tanstack/react-query'
import { type Ref, useState } from 'react'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { isMissing, orderQuery } from '#src/orders/changes/admin-order.query.ts'
import { statusWords } from '#src/orders/display/status-words.ts'
import type { OrderDetails } from '#src/orders/order/order.ts'
import { Button } from '#src/ui/button.tsx'
import { DashboardCard } from '#src/ui/card.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { callMessages } from './call.messages.ts'
import { callsQuery } from './call.query.ts'
import { CallDesk } from './call-desk.tsx'
import { CallForm } from './call-form.tsx'
import { CallList } from './call-list.tsx'

type TurnProps = {
  order: OrderDetails
  at: Ref<HTMLElement>
  onNext: () => Promise<{ isError: boolean; data: { order?: { _id: string } | undefined } | undefined }>
  onLater: () => void
}

/** What came with the turn is asked again once it changes. */
const staleTime = 60_000

/** The order whose turn it is, as others change it meanwhile (N5), and what its call came to. */
export function CallTurn({ order: taken, at, onNext, onLater }: TurnProps) {
  const words = useMessages(callMessages)
  const locale = useLocale()
  const api = useApi()
  // What this person's own call makes of the order is no news, and the next turn waits for no answer about it. Where nobody
  // says whose turn is next, the call is told to be saved and this order is followed again.
  const [call, setCall] = useState<'open' | 'sent' | 'saved' | 'stuck'>('open')
  const asked = { staleTime, enabled: call === 'open' || call === 'stuck' }
  const { data: order = taken, error } = useQuery({ ...orderQuery(api, taken._id), ...asked })
  const { data: calls = [] } = useQuery({ ...callsQuery(api, taken._id), ...asked })
  const [isWritten, setWritten] = useState(false)
  async function goOn() {
    const { isError, data: next } = await onNext()
    if (isError) setCall('stuck')
    // Its own turn came again meanwhile.
    else if (next?.order?._id === taken._id) setCall('open')
  }
  function onSaved() {
    setCall('saved')
    void goOn()
  }
  const isGone = isMissing(error)
  const hasMoved = isGone || order.orderStatus !== 'Pending'
  const isStuck = call === 'stuck'
  const isOver = isStuck || (call === 'open' && hasMoved)
  const told = () => {
    if (!hasMoved) return words.saved
    return isGone
      ? words.gone
      : words.over(statusWords(order.orderStatus, order.customerData.deliveryArea).staffWords[locale])
  }
  return (
    <section
      ref={at}
      tabIndex={-1}
      aria-label={`${words.order} ${order.orderId} ${order.customerData.name}`}
      className="grid grid-cols-1 items-start gap-5 outline-none lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div role="status" className="lg:col-span-2 empty:hidden">
        {isOver && (
          <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunken px-4 py-3">
            <p>{told()}</p>
            <Button size="small" onClick={() => void (isStuck ? goOn() : onNext())}>
              {words.goOn}
            </Button>
          </div>
        )}
      </div>
      <CallDesk order={order} isCalled={isWritten} />
      <DashboardCard title={words.calls}>
        <CallList calls={calls} />
        {!isStuck && (
          <div className="mt-4 border-t border-hairline pt-4">
            <CallForm
              order={order}
              isSaved={call === 'saved'}
              onSending={(isSent) => setCall(isSent ? 'sent' : 'open')}
              onSaved={onSaved}
              onLater={onLater}
              onWriting={setWritten}
            />
          </div>
        )}
      </DashboardCard>
    </section>
  )
}
