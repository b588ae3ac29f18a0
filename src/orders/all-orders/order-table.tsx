import { languages } from '#src/core/locale.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { writtenDate, writtenTime } from '#src/i18n/written-date.ts'
import { adminOrderMessages } from '#src/orders/admin/admin-order.messages.ts'
import { OrderActions } from '#src/orders/admin/order-actions.tsx'
import { DemoMark, OrderLink, OrderMarks } from '#src/orders/admin/order-facts.tsx'
import type { OrderPlace } from '#src/orders/admin/order-place.ts'
import { leadsToPage, RowStep } from '#src/orders/admin/row-step.tsx'
import { firstToMove, type OrderAtWork } from '#src/orders/admin/use-order-change.tsx'
import { byDay } from '#src/orders/display/order-days.ts'
import { PhoneLink } from '#src/orders/display/phone-link.tsx'
import { StatusWord } from '#src/orders/display/status-word.tsx'
import type { Order } from '#src/orders/order/order.ts'
import type { StaffMove } from '#src/orders/order/order-status.ts'
import { ChooseOrder } from './choose-order.tsx'
import { Destination, GoodsNames, GoodsPicture, PaymentFacts, Refusal, RowSum } from './order-row-goods.tsx'
import type { Chosen } from './use-chosen.ts'

export type RowsProps = {
  orders: readonly Order[]
  label: string
  /** Record id of the order that is being changed. */
  busy: OrderAtWork | undefined
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
  'h-11 border-b border-hairline group-last:border-b-0 px-1 align-middle leading-tight first:ps-1 last:pe-2 [&_.text-xs]:leading-[1.1875rem] rtl:[&_.text-xs]:leading-[1.3125rem]'

/** In both languages the right edge, from which the last figure is equally far in each row: the currency stands before it or is as wide. */
const atDecimal = 'text-end rtl:text-start'

/** product.md section 2's columns, for a screen that has room for them. */
export function OrderTable({ orders, label, busy, chosen, reasons, place, onMove, onDelete }: RowsProps) {
  const locale = useLocale()
  const first = firstToMove(orders)
  return (
    <table
      className="w-full border-separate border-spacing-0 rounded-lg border border-hairline bg-raised text-sm"
      aria-label={label}
    >
      <OrderTableHead />
      {byDay(orders).map(({ key, day, orders: ofDay }) => (
        <tbody key={key}>
          <tr>
            <th
              scope="rowgroup"
              colSpan={columns.length}
              className="border-b border-hairline bg-sunken px-3 py-1 text-start text-xs font-normal text-muted"
            >
              <bdi className="figures">{writtenDate(locale, day)}</bdi>
            </th>
          </tr>
          {ofDay.map((order) => (
            <tr
              key={order._id}
              data-order-row={order._id}
              className={`group focus-within:bg-tint hover:bg-tint ${chosen.has(order._id) ? 'bg-tint' : ''}`}
            >
              <th scope="row" className={`${cell} text-start font-light`}>
                <span className="flex w-71 items-center gap-1.5 rtl:w-62 min-[90rem]:w-72! min-[100rem]:w-80! min-[110rem]:w-96!">
                  <ChooseOrder order={order} chosen={chosen} />
                  <GoodsPicture order={order} />
                  <span className="grid min-w-0 grid-cols-1">
                    {/* On a narrow desk the time stands here, and its column gives its room to the names of the goods. */}
                    <span className="flex items-baseline gap-2 overflow-x-clip">
                      <OrderLink order={order} place={place} />
                      <RowTime order={order} className="min-[90rem]:hidden" />
                      <span className="contents min-[90rem]:hidden">
                        <DemoMark order={order} small />
                      </span>
                    </span>
                    <GoodsNames order={order} />
                    <Refusal text={reasons.get(order._id)} />
                  </span>
                </span>
              </th>
              <td className={`${cell} max-[90rem]:hidden`}>
                <span className="grid justify-items-start">
                  <RowTime order={order} />
                  <DemoMark order={order} />
                </span>
              </td>
              <td className={`${cell} ${atDecimal}`}>
                <RowSum order={order} />
              </td>
              {/* One line each, whose whole is in the title: where it goes is read beside every name. */}
              <td className={`${cell} w-full max-w-0 ps-3`}>
                <span className="grid grid-cols-1 leading-[1.1875rem] rtl:leading-[1.3125rem]">
                  {/* Cut at its own end, in either script. */}
                  <span className="-mb-1 flex" title={order.customerData.name}>
                    <bdi className="truncate pb-1">{order.customerData.name}</bdi>
                  </span>
                  <Destination order={order} narrow />
                </span>
              </td>
              <td className={cell}>
                <PhoneLink number={order.customerData.mobileNumber} local />
              </td>
              <td className={cell}>
                <StatusWord
                  status={order.orderStatus}
                  area={order.customerData.deliveryArea}
                  className="gap-1! text-xs"
                />
                <span className="flex items-baseline ps-5">
                  <OrderMarks order={order} inLine />
                </span>
              </td>
              <td className={cell}>
                <PaymentFacts order={order} />
              </td>
              <td className={cell}>
                <OrderActions
                  order={order}
                  busy={busy}
                  compact
                  isFirst={order._id === first}
                  step={
                    leadsToPage(order) ? (
                      <RowStep order={order} place={place} isFirst={order._id === first} />
                    ) : undefined
                  }
                  onMove={(to) => onMove(order, to)}
                  onDelete={onDelete && (() => onDelete(order))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

/** Of the headings that are not as all are. */
const headings: Partial<Record<(typeof columns)[number], string>> = {
  orderDate: 'text-start max-[90rem]:hidden',
  amount: atDecimal,
  customer: 'text-start ps-3',
}

/** The time on one line; the day stands above its rows, and beside the time where there is room for both. */
export function RowTime({ order: { date, time }, className = '' }: { order: Order; className?: string }) {
  const locale = useLocale()
  return (
    <bdi className={`figures text-xs whitespace-nowrap ${className}`}>
      <span className="sr-only min-[100rem]:not-sr-only min-[100rem]:whitespace-nowrap">
        {writtenDate(locale, date)}
        {languages[locale].comma}{' '}
      </span>
      {writtenTime(locale, time)}
    </bdi>
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
            className={`sticky top-0 z-1 border-b align-bottom border-hairline bg-raised px-1 py-2.5 text-xs leading-tight font-normal text-muted min-[90rem]:whitespace-nowrap first:rounded-ss-lg first:ps-3 last:rounded-se-lg last:pe-2 ${headings[column] ?? 'text-start'}`}
          >
            {words[column]}
          </th>
        ))}
      </tr>
    </thead>
  )
}
