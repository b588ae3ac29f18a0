import { useLocale } from '#src/i18n/use-locale.ts'
import { type ReturnState, returnStates } from '#src/orders/return-record/return-state.ts'
import { AlertIcon, BoxIcon, CashIcon, CheckIcon, ClockIcon, CloseIcon, ReturnIcon } from '#src/ui/icons.tsx'

/** What waits, moves, is done and is refused differs in sign and tone, as a status of an order does (orders/display/status-word.tsx). */
const signs: Record<ReturnState, [icon: typeof BoxIcon, tone: string]> = {
  requested: [ClockIcon, 'text-amber'],
  approved: [CheckIcon, 'text-olive'],
  received: [BoxIcon, 'text-ink'],
  refunded: [CashIcon, 'text-olive'],
  exchanged: [ReturnIcon, 'text-olive'],
  credited: [CashIcon, 'text-olive'],
  closed: [CheckIcon, 'text-muted'],
  refused: [AlertIcon, 'text-brick'],
  withdrawn: [CloseIcon, 'text-muted'],
}

/** The colour of a state, wherever its word stands. */
export function returnTone(state: ReturnState): string {
  return signs[state][1]
}

/** The state of a return as icon, word and colour. */
export function ReturnStateWord({ state }: { state: ReturnState }) {
  const [Icon, tone] = signs[state]
  return (
    <strong className={`inline-flex items-baseline gap-1.5 font-normal ${tone}`} data-testid="return-state">
      <Icon size={18} className="shrink-0 self-center" />
      {returnStates[state].staffWords[useLocale()]}
    </strong>
  )
}
