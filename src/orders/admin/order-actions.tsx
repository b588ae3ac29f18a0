import { useMessages } from '#src/i18n/use-locale.ts'
import { orderChangeMessages } from '#src/orders/changes/order-change.messages.ts'
import type { Order } from '#src/orders/order/order.ts'
import { orderStatuses, type StaffMove } from '#src/orders/order/order-status.ts'
import { Button } from '#src/ui/button.tsx'
import { TrashIcon } from '#src/ui/icons.tsx'
import { staffMovesOf } from './use-order-change.ts'

type ActionsProps = {
  order: Order
  busy: boolean
  onMove: (to: StaffMove) => void
  /** Lists and screens that offer it (product.md section 4). */
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
      {staffMovesOf(order).map((to) => (
        <Button
          key={to}
          kind={to === 'Cancelled' ? 'quiet' : 'secondary'}
          size="small"
          disabled={to === order.orderStatus}
          busy={busy}
          onClick={() => onMove(to)}
          className={`whitespace-nowrap ${compact ? tight : ''} ${to === 'Cancelled' ? '' : 'bg-raised'}`}
        >
          <span>
            {words[`to${to}`]}
            {about}
          </span>
        </Button>
      ))}
      {onDelete && orderStatuses[order.orderStatus].isDeletable && (
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
