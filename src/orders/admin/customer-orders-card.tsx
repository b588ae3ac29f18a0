import { useQuery } from '@tanstack/react-query'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { customerOrdersQuery } from '#src/orders/changes/admin-order.query.ts'
import { DateTime } from '#src/orders/display/date-time.tsx'
import { orderRow } from '#src/orders/display/order-row.class.ts'
import { StatusWord } from '#src/orders/display/status-word.tsx'
import { allOrdersPath } from '#src/orders/order/order-lists.ts'
import { DashboardCard } from '#src/ui/card.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { Price } from '#src/ui/price.tsx'
import { Link } from '#src/ui/router/link.tsx'
import type { OrderCardProps } from './order-card.ts'
import { OrderLink } from './order-facts.tsx'
import { orderOverviewMessages } from './order-overview.messages.ts'

const shown = 5

/** What else was ordered in the same account or with the same phone: the newest, and how many there are. */
export function CustomerOrdersCard({ order }: OrderCardProps) {
  const words = useMessages(orderOverviewMessages)
  const href = useHref()
  const { data } = useQuery(customerOrdersQuery(useApi(), order._id))
  const others = data?.items.filter(({ _id }) => _id !== order._id).slice(0, shown)
  const count = Math.max((data?.total ?? 0) - 1, 0)
  return (
    <DashboardCard
      title={words.otherOrders}
      aside={
        count > 0 && (
          <Link
            to={href(`${allOrdersPath}?customer=${encodeURIComponent(order._id)}`)}
            className="inline-block text-sm text-link pressable"
          >
            {words.allOfCustomer(count + 1)}
          </Link>
        )
      }
    >
      {others?.length === 0 && <p className="text-sm text-muted">{words.firstOrder}</p>}
      <Link
        to={href(`/dashboard/customer/${encodeURIComponent(order._id)}`)}
        className="inline-flex items-center py-1 text-sm text-link touchable"
      >
        {words.aboutCustomer}
      </Link>
      <ul className="divide-y divide-hairline text-sm empty:hidden">
        {others?.map((other) => (
          <li key={other._id} className={orderRow}>
            <OrderLink order={other} />
            <StatusWord status={other.orderStatus} area={other.customerData.deliveryArea} />
            <DateTime date={other.date} time={other.time} className="text-xs text-muted" />
            <Price amount={other.total} />
          </li>
        ))}
      </ul>
    </DashboardCard>
  )
}
