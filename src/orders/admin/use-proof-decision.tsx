import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { inBaisa } from '#src/core/money.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { sendDecision } from '#src/orders/payment-proofs/payment-proof.query.ts'
import type { PaymentProofDecision } from '#src/orders/payment-proofs/payment-proof.ts'
import type { ProofRefusal } from '#src/orders/proof-refusal.ts'
import { useApi } from '#src/ui/data/api.ts'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { useTellFailure } from '#src/ui/overlay/use-tell-failure.ts'
import { paymentProofsMessages } from './payment-proofs.messages.ts'

/** The receipt, and what its order costs in OMR, as whoever decides saw them. */
export type SeenReceipt = Required<Pick<PaymentProofDecision, 'review' | 'picture' | 'total'>>

/** Approving the receipt of an order or asking for it again: approving asks first; names the `books` OMR that it books, and says the `warning` beside it; what was seen is sent along.
 * Of a cancelled order nothing is asked for again: its receipt is refused. */
export function useProofDecision(
  id: string,
  seen: SeenReceipt,
  { isCancelled, books, warning }: { isCancelled: boolean; books: number; warning?: ReactNode },
) {
  const words = useMessages(paymentProofsMessages)
  const locale = useLocale()
  const tellFailure = useTellFailure()
  const [api, queries, confirm] = [useApi(), useQueryClient(), useConfirm()]
  const [busy, setBusy] = useState(false)
  async function decide(
    decision: 'approve' | 'ask-again',
    question: { title: string; text: ReactNode; yes: string; danger?: boolean },
  ) {
    if (busy || !(await confirm(question))) return
    setBusy(true)
    try {
      await sendDecision(api, queries, id, { decision, ...seen })
      toast({ title: words.done })
    } catch (problem) {
      tellFailure(words.error, problem)
    } finally {
      setBusy(false)
    }
  }
  function approve() {
    const textOf = isCancelled ? words.approveOffText : words.approveText
    const text = books === 0 ? words.approveBooked : textOf(amountInText(locale, inBaisa(books)))
    const both = (
      <>
        <p>{text}</p>
        {warning}
      </>
    )
    return decide('approve', {
      title: words.approveTitle,
      text: warning ? both : text,
      yes: words.approve,
    })
  }
  const refuse = () =>
    decide('ask-again', { title: words.refuseTitle, text: words.refuseText, yes: words.refuse, danger: true })
  /** Throws ApiProblem: the dialog in which the reason was typed says so. */
  async function askAgain(reason: ProofRefusal | undefined, comment: string) {
    await sendDecision(api, queries, id, {
      decision: 'ask-again',
      ...seen,
      ...(reason && { reason }),
      comment,
    })
    toast({ title: words.done })
  }
  return { busy, approve, refuse, askAgain }
}
