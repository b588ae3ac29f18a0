import { useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import type { PaymentProofState } from '#src/orders/payment-proof-state.ts'
import { ReasonDialog } from '#src/orders/undoing/reason-dialog.tsx'
import { Button } from '#src/ui/button.tsx'
import { paymentProofsMessages } from './payment-proofs.messages.ts'
import { useProofDecision } from './use-proof-decision.ts'

/** What staff can say of the receipt of an order; nothing once it is approved. Who asks again says why (O15). */
export function ProofDecision({ id, review }: { id: string; review: PaymentProofState }) {
  const words = useMessages(paymentProofsMessages)
  const { busy, approve, askAgain } = useProofDecision(id, review)
  const [asking, setAsking] = useState(false)
  if (review === 'approved') return null
  return (
    <div className="mt-auto flex flex-wrap gap-3 pt-2">
      <Button size="small" busy={busy} onClick={approve}>
        {words.approve}
      </Button>
      {review === 'waiting' && (
        <Button size="small" kind="secondary" onClick={() => setAsking(true)}>
          {words.askAgain}
        </Button>
      )}
      {asking && (
        <ReasonDialog
          title={words.askTitle}
          lead={words.askText}
          label={words.askReason}
          yes={words.askAgain}
          mostSigns={500}
          onClose={() => setAsking(false)}
          onSend={({ comment }) => askAgain(comment)}
        />
      )}
    </div>
  )
}
