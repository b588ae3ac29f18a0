import { useState } from 'react'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import type { OrderStatus } from '#src/orders/order/order-status.ts'
import {
  isProofRefusal,
  type ProofRefusal,
  proofRefusals,
  proofRefusalTexts,
} from '#src/orders/proof-refusal.ts'
import { ReasonDialog } from '#src/orders/undoing/reason-dialog.tsx'
import { Button } from '#src/ui/button.tsx'
import { PillChoice } from '#src/ui/form/pill-choice.tsx'
import { paymentProofsMessages } from './payment-proofs.messages.ts'
import { type SeenReceipt, useProofDecision } from './use-proof-decision.ts'

type DecisionProps = { id: string; status: OrderStatus; seen: SeenReceipt }

/** What staff can say of the receipt of an order; nothing once it is approved. Who asks again says why (O15). */
export function ProofDecision({ id, status, seen }: DecisionProps) {
  const words = useMessages(paymentProofsMessages)
  const isCancelled = status === 'Cancelled'
  const locale = useLocale()
  // The receipt that was seen when the question was opened.
  const [asking, setAsking] = useState<SeenReceipt>()
  const { busy, approve, refuse, askAgain } = useProofDecision(id, asking ?? seen, isCancelled)
  const [why, setWhy] = useState<ProofRefusal>()
  if (seen.review === 'approved' && !asking) return null
  return (
    <div className="mt-auto flex flex-wrap gap-3 pt-2">
      {isCancelled && <p className="w-full text-sm text-amber">{words.off}</p>}
      <Button size="small" busy={busy} onClick={approve}>
        {words.approve}
      </Button>
      {seen.review === 'waiting' && (
        <Button size="small" kind="secondary" onClick={isCancelled ? refuse : () => setAsking(seen)}>
          {isCancelled ? words.refuse : words.askAgain}
        </Button>
      )}
      {asking && (
        <ReasonDialog
          title={words.askTitle}
          lead={words.askText}
          label={why ? words.askMore : words.askReason}
          optional={why !== undefined}
          yes={words.askAgain}
          mostSigns={500}
          keep={`ask again ${id}`}
          onClose={() => setAsking(undefined)}
          onSend={({ comment }) => askAgain(why, comment)}
        >
          <PillChoice
            legend={words.askWhy}
            name="why"
            pills={[
              ...proofRefusals.map((value) => ({ value, label: proofRefusalTexts[value][locale] })),
              { value: 'own', label: words.askOwn },
            ]}
            value={why ?? 'own'}
            onChoose={(value) => setWhy(isProofRefusal(value) ? value : undefined)}
            className="mb-5"
          />
        </ReasonDialog>
      )}
    </div>
  )
}
