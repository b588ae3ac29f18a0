import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { moneyPlace } from '#src/orders/money-card/money-card.tsx'
import type { Order } from '#src/orders/order/order.ts'
import { returnRowMessages } from '#src/orders/returns/returns.messages.ts'
import { returnsPlace } from '#src/orders/returns/returns.query.ts'
import { Link } from '#src/ui/router/link.tsx'
import { leadingClass } from './order-actions.tsx'
import { askAtOnce, type OrderPlace } from './order-place.ts'

type StepProps = { order: Order; place: OrderPlace; isFirst: boolean }

/** The next step of an order that comes back, or was cancelled and is owed money, in a row: it is taken on the order's page, to which this leads, where a refund opens its dialog. */
export function RowStep({ order, place, isFirst }: StepProps) {
  const words = useMessages(returnRowMessages)
  const href = useHref()
  const comesBack = order.orderStatus === 'Return'
  const step = comesBack ? returnStepOf(order) : 'refunded'
  const path = `/dashboard/order-overview/${encodeURIComponent(order._id)}`
  return (
    <Link
      to={href(`${path}#${comesBack ? returnsPlace : moneyPlace}`)}
      state={{ order, place, ...(step === 'refunded' && askAtOnce) }}
      data-row-step
      className={leadingClass(isFirst)}
    >
      <span>
        {words[step]}
        <bdi className="sr-only"> {order.orderId}</bdi>
      </span>
    </Link>
  )
}

/** Whether the next step of this order's row leads to its page. */
export function leadsToPage({ orderStatus, balance }: Order): boolean {
  return orderStatus === 'Return' || (orderStatus === 'Cancelled' && balance < 0)
}

/** What its return waits for, as far as a list knows; `open` where the page alone says it. */
function returnStepOf({ returnState, balance, movedOn }: Order) {
  switch (returnState) {
    case 'requested':
      return 'approved'
    case 'approved':
      return 'received'
    case 'received':
      return balance < 0 ? 'refunded' : 'open'
    case 'refunded':
    case 'credited':
    case 'exchanged':
      // Of an exchange a list does not know whether its new pieces have left.
      return balance < 0 ? 'refunded' : movedOn && returnState !== 'exchanged' ? 'open' : 'closed'
    default:
      return 'open'
  }
}
