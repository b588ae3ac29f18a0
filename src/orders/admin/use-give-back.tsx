import { type ReactNode, useEffect, useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { moneyMessages } from '#src/orders/money-card/money.messages.ts'
import { MoneyDialog } from '#src/orders/money-card/money-dialog.tsx'
import type { Order, OrderDetails } from '#src/orders/order/order.ts'
import { useLocation } from '#src/ui/router/use-router.ts'
import { isAsking } from './order-place.ts'

/** `isLate` once it was asked for and waits for the details. */
type NextStep = { word: string | undefined; ask: () => void; isLate?: boolean; dialog: ReactNode }

/** The next step of an order that was cancelled and whose customer is owed money, which comes before it is taken up again; no word where nothing is owed. Asked before the details are there, as `atOnce` by whoever comes, it opens once they are. */
export function useGiveBack(order: Order, details: OrderDetails | undefined, atOnce: boolean): NextStep {
  const words = useMessages(moneyMessages)
  const isOwed = order.orderStatus === 'Cancelled' && order.balance < 0
  const [isAsked, setAsked] = useState(atOnce && isOwed)
  return {
    word: isOwed ? words.recordRefund : undefined,
    ask: () => setAsked(true),
    isLate: isAsked && !details,
    dialog: isAsked && details && (
      <MoneyDialog order={details} what="refund" onClose={() => setAsked(false)} />
    ),
  }
}

/** Whether one came by a row's refund. Once: after a reload, or Back from elsewhere, the order is shown alone. */
export function useAskedAtOnce(): boolean {
  const { state } = useLocation()
  const [asked] = useState(() => isAsking(state))
  useEffect(() => {
    const { usr, ...entry } = history.state ?? {}
    if (!asked || !isAsking(usr)) return
    const { asks: _, ...rest } = usr
    history.replaceState({ ...entry, usr: rest }, '')
  }, [asked])
  return asked
}
