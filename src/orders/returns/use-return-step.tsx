import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import type { Order } from '#src/orders/order/order.ts'
import { currentReturn, type ReturnStep } from '#src/orders/return-record/return-state.ts'
import { useApi } from '#src/ui/data/api.ts'
import type { OrderReturn } from './order-return.ts'
import { returnCardMessages } from './returns.messages.ts'
import { returnsQuery } from './returns.query.ts'
import { StepDialog } from './step-dialog.tsx'

/** One step, or the whole road to the end of the return. */
export type ShownStep = ReturnStep | 'finish'

/** The next step of an order that comes back; `ask` opens its `dialog`, which stays when the step is taken by somebody else. */
type NextStep = { word: string | undefined; ask: () => void; dialog: ReactNode }

/** What the return that the order's status is about waits for, as its card says it first; no word where it waits for nothing of staff. `atOnce`, a refund is asked as soon as it is known to be what is next. */
export function useReturnStep(order: Order, atOnce: boolean): NextStep {
  const words = useMessages(returnCardMessages)
  const comesBack = order.orderStatus === 'Return'
  const { data } = useQuery({ ...returnsQuery(useApi(), order._id), enabled: comesBack })
  const [asked, setAsked] = useState<{ of: OrderReturn; to: ShownStep; owed: number }>()
  const of = comesBack && data ? currentReturn(data.returns) : undefined
  const owed = data?.toRefund ?? 0
  const [to] = of ? shownSteps(of, owed) : []
  const [isAwaited, setAwaited] = useState(atOnce)
  if (isAwaited && of) {
    setAwaited(false)
    if (to === 'refunded') setAsked({ of, to, owed })
  }
  return {
    word: to && words[to],
    ask: () => of && to && setAsked({ of, to, owed }),
    dialog: asked && (
      <StepDialog {...asked} order={order} method={usualWay(order)} onClose={() => setAsked(undefined)} />
    ),
  }
}

/** How money goes back unless staff say otherwise: as it came. */
export function usualWay({ customerData: { paymentMethod } }: Order): 'cash' | 'transfer' {
  return paymentMethod === 'Cash On Delivery' ? 'cash' : 'transfer'
}

/** What staff do next: the whole road where nothing more is to be decided, and its steps one by one (O16). */
export function shownSteps({ steps, state, wants, exchange }: OrderReturn, owed: number): ShownStep[] {
  if (state === 'received' && exchange)
    return steps.filter((step) => (owed > 0 ? step !== 'exchanged' : step === 'exchanged'))
  const isCommon = (state === 'requested' && wants === 'refund') || (state === 'approved' && !exchange)
  return [...steps, ...(isCommon ? (['finish'] as const) : [])]
}
