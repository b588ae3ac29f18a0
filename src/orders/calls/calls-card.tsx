import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import type { Order } from '#src/orders/order/order.ts'
import { DashboardCard } from '#src/ui/card.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { callMessages } from './call.messages.ts'
import { callsQuery } from './call.query.ts'
import { CallForm } from './call-form.tsx'
import { CallList } from './call-list.tsx'

/** The calls about an order, and while it is pending what came of one more (O33). */
export function CallsCard({ order }: { order: Order }) {
  const words = useMessages(callMessages)
  const { data: calls } = useQuery(callsQuery(useApi(), order._id))
  // What is being written stays on screen when somebody else confirms the order meanwhile.
  const [isWritten, setWritten] = useState(false)
  const takesCall = order.orderStatus === 'Pending' || isWritten
  if (!takesCall && !calls?.length) return null
  return (
    <DashboardCard title={words.calls}>
      {/* Before the list, which comes later: what is about to be pressed stays where it is. */}
      {takesCall && <CallForm order={order} onWriting={setWritten} />}
      {calls && (
        <div className={takesCall ? 'mt-4 border-t border-hairline pt-4' : ''}>
          <CallList calls={calls} />
        </div>
      )}
    </DashboardCard>
  )
}
