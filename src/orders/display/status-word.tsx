import { useLocale } from '#src/i18n/use-locale.ts'
import { type OrderStatus, orderStatuses } from '#src/orders/order/order-status.ts'
import { statusIcons } from './status-icons.ts'

/** Statuses that wait, move and are done differ in tone as well, where two icons are not told apart at a glance. */
const tones: Record<OrderStatus, string> = {
  Pending: 'text-amber',
  Confirmed: 'text-olive',
  Shipping: 'text-ink',
  Delivered: 'text-muted',
  Cancelled: 'text-brick',
  Return: 'text-brick',
}

/** A status as icon, word and colour. */
export function StatusWord({ status, className = '' }: { status: OrderStatus; className?: string }) {
  const locale = useLocale()
  const Icon = statusIcons[status]
  return (
    <span
      className={`inline-flex items-baseline gap-1.5 whitespace-nowrap ${tones[status]} ${className}`}
      data-testid="order-status"
    >
      <Icon size={18} className="shrink-0 self-center" />
      {orderStatuses[status].staffWords[locale]}
    </span>
  )
}
