import { mainLocale } from '#src/core/locale.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { OrderLinesList } from '#src/orders/display/order-lines-list.tsx'
import { TotalsList } from '#src/orders/display/totals-list.tsx'
import { trackUrlIn } from '#src/orders/display/track-url-in.ts'
import type { Order } from '#src/orders/order/order.ts'
import { DashboardCard } from '#src/ui/card.tsx'
import { CopyButton } from '#src/ui/form/copy-button.tsx'
import { orderOverviewMessages } from './order-overview.messages.ts'

/** What was ordered, what it costs, and the link by which the customer follows it. */
export function OrderGoods({ order }: { order: Order }) {
  const words = useMessages(orderOverviewMessages)
  return (
    <DashboardCard title={words.products}>
      <OrderLinesList lines={order.products} />
      <div className="mt-2 border-t border-hairline pt-4 sm:ms-auto sm:max-w-xs">
        <TotalsList of={order} />
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 border-t border-hairline pt-3 text-sm">
        <span className="text-muted">{words.track}</span>
        <span className="ms-auto flex items-center gap-2">
          <a href={order.trackUrl} target="_blank" rel="noopener" className="text-link pressable">
            {words.trackOpen}
          </a>
          <CopyButton text={trackUrlIn(order.locale ?? mainLocale, order.trackUrl)} what={words.track} />
        </span>
      </div>
    </DashboardCard>
  )
}
