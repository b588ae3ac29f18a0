import { useMessages } from '#src/i18n/use-locale.ts'
import type { PaymentState } from '#src/orders/ledger/payment-state.ts'
import { paymentStateMessages } from './payment-state.messages.ts'

const tones: Record<PaymentState, string> = {
  unpaid: 'text-muted',
  'proof waiting': 'text-amber',
  'balance due': 'text-amber',
  paid: 'text-olive',
  'refund due': 'text-brick',
  'partly refunded': 'text-brick',
  refunded: 'text-muted',
}

/** A state of payment as a word in its colour (O17). */
export function PaymentStateWord({ state, className = '' }: { state: PaymentState; className?: string }) {
  const words = useMessages(paymentStateMessages)
  return (
    <span className={`${tones[state]} ${className}`} data-testid="payment-state">
      {words[state]}
    </span>
  )
}
