import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { changeStatus, isMissing } from '#src/orders/changes/admin-order.query.ts'
import type { ReturnGoods } from '#src/orders/changes/order-change.ts'
import { useMoneyBack } from '#src/orders/display/use-money-back.ts'
import type { Order } from '#src/orders/order/order.ts'
import type { OwnerMove } from '#src/orders/order/order-status.ts'
import type { ReturnReason } from '#src/orders/order/return-reason.ts'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { readMs, toast } from '#src/ui/overlay/toast.ts'
import { useReasonOf } from '#src/ui/overlay/use-tell-failure.ts'
import { myOrdersMessages } from './my-orders.messages.ts'

export type ReturnRequest = { reason: ReturnReason; comment: string } & ReturnGoods

/** A customer's changes of her own order; product.md section 8's words, and the server's where it says why not. */
export function useMyOrderChange(order: Order) {
  const words = useMessages(myOrdersMessages)
  const reasonOf = useReasonOf()
  const moneyBack = useMoneyBack()
  const api = useApi()
  const queries = useQueryClient()
  const confirm = useConfirm()
  const [busy, setBusy] = useState(false)
  /** Why the shop did not confirm it again, in her language (O6'). */
  const [refusal, setRefusal] = useState('')

  async function change(status: OwnerMove, request?: ReturnRequest) {
    await changeStatus(api, order._id, { from: order.orderStatus, status, ...request })
    toast({ title: words.updated, text: words.updatedText })
    await queries.invalidateQueries({ queryKey: ['orders'] })
    await queries.invalidateQueries({ queryKey: ['my-counts'] })
    requestAnimationFrame(focusMain)
  }

  async function ask(to: Exclude<OwnerMove, 'Return'>) {
    const sure = await confirm(
      to === 'Cancelled'
        ? {
            title: words.askCancel(order.orderId),
            text: [moneyBack(order), words.askCancelText].filter(Boolean).join(' '),
            yes: words.yesCancel,
            no: words.keep,
            danger: true,
          }
        : {
            title: words.askReconfirm(order.orderId),
            text: words.askReconfirmText,
            yes: words.yesReconfirm,
          },
    )
    if (busy || !sure) return
    setBusy(true)
    try {
      await change(to)
    } catch (problem) {
      const isRefused = problem instanceof ApiProblem && problem.status === 409
      // What it is by now, or that the shop has deleted it.
      const stale = isRefused || isMissing(problem)
      const isOffline = problem instanceof ApiProblem && problem.status === 0
      const text = stale || isOffline ? reasonOf(problem) : words.failed
      if (isRefused && to === 'Confirmed') setRefusal(text)
      else toast({ title: words.error, text, tone: 'error', ms: readMs })
      if (stale) await queries.invalidateQueries({ queryKey: ['orders'] })
    } finally {
      setBusy(false)
    }
  }

  /** Sends a return request. Throws ApiProblem: the dialog tells why and keeps what was typed. */
  const send = (request: ReturnRequest) => change('Return', request)

  return { busy, refusal, ask, send }
}

/** The card was removed with its buttons: the keyboard focus moves to the page. */
function focusMain() {
  if (document.activeElement === document.body) document.getElementById('main')?.focus()
}
