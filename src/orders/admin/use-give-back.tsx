import { type ReactNode, useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { moneyMessages } from '#src/orders/money-card/money.messages.ts'
import { MoneyDialog } from '#src/orders/money-card/money-dialog.tsx'
import type { Order, OrderDetails } from '#src/orders/order/order.ts'

/** `isLate` once it was asked for and waits for the details. */
type NextStep = { word: string | undefined; ask: () => void; isLate?: boolean; dialog: ReactNode }

/** The next step of an order that was cancelled and whose customer is owed money, which comes before it is taken up again; no word where nothing is owed. Asked before the details are there, it opens once they are. */
export function useGiveBack(order: Order, details: OrderDetails | undefined): NextStep {
  const words = useMessages(moneyMessages)
  const [isAsked, setAsked] = useState(false)
  const isOwed = order.orderStatus === 'Cancelled' && order.balance < 0
  return {
    word: isOwed ? words.recordRefund : undefined,
    ask: () => setAsked(true),
    isLate: isAsked && !details,
    dialog: isAsked && details && (
      <MoneyDialog order={details} what="refund" onClose={() => setAsked(false)} />
    ),
  }
}
