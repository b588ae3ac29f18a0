import { Link } from 'react-router'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import type { Order } from '#src/orders/order/order.ts'
import { type OrderStatus, orderStatuses } from '#src/orders/order/order-status.ts'
import { callLink, readablePhone } from '#src/settings/contact-links.ts'
import { adminOrderMessages } from './admin-order.messages.ts'

/** `#123456`, a link to the order's overview; it carries the order, which is then shown at once (O10). */
export function OrderLink({ order }: { order: Order }) {
  const href = useHref()
  const words = useMessages(adminOrderMessages)
  return (
    <Link
      to={href(`/dashboard/order-overview/${encodeURIComponent(order._id)}`)}
      state={{ order }}
      aria-label={words.open(order.orderId)}
      data-order-link
      className="figures font-normal text-link"
    >
      <bdi dir="ltr">#{order.orderId}</bdi>
    </Link>
  )
}

/** A customer's number as a call; `local` leaves Oman's own code out where room is short. */
export function PhoneLink({
  number,
  local = false,
  className = '',
}: {
  number: string
  local?: boolean
  className?: string
}) {
  const readable = readablePhone(number)
  return (
    <a
      href={callLink(number)}
      className={`figures whitespace-nowrap underline-offset-4 hover:text-wine hover:underline ${className}`}
    >
      <bdi dir="ltr">{local ? readable.replace(/^\+968 /, '') : readable}</bdi>
    </a>
  )
}

const dots: Record<OrderStatus, string> = {
  Pending: 'bg-amber',
  Confirmed: 'border-2 border-olive',
  Shipping: 'bg-gold',
  Delivered: 'bg-olive',
  Cancelled: 'border-2 border-brick',
  Return: 'bg-brick',
}

/** A status as word and colour. */
export function StatusWord({ status, className = '' }: { status: OrderStatus; className?: string }) {
  const locale = useLocale()
  return (
    <span
      className={`inline-flex items-center gap-2 whitespace-nowrap ${className}`}
      data-testid="order-status"
    >
      <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${dots[status]}`} />
      {orderStatuses[status].staffWords[locale]}
    </span>
  )
}

/** What staff should know before they act: the customer took the order back (O6), or it is only invented. */
export function OrderMarks({ order }: { order: Order }) {
  const words = useMessages(adminOrderMessages)
  if (!order.reconfirmed && !order.demo) return null
  return (
    <span className="flex flex-wrap gap-x-3 text-xs text-muted">
      {order.reconfirmed && <span className="text-amber">{words.reconfirmed}</span>}
      {order.demo && <span>{words.demo}</span>}
    </span>
  )
}
