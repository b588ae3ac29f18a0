import { useMessages } from '#src/i18n/use-locale.ts'
import { totalsInOmr } from '#src/orders/order/order-totals.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { failureMessages } from './interruption.messages.ts'
import { NewPriceDialog } from './new-price-dialog.tsx'
import type { Interruption } from './use-checkout.ts'
import { type Asked, useKeptOrder } from './use-kept-order.ts'

type InterruptionProps = {
  interruption: Interruption
  /** What is being ordered, for an order that has to wait for a line. */
  asked: Asked
  onAccept: () => void
  onBack: () => void
}

/** What stands between Confirm Order and an order: another price, or product.md section 8's error. */
export default function CheckoutInterruption({ interruption, asked, onAccept, onBack }: InterruptionProps) {
  const words = useMessages(failureMessages)
  const waits = useKeptOrder(interruption.kind === 'offline' ? asked : undefined)
  if (interruption.kind === 'price') {
    return (
      <NewPriceDialog
        quote={interruption.quote}
        lines={interruption.lines}
        shown={totalsInOmr(interruption.totals)}
        onAccept={onAccept}
        onBack={onBack}
      />
    )
  }
  const why = interruption.kind === 'offline' ? words.offlineText : interruption.detail
  // Nobody is told to try again what the shop will not take.
  const isFinal = interruption.kind === 'failed' && interruption.final && why !== ''
  return (
    <Dialog open question onClose={onBack} title={waits ? words.waitsTitle : words.errorTitle}>
      <div className="grid gap-2">
        {!isFinal && <p>{waits ? words.waitsText : words.errorText}</p>}
        {!waits && why && <p className={isFinal ? '' : 'text-muted'}>{why}</p>}
      </div>
      <div className="mt-6 flex justify-end">
        <Button onClick={onBack} className="grow sm:grow-0">
          {words.close}
        </Button>
      </div>
    </Dialog>
  )
}
