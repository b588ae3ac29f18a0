import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { DateTime } from '#src/orders/display/date-time.tsx'
import type { Payment } from '#src/orders/ledger/payment.ts'
import { moneyMessages } from '#src/orders/money-card/money.messages.ts'
import { returnStates } from '#src/orders/return-record/return-state.ts'
import type { OrderReturn } from '#src/orders/returns/order-return.ts'
import { Price } from '#src/ui/price.tsx'
import { orderOverviewMessages } from './order-overview.messages.ts'

type ReturnStepEntry = OrderReturn['history'][number]

/** A step of a return in an order's history (O16). */
export function ReturnStepHead({ step }: { step: ReturnStepEntry }) {
  const words = useMessages(orderOverviewMessages)
  const locale = useLocale()
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <span>
        {words.returnStep}: {returnStates[step.state].staffWords[locale]}
      </span>
      <DateTime date={step.date} time={step.time} className="text-muted" />
    </div>
  )
}

/** An entry of the ledger in an order's history (O17). */
export function PaymentHead({ entry }: { entry: Payment }) {
  const words = useMessages(moneyMessages)
  const kind = words[entry.credit ? 'credit' : entry.kind]
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <span className="flex flex-wrap items-baseline gap-x-2.5">
        {entry.reverses ? words.reversal(kind) : kind} <Price amount={entry.amount} />
      </span>
      <DateTime date={entry.date} time={entry.time} className="text-muted" />
    </div>
  )
}
