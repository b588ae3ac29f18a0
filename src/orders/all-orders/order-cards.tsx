import { Fragment } from 'react'
import { useLocale } from '#src/i18n/use-locale.ts'
import { writtenDate } from '#src/i18n/written-date.ts'
import { OrderActions } from '#src/orders/admin/order-actions.tsx'
import { OrderLink, OrderMarks } from '#src/orders/admin/order-facts.tsx'
import { DateTime } from '#src/orders/display/date-time.tsx'
import { byDay } from '#src/orders/display/order-days.ts'
import { PhoneLink } from '#src/orders/display/phone-link.tsx'
import { StatusWord } from '#src/orders/display/status-word.tsx'
import { Price } from '#src/ui/price.tsx'
import { ChooseOrder } from './choose-order.tsx'
import { Destination, GoodsNames, GoodsPicture, PaymentFacts, Refusal } from './order-row-goods.tsx'
import type { RowsProps } from './order-table.tsx'

/** The same rows as cards below their days, for phones and narrow windows. */
export function OrderCards({ orders, label, busy, chosen, reasons, place, onMove, onDelete }: RowsProps) {
  const locale = useLocale()
  return (
    <ul aria-label={label} className="grid gap-3 md:grid-cols-2">
      {byDay(orders).map(({ key, day, orders: ofDay }) => (
        <Fragment key={key}>
          <li className="figures text-xs text-muted not-first:pt-2 md:col-span-2">
            <bdi>{writtenDate(locale, day)}</bdi>
          </li>
          {ofDay.map((order) => (
            <li
              key={order._id}
              data-order-row={order._id}
              className={`relative grid content-between gap-2 rounded-lg border bg-raised p-4 ps-2 text-sm ${chosen.has(order._id) ? 'border-wine' : 'border-hairline'}`}
            >
              <div className="flex gap-1">
                <span className="relative z-1">
                  <ChooseOrder order={order} chosen={chosen} />
                </span>
                <div className="grid min-w-0 grow grid-cols-1 content-start gap-2">
                  <div className="flex flex-wrap items-center justify-between gap-x-4">
                    <span className="text-base">
                      <OrderLink order={order} place={place} whole />
                    </span>
                    <StatusWord status={order.orderStatus} />
                  </div>
                  <div className="flex min-w-0 items-center gap-2">
                    <GoodsPicture order={order} />
                    <GoodsNames order={order} className="min-w-0" />
                  </div>
                  <div className="flex items-baseline justify-between gap-4">
                    <bdi className="min-w-0 text-base break-words">{order.customerData.name}</bdi>
                    <span className="shrink-0 text-base font-normal">
                      <Price amount={order.total} />
                    </span>
                  </div>
                  <Destination order={order} />
                  <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-muted">
                    <PhoneLink number={order.customerData.mobileNumber} className="relative z-1 text-ink" />
                    <PaymentFacts order={order} />
                  </div>
                  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                    <DateTime date={order.date} time={order.time} className="text-xs text-muted" />
                    <OrderMarks order={order} />
                  </div>
                  <Refusal text={reasons.get(order._id)} />
                </div>
              </div>
              <OrderActions
                order={order}
                busy={busy}
                onMove={(to) => onMove(order, to)}
                onDelete={onDelete && (() => onDelete(order))}
                className="relative z-1 ms-2 border-t border-hairline pt-3 empty:hidden"
              />
            </li>
          ))}
        </Fragment>
      ))}
    </ul>
  )
}
