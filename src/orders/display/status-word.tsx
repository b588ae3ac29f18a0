import { useLocale } from '#src/i18n/use-locale.ts'
import type { OrderStatus } from '#src/orders/order/order-status.ts'
import type { DeliveryArea } from '#src/settings/delivery.ts'
import { statusIcon } from './status-icons.ts'
import { statusWords } from './status-words.ts'

/** Statuses that wait, move and are done differ in tone as well, where two icons are not told apart at a glance. */
const tones: Record<OrderStatus, string> = {
  Pending: 'text-amber',
  Confirmed: 'text-olive',
  Shipping: 'text-ink',
  Delivered: 'text-muted',
  Cancelled: 'text-brick',
  Return: 'text-brick',
}

type StatusProps = {
  status: OrderStatus
  /** How the order is delivered, where that is known: what is collected has words of its own (O40). */
  area?: DeliveryArea | undefined
  className?: string
}

/** A status as icon, word and colour. */
export function StatusWord({ status, area, className = '' }: StatusProps) {
  const locale = useLocale()
  const Icon = statusIcon(status, area)
  return (
    <span
      className={`inline-flex items-baseline gap-1.5 whitespace-nowrap ${tones[status]} ${className}`}
      data-testid="order-status"
    >
      <Icon size={18} className="shrink-0 self-center" />
      {statusWords(status, area).staffWords[locale]}
    </span>
  )
}
