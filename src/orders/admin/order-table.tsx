import { useMessages } from '#src/i18n/use-locale.ts'
import { choiceMessages } from '#src/orders/display/choice.messages.ts'
import { DateTime } from '#src/orders/display/date-time.tsx'
import type { Order } from '#src/orders/order/order.ts'
import type { StaffMove } from '#src/orders/order/order-status.ts'
import { Price } from '#src/ui/price.tsx'
import { adminOrderMessages } from './admin-order.messages.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderLink, OrderMarks, PhoneLink, StatusWord } from './order-facts.tsx'

export type RowsProps = {
  orders: readonly Order[]
  label: string
  /** Record id of the order that is being changed. */
  busy: string | undefined
  onMove: (order: Order, to: StaffMove) => void
  onDelete: ((order: Order) => void) | undefined
}

const columns = [
  'orderId',
  'orderDate',
  'amount',
  'customer',
  'number',
  'status',
  'payment',
  'actions',
] as const

const cell = 'border-t border-hairline px-2 py-2 align-middle first:ps-4 last:pe-4 group-first:border-t-0'

/** product.md section 2's columns, for a screen that has room for them. */
export function OrderTable({ orders, label, busy, onMove, onDelete }: RowsProps) {
  const choices = useMessages(choiceMessages)
  return (
    <table
      className="w-full border-separate border-spacing-0 rounded-lg border border-hairline bg-raised text-sm"
      aria-label={label}
    >
      <OrderTableHead />
      <tbody>
        {orders.map((order) => (
          <tr key={order._id} className="group hover:bg-tint">
            <th scope="row" className={`${cell} text-start font-normal`}>
              <OrderLink order={order} />
            </th>
            <td className={cell}>
              <DateTime date={order.date} time={order.time} className="inline-grid" />
            </td>
            <td className={`${cell} text-end`}>
              <Price amount={order.total} />
            </td>
            <td className={`${cell} w-full max-w-0`}>
              <bdi className="line-clamp-2 w-fit max-w-full break-words" title={order.customerData.name}>
                {order.customerData.name}
              </bdi>
              <OrderMarks order={order} />
            </td>
            <td className={cell}>
              <PhoneLink number={order.customerData.mobileNumber} local />
            </td>
            <td className={cell}>
              <StatusWord status={order.orderStatus} />
            </td>
            <td className={`${cell} min-w-20`}>{choices[order.customerData.paymentMethod]}</td>
            <td className={cell}>
              <OrderActions
                order={order}
                busy={busy === order._id}
                compact
                onMove={(to) => onMove(order, to)}
                onDelete={onDelete && (() => onDelete(order))}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function OrderTableHead() {
  const words = useMessages(adminOrderMessages)
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th
            key={column}
            scope="col"
            className={`sticky top-0 z-1 border-b border-hairline bg-raised px-2 py-2.5 text-xs font-normal whitespace-nowrap text-muted first:rounded-ss-lg first:ps-4 last:rounded-se-lg last:pe-4 ${column === 'amount' ? 'text-end' : 'text-start'}`}
          >
            {words[column]}
          </th>
        ))}
      </tr>
    </thead>
  )
}
