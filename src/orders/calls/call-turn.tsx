import { useQuery } from '@tanstack/react-query'
import { type Ref, useState } from 'react'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { isMissing, orderQuery } from '#src/orders/changes/admin-order.query.ts'
import type { OrderDetails } from '#src/orders/order/order.ts'
import { orderStatuses } from '#src/orders/order/order-status.ts'
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
  onNext: () => Promise<{ isError: boolean }>
  onLater: () => void
}

/** What came with the turn is asked again once it changes. */
const staleTime = 60_000

/** The order whose turn it is, as others change it meanwhile (N5), and what its call came to. */
export function CallTurn({ order: taken, at, onNext, onLater }: TurnProps) {
  const words = useMessages(callMessages)
  const locale = useLocale()
  const api = useApi()
  // What this person's own call makes of the order is no news, and the next turn waits for no answer about it.
  const [isSent, setSent] = useState(false)
  const asked = { staleTime, enabled: !isSent }
  const { data: order = taken, error } = useQuery({ ...orderQuery(api, taken._id), ...asked })
  const { data: calls = [] } = useQuery({ ...callsQuery(api, taken._id), ...asked })
  // Where nobody says whose turn is next, this one is followed again.
  const goOn = () => onNext().then(({ isError }) => isError && setSent(false))
  const isGone = isMissing(error)
  const isOver = !isSent && (isGone || order.orderStatus !== 'Pending')
  return (
    <section
      ref={at}
      tabIndex={-1}
      aria-label={`${words.order} ${order.orderId} ${order.customerData.name}`}
      className="grid grid-cols-1 items-start gap-5 outline-none lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div role="status" className="lg:col-span-2 empty:hidden">
        {isOver && (
          <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-tint px-4 py-3">
            <p>{isGone ? words.gone : words.over(orderStatuses[order.orderStatus].staffWords[locale])}</p>
            <Button size="small" onClick={() => void onNext()}>
              {words.goOn}
            </Button>
          </div>
        )}
      </div>
      <CallDesk order={order} />
      <DashboardCard title={words.calls}>
        <CallList calls={calls} />
        <div className="mt-4 border-t border-hairline pt-4">
          <CallForm orderId={order._id} onSending={setSent} onSaved={() => void goOn()} onLater={onLater} />
        </div>
      </DashboardCard>
    </section>
  )
}
