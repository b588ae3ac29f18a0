import { useState } from 'react'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { statusWords } from '#src/orders/display/status-words.ts'
import type { OrderDetails } from '#src/orders/order/order.ts'
import { Button } from '#src/ui/button.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { undoingMessages } from './undoing.messages.ts'
import { useUndo } from './use-undo.ts'

/** Takes the last change of the status back, for whom the server says may (O5'); an admin is asked why. */
export function UndoButton({ order }: { order: OrderDetails }) {
  const words = useMessages(undoingMessages)
  const locale = useLocale()
  const { send, undo } = useUndo()
  const [asked, setAsked] = useState<OrderDetails>()
  const [busy, setBusy] = useState(false)
  async function press() {
    if (order.undo?.needsReason) return setAsked(order)
    setBusy(true)
    await undo(order)
    setBusy(false)
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
          lead={words.undoTo(statusWords(asked.undo.to, asked.customerData.deliveryArea).staffWords[locale])}
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
