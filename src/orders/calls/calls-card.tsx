import { useQuery } from '@tanstack/react-query'
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
  const isPending = order.orderStatus === 'Pending'
  if (!isPending && !calls?.length) return null
  return (
    <DashboardCard title={words.calls}>
      {calls && <CallList calls={calls} />}
      {isPending && (
        <div className="mt-4 border-t border-hairline pt-4">
          <CallForm orderId={order._id} />
        </div>
      )}
    </DashboardCard>
  )
}
