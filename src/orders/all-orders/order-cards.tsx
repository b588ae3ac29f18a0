import { Fragment } from 'react'
import { useLocale } from '#src/i18n/use-locale.ts'
import { writtenDate } from '#src/i18n/written-date.ts'
import { OrderActions } from '#src/orders/admin/order-actions.tsx'
import { DemoMark, OrderLink, OrderMarks } from '#src/orders/admin/order-facts.tsx'
import { leadsToPage, RowStep } from '#src/orders/admin/row-step.tsx'
import { firstToMove, staffMovesOf } from '#src/orders/admin/use-order-change.tsx'
import { byDay } from '#src/orders/display/order-days.ts'
import { PhoneLink } from '#src/orders/display/phone-link.tsx'
import { StatusWord } from '#src/orders/display/status-word.tsx'
import { ChooseOrder } from './choose-order.tsx'
import {
  Destination,
  GoodsCount,
  GoodsPicture,
  PaymentFacts,
  Refusal,
  RowSum,
  Town,
} from './order-row-goods.tsx'
import { type RowsProps, RowTime } from './order-table.tsx'

/** The same rows as cards below their days, for phones and narrow windows. */
export function OrderCards({ orders, label, busy, chosen, reasons, place, onMove, onDelete }: RowsProps) {
  const locale = useLocale()
  const first = firstToMove(orders)
  return (
    <ul aria-label={label} className="grid gap-2 md:grid-cols-2 md:gap-3">
      {byDay(orders).map(({ key, day, orders: ofDay }) => (
        <Fragment key={key}>
          {/* On a phone the first day stands beside what chooses all, on its line: the rows begin a line earlier. */}
          <li className="figures pointer-events-none text-xs leading-6! text-muted not-first:pt-2 max-md:first:-mt-7 max-md:first:-mb-1 max-md:first:text-end md:col-span-2">
            <bdi>{writtenDate(locale, day)}</bdi>
          </li>
          {ofDay.map((order) => (
            <li
              key={order._id}
              data-order-row={order._id}
              className={`group relative grid content-between rounded-lg border bg-raised py-1 ps-1 pe-3 text-xs ${chosen.has(order._id) ? 'border-mark' : 'border-hairline'}`}
            >
              <div className="grid grid-cols-[2.5rem_minmax(0,1fr)] rtl:grid-cols-[3rem_minmax(0,1fr)] items-center gap-x-1.5">
                <span className="relative z-1 -my-3 justify-self-center">
                  <ChooseOrder order={order} chosen={chosen} />
                </span>
                <div className="flex flex-wrap items-baseline gap-x-1.5 leading-6">
                  <OrderLink order={order} place={place} whole />
                  <RowTime order={order} className="text-xs text-muted" />
                  <StatusWord
                    status={order.orderStatus}
                    area={order.customerData.deliveryArea}
                    className="ms-auto gap-1!"
                  />
                </div>
                <span className="justify-self-center pt-1 self-start rtl:pt-0">
                  {/* As wide as the word below it. */}
                  <GoodsPicture order={order} className="size-9 rtl:size-11" />
                </span>
                <div className="grid min-w-0 grid-cols-1 [&_.text-xs]:leading-5">
                  <div className="flex items-baseline justify-between gap-2">
                    {/* In the page's direction: the lines of a name in the other script begin where all others do. */}
                    <span className="min-w-0 grow text-base leading-6 break-words">
                      <bdi>{order.customerData.name}</bdi>
                    </span>
                    <span className="shrink-0 text-base leading-6 font-normal rtl:text-[0.9em]">
                      <RowSum order={order} />
                    </span>
                  </div>
                  {/* On a phone the town stands first: it decides what delivery takes; the method is a word. */}
                  <div className="flex items-baseline justify-between gap-x-2">
                    <Town order={order} className="max-w-3/5 shrink-0 md:hidden" />
                    <PaymentFacts order={order} inline />
                  </div>
                  <div className="hidden md:block">
                    <Destination order={order} />
                  </div>
                  <Refusal text={reasons.get(order._id)} />
                </div>
              </div>
              {/* Nothing but what can be pressed lies above the link that the card is. */}
              <div className="mt-1.5 flex items-center justify-between gap-1">
                {/* Below the picture: beside the count it took a third line where there are three buttons. The column is wider in
                    Arabic, whose word is longer. */}
                <span className="flex w-10.5 shrink-0 justify-center self-start whitespace-nowrap rtl:w-12.5">
                  <DemoMark order={order} />
                </span>
                {/* Two lines of 20 px, as high as a button is under a finger. */}
                <span className="grid min-w-min flex-1 justify-items-start leading-5">
                  <PhoneLink
                    number={order.customerData.mobileNumber}
                    local
                    className="relative z-1 min-h-5! leading-5! pressable"
                  />
                  <span className="flex flex-wrap gap-x-1.5 text-xs leading-5! text-muted [&_.text-xs]:leading-5">
                    {/* Beside the step of a return, whose state stands here, a phone has no room for it. */}
                    <span className={order.orderStatus === 'Return' ? 'max-md:hidden' : 'contents'}>
                      <GoodsCount order={order} />
                    </span>
                    <OrderMarks order={order} />
                  </span>
                </span>
                {/* What it is already its status says; the next step alone is written out. */}
                <OrderActions
                  order={order}
                  busy={busy}
                  moves={staffMovesOf(order).filter((to) => to !== order.orderStatus)}
                  compact
                  isFirst={order._id === first}
                  step={
                    leadsToPage(order) ? (
                      <RowStep order={order} place={place} isFirst={order._id === first} />
                    ) : undefined
                  }
                  onMove={(to) => onMove(order, to)}
                  onDelete={onDelete && (() => onDelete(order))}
                  className="relative z-1 -me-2.5 gap-0! empty:hidden"
                />
              </div>
            </li>
          ))}
        </Fragment>
      ))}
    </ul>
  )
}
