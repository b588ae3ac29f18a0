import { useMessages } from '#src/i18n/use-locale.ts'
import { choiceMessages } from '#src/orders/display/choice.messages.ts'
import { DateTime } from '#src/orders/display/date-time.tsx'
import { Price } from '#src/ui/price.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderLink, OrderMarks, PhoneLink, StatusWord } from './order-facts.tsx'
import type { RowsProps } from './order-table.tsx'

/** The same rows as cards, for phones and narrow windows. */
export function OrderCards({ orders, label, busy, onMove, onDelete }: RowsProps) {
  const choices = useMessages(choiceMessages)
  return (
    <ul aria-label={label} className="grid gap-3 md:grid-cols-2">
      {orders.map((order) => (
        <li
          key={order._id}
          className="grid content-between gap-3 rounded-lg border border-hairline bg-raised p-4 text-sm"
        >
          <div className="grid grid-cols-1 gap-2">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="text-base">
                <OrderLink order={order} />
              </span>
              <StatusWord status={order.orderStatus} />
            </div>
            <div className="flex items-baseline justify-between gap-4">
              <bdi className="min-w-0 text-base break-words">{order.customerData.name}</bdi>
              <span className="shrink-0 text-base font-normal">
                <Price amount={order.total} />
              </span>
            </div>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-muted">
              <PhoneLink number={order.customerData.mobileNumber} className="text-ink" />
              <span>{choices[order.customerData.paymentMethod]}</span>
            </div>
            <DateTime date={order.date} time={order.time} className="text-muted" />
            <OrderMarks order={order} />
          </div>
          <OrderActions
            order={order}
            busy={busy === order._id}
            onMove={(to) => onMove(order, to)}
            onDelete={onDelete && (() => onDelete(order))}
            className="border-t border-hairline pt-3 empty:hidden"
          />
        </li>
      ))}
    </ul>
  )
}
