import { useMessages } from '#src/i18n/use-locale.ts'
import { isExchanged, type PaymentState } from '#src/orders/ledger/payment-state.ts'
import type { ReturnState, ReturnWish } from '#src/orders/return-record/return-state.ts'
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
    movedOn?: number | undefined
    returnState?: ReturnState | undefined
    /** What the return is for that nobody has decided, where that is known. */
    returnWish?: ReturnWish | undefined
  }
  className?: string
}

/** A state of payment as a word in its colour (O17); what went back as a credit is called one, what was exchanged is called that, and what nobody has approved yet is not due (O16). */
export function PaymentStateWord({ of, className = '' }: StateProps) {
  const { paymentState, refunded, credited, movedOn = 0, returnState, returnWish } = of
  const [words, credit] = [useMessages(paymentStateMessages), useMessages(creditStateMessages)]
  const isBack = paymentState === 'refunded' || paymentState === 'partly refunded'
  const asked = useMessages(askedRefundMessages)
  const exchanged = useMessages(exchangedStateMessages)
  const isAsked = paymentState === 'refund due' && returnState === 'requested'
  // Nothing went back: what was paid went on to the order of the new pieces.
  const isPartlyExchanged = paymentState === 'partly refunded' && refunded === 0 && movedOn > 0
  const tone = isAsked ? 'text-amber' : isPartlyExchanged ? tones.refunded : tones[paymentState]
  const word = () => {
    if (isAsked)
      return { refund: asked.state, exchange: asked.exchange, either: asked.either }[returnWish ?? 'either']
    if (isExchanged({ state: paymentState, refunded })) return exchanged.state
    if (isPartlyExchanged) return exchanged.partly
    if (!isBack || credited === 0) return words[paymentState]
    return credit[credited === refunded ? paymentState : 'both']
  }
  return (
    <span className={`${tone} ${className}`} data-testid="payment-state">
      {word()}
    </span>
  )
}
