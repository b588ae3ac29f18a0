import { useMessages } from '#src/i18n/use-locale.ts'
import { orderChangeMessages } from '#src/orders/changes/order-change.messages.ts'
import type { Order } from '#src/orders/order/order.ts'
import { deletableStatuses } from '#src/orders/order/order-status.ts'
import { Button } from '#src/ui/button.tsx'
import { TrashIcon } from '#src/ui/icons.tsx'
import { type StaffStep, staffSteps } from './use-order-change.ts'

type ActionsProps = {
  order: Order
  busy: boolean
  onMove: (to: StaffStep) => void
  /** Lists and screens that offer it (SPEC section 4). */
  onDelete?: (() => void) | undefined
  /** In a row of a table, under a mouse. */
  compact?: boolean
  className?: string
}

const tight = 'pointer-fine:min-h-8! pointer-fine:px-2.5! pointer-fine:text-xs!'

/** What may be done with an order now; the server says what that is (O5). */
export function OrderActions({
  order,
  busy,
  onMove,
  onDelete,
  compact = false,
  className = '',
}: ActionsProps) {
  const words = useMessages(orderChangeMessages)
  const about = <bdi className="sr-only"> #{order.orderId}</bdi>
  return (
    <div className={`flex gap-1.5 ${compact ? '' : 'flex-wrap'} ${className}`}>
      {staffSteps(order).map((step) => (
        <Button
          key={step}
          kind={step === 'Cancelled' ? 'quiet' : 'secondary'}
          size="small"
          disabled={step === order.orderStatus}
          busy={busy}
          onClick={() => onMove(step)}
          className={`whitespace-nowrap ${compact ? tight : ''} ${step === 'Cancelled' ? '' : 'bg-raised'}`}
        >
          <span>
            {words[`to${step}`]}
            {about}
          </span>
        </Button>
      ))}
      {onDelete && deletableStatuses.includes(order.orderStatus) && (
        <Button
          kind="quiet"
          size="small"
          busy={busy}
          onClick={onDelete}
          className={`whitespace-nowrap text-muted enabled:hover:text-brick ${compact ? tight : ''}`}
        >
          <TrashIcon size={18} />
          <span>
            {words.delete}
            {about}
          </span>
        </Button>
      )}
    </div>
  )
}
