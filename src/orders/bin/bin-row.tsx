import { useMessages } from '#src/i18n/use-locale.ts'
import { DateTime } from '#src/orders/display/date-time.tsx'
import { StatusWord } from '#src/orders/display/status-word.tsx'
import { PaymentStateWord } from '#src/orders/money-card/payment-state-word.tsx'
import { Button } from '#src/ui/button.tsx'
import { Price } from '#src/ui/price.tsx'
import { binMessages } from './bin.messages.ts'
import type { DeletedOrder } from './deleted-order.ts'

type RowProps = { order: DeletedOrder; busy: boolean; onRestore: (() => void) | undefined }

/** One deleted order: what it was, who deleted it and when. */
export function BinRow({ order, busy, onRestore }: RowProps) {
  const words = useMessages(binMessages)
  const number = (
    <bdi dir="ltr" className="figures">
      #{order.orderId}
    </bdi>
  )
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3">
      <div className="grid min-w-0 grid-cols-1 gap-1">
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <span className="text-base font-normal">{number}</span>
          <bdi className="break-words">{order.name}</bdi>
          <Price amount={order.total} />
          <StatusWord status={order.orderStatus} area={order.deliveryArea} />
          <PaymentStateWord of={order} />
        </p>
        <p className="flex flex-wrap gap-x-4 text-xs text-muted">
          <span>
            {words.placed} <DateTime date={order.date} time={order.time} />
          </span>
          <span>
            {words.deleted} <DateTime date={order.deletedDate} time={order.deletedTime} />{' '}
            {order.deletedBy && <bdi>{words.by(order.deletedBy)}</bdi>}
          </span>
        </p>
      </div>
      {onRestore && (
        <Button kind="secondary" size="small" busy={busy} onClick={onRestore}>
          <span>
            {words.restore} <span className="sr-only">{number}</span>
          </span>
        </Button>
      )}
    </li>
  )
}
