import { useMessages } from '#src/i18n/use-locale.ts'
import { isExchanged, type PaymentState } from '#src/orders/ledger/payment-state.ts'
import type { ReturnState } from '#src/orders/return-record/return-state.ts'
import {
  askedRefundMessages,
  creditStateMessages,
  exchangedStateMessages,
  paymentStateMessages,
} from './payment-state.messages.ts'

const tones: Record<PaymentState, string> = {
  unpaid: 'text-muted',
  'proof waiting': 'text-amber',
  'balance due': 'text-amber',
  paid: 'text-olive',
  'refund due': 'text-brick',
  'partly refunded': 'text-brick',
  refunded: 'text-muted',
}

/** Amounts in OMR. */
type StateProps = {
  of: {
    paymentState: PaymentState
    refunded: number
    credited: number
    returnState?: ReturnState | undefined
  }
  className?: string
}

/** A state of payment as a word in its colour (O17); what went back as a credit is called one, what was exchanged is called that, and what nobody has approved yet is not due (O16). */
export function PaymentStateWord({ of, className = '' }: StateProps) {
  const { paymentState, refunded, credited, returnState } = of
  const [words, credit] = [useMessages(paymentStateMessages), useMessages(creditStateMessages)]
  const isBack = paymentState === 'refunded' || paymentState === 'partly refunded'
  const asked = useMessages(askedRefundMessages)
  const exchanged = useMessages(exchangedStateMessages)
  const isAsked = paymentState === 'refund due' && returnState === 'requested'
  const word = () => {
    if (isAsked) return asked.state
    if (isExchanged({ state: paymentState, refunded })) return exchanged.state
    if (!isBack || credited === 0) return words[paymentState]
    return credit[credited === refunded ? paymentState : 'both']
  }
  return (
    <span
      className={`${isAsked ? 'text-amber' : tones[paymentState]} ${className}`}
      data-testid="payment-state"
    >
      {word()}
    </span>
  )
}
