import { useState } from 'react'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { statusWords } from '#src/orders/display/status-words.ts'
import type { OrderDetails } from '#src/orders/order/order.ts'
import type { OrderStatus } from '#src/orders/order/order-status.ts'
import { Button } from '#src/ui/button.tsx'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { undoingMessages } from './undoing.messages.ts'
import { useUndo } from './use-undo.ts'

/** Takes the last change of the status back, for whom the server says may (O5'): asked first, an admin also why. */
export function UndoButton({ order }: { order: OrderDetails }) {
  const words = useMessages(undoingMessages)
  const locale = useLocale()
  const confirm = useConfirm()
  const { send, undo } = useUndo()
  const [asked, setAsked] = useState<OrderDetails>()
  const [busy, setBusy] = useState(false)
  async function press() {
    if (!order.undo) return
    if (order.undo.needsReason) return setAsked(order)
    const question = { title: words.undoTitle(order.orderId), text: comesOf(order, order.undo.to) }
    if (!(await confirm({ ...question, yes: words.undoYes, no: words.undoNo, danger: true }))) return
    setBusy(true)
    await undo(order)
    setBusy(false)
  }
  /** What taking it back leads to, before it is done. */
  function comesOf({ orderStatus: from, customerData }: OrderDetails, to: OrderStatus): string {
    const status = statusWords(to, customerData.deliveryArea).staffWords[locale]
    const then =
      to === 'Return' || to === 'Cancelled'
        ? words[`undoTo${to}`]
        : from === 'Return' || from === 'Cancelled' || from === 'Delivered'
          ? words[`undoFrom${from}`]
          : ''
    return [words.undoTo(status), then, words.undoTold].filter(Boolean).join(' ')
  }
  return (
    <>
      {order.undo && (
        <Button kind="quiet" size="small" busy={busy} onClick={() => void press()} className="text-mark">
          {words.undo}
        </Button>
      )}
      {asked?.undo && (
        <ReasonDialog
          title={words.undoTitle(order.orderId)}
          lead={comesOf(asked, asked.undo.to)}
          label={words.undoWhy}
          yes={words.undoYes}
          keep={`undo ${order._id}`}
          onClose={() => setAsked(undefined)}
          onSend={({ comment }) => send(asked, comment)}
        />
      )}
    </>
  )
}
