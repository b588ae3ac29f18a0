import { useMessages } from '#src/i18n/use-locale.ts'
import { adminOrderMessages } from '#src/orders/admin/admin-order.messages.ts'
import { OrderActions } from '#src/orders/admin/order-actions.tsx'
import { OrderLink, OrderMarks } from '#src/orders/admin/order-facts.tsx'
import type { OrderPlace } from '#src/orders/admin/order-place.ts'
import { DateTime } from '#src/orders/display/date-time.tsx'
import { PhoneLink } from '#src/orders/display/phone-link.tsx'
import { StatusWord } from '#src/orders/display/status-word.tsx'
import type { Order } from '#src/orders/order/order.ts'
import type { StaffMove } from '#src/orders/order/order-status.ts'
import { Price } from '#src/ui/price.tsx'
import { ChooseOrder } from './choose-order.tsx'
import { Destination, GoodsNames, GoodsPicture, PaymentFacts, Refusal } from './order-row-goods.tsx'
import type { Chosen } from './use-chosen.ts'

export type RowsProps = {
  orders: readonly Order[]
  label: string
  /** Record id of the order that is being changed. */
  busy: string | undefined
  chosen: Chosen
  /** Why orders were not changed with the others, by record id. */
  reasons: ReadonlyMap<string, string>
  place: OrderPlace
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

const cell =
  'h-11 border-t border-hairline px-1 py-0.5 align-middle leading-snug first:ps-1 last:pe-2 group-first:border-t-0'

/** product.md section 2's columns, for a screen that has room for them. */
export function OrderTable({ orders, label, busy, chosen, reasons, place, onMove, onDelete }: RowsProps) {
  return (
    <table
      className="w-full border-separate border-spacing-0 rounded-lg border border-hairline bg-raised text-sm"
      aria-label={label}
    >
      <OrderTableHead />
      <tbody>
        {orders.map((order) => (
          <tr
            key={order._id}
            data-order-row={order._id}
            className={`group focus-within:bg-tint hover:bg-tint ${chosen.has(order._id) ? 'bg-tint' : ''}`}
          >
            <th scope="row" className={`${cell} text-start font-light`}>
              <span className="flex w-46 items-center gap-1.5 min-[90rem]:w-64 min-[110rem]:w-96">
                <ChooseOrder order={order} chosen={chosen} />
                <GoodsPicture order={order} />
                <span className="grid min-w-0">
                  <OrderLink order={order} place={place} />
                  <GoodsNames order={order} />
                  <Refusal text={reasons.get(order._id)} />
                </span>
              </span>
            </th>
            <td className={cell}>
              <DateTime date={order.date} time={order.time} className="inline-grid text-xs" />
            </td>
            <td className={`${cell} text-end`}>
              <Price amount={order.total} />
            </td>
            <td className={`${cell} w-full max-w-0`}>
              <bdi className="block w-fit max-w-full truncate" title={order.customerData.name}>
                {order.customerData.name}
              </bdi>
              <Destination order={order} />
            </td>
            <td className={cell}>
              <PhoneLink number={order.customerData.mobileNumber} local />
            </td>
            <td className={cell}>
              <StatusWord status={order.orderStatus} className="gap-1! text-xs" />
              <OrderMarks order={order} className="ps-5.5" />
            </td>
            <td className={cell}>
              <PaymentFacts order={order} />
            </td>
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

function OrderTableHead() {
  const words = useMessages(adminOrderMessages)
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th
            key={column}
            scope="col"
            className={`sticky top-0 z-1 border-b border-hairline bg-raised px-1 py-2.5 text-xs font-normal whitespace-nowrap text-muted first:rounded-ss-lg first:ps-3 last:rounded-se-lg last:pe-2 ${column === 'amount' ? 'text-end' : 'text-start'}`}
          >
            {words[column]}
          </th>
        ))}
      </tr>
    </thead>
  )
}
