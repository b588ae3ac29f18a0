import { useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import type { Order } from '#src/orders/order/order.ts'
import { Button } from '#src/ui/button.tsx'
import { myOrdersMessages, returnMessages } from './my-orders.messages.ts'
import { OrderAgain } from './order-again.tsx'
import { ReturnDialog } from './return-dialog.tsx'
import { useMyOrderChange } from './use-my-order-change.ts'

/** What a customer may do with her order now; the server says what that is (O5, O6, O8). */
export function MyOrderActions({ order }: { order: Order }) {
  const words = useMessages(myOrdersMessages)
  const returning = useMessages(returnMessages)
  const { busy, refusal, ask, send } = useMyOrderChange(order)
  const [open, setOpen] = useState(false)
  const may = (status: Order['orderStatus']) => order.allowedChanges.includes(status)
  const about = <bdi className="sr-only"> #{order.orderId}</bdi>
  const over = order.orderStatus === 'Delivered' && !may('Return')
  return (
    <div className="flex flex-wrap items-center gap-2">
      {may('Cancelled') && (
        <Button
          kind="quiet"
          size="small"
          busy={busy}
          onClick={() => void ask('Cancelled')}
          className="-me-3.5"
        >
          <span>
            {words.cancel}
            {about}
          </span>
        </Button>
      )}
      {order.orderStatus === 'Cancelled' && may('Confirmed') && (
        <Button kind="secondary" size="small" busy={busy} onClick={() => void ask('Confirmed')}>
          <span>
            {words.reconfirm}
            {about}
          </span>
        </Button>
      )}
      {order.orderStatus === 'Cancelled' && <OrderAgain order={order} told={refusal} />}
      {may('Return') && (
        <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
          <span>
            {returning.request}
            {about}
          </span>
        </Button>
      )}
      {over && <p className="text-sm text-muted">{returning.lawful}</p>}
      {open && <ReturnDialog order={order} onClose={() => setOpen(false)} onSend={send} />}
    </div>
  )
}
