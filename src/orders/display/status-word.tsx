import { useLocale } from '#src/i18n/use-locale.ts'
import { type OrderStatus, orderStatuses } from '#src/orders/order/order-status.ts'
import { CheckIcon, ClockIcon, CloseIcon, HomeIcon, ReturnIcon, TruckIcon } from '#src/ui/icons.tsx'

const marks = {
  Pending: [ClockIcon, 'text-amber'],
  Confirmed: [CheckIcon, 'text-olive'],
  Shipping: [TruckIcon, 'text-gold'],
  Delivered: [HomeIcon, 'text-olive'],
  Cancelled: [CloseIcon, 'text-brick'],
  Return: [ReturnIcon, 'text-brick'],
} as const satisfies Record<OrderStatus, unknown>

/** A status as icon, word and colour. */
export function StatusWord({ status, className = '' }: { status: OrderStatus; className?: string }) {
  const locale = useLocale()
  const [Icon, colour] = marks[status]
  return (
    <span
      className={`inline-flex items-center gap-1.5 whitespace-nowrap ${className}`}
      data-testid="order-status"
    >
      <Icon size={18} className={`shrink-0 ${colour}`} />
      {orderStatuses[status].staffWords[locale]}
    </span>
  )
}
