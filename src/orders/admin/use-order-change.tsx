import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Baisa, inBaisa } from '#src/core/money.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { changeStatus, deleteOrder, isMissing, orderQuery } from '#src/orders/changes/admin-order.query.ts'
import { moveName } from '#src/orders/changes/move-name.ts'
import { updateCachedOrder } from '#src/orders/changes/order-cache.ts'
import { orderChangeMessages } from '#src/orders/changes/order-change.messages.ts'
import type { StaffView } from '#src/orders/changes/order-filter.ts'
import { asksOfTransfers, isOwedTransfer, isUnpaidTransfer } from '#src/orders/changes/unpaid-transfer.ts'
import { statusWords } from '#src/orders/display/status-words.ts'
import type { Order } from '#src/orders/order/order.ts'
import {
  type OrderStatus,
  orderStatuses,
  type StaffMove,
  statusNames,
} from '#src/orders/order/order-status.ts'
import { undoToastMs, useUndo } from '#src/orders/undoing/use-undo.ts'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { readMs, toast } from '#src/ui/overlay/toast.ts'
import { useReasonOf } from '#src/ui/overlay/use-tell-failure.ts'

/** What is being done with which order, by its record id. */
export type OrderAtWork = { id: string; doing: StaffMove | 'delete' }

/**
 * The staff's changes of an order: asks first (product.md section 5), sends, and says how it went (product.md section
 * 8). Both answer true when the order was changed.
 */
export function useOrderChange(list?: StaffView) {
  const words = useMessages(orderChangeMessages)
  const reasonOf = useReasonOf()
  const locale = useLocale()
  const api = useApi()
  const queries = useQueryClient()
  const confirm = useConfirm()
  const { undo, label: undoLabel } = useUndo()
  const [busy, setBusy] = useState<OrderAtWork>()

  async function move(order: Order, to: StaffMove): Promise<boolean> {
    if (busy || !(await confirm(questionOf(order, to)))) return false
    setBusy({ id: order._id, doing: to })
    try {
      const changed = await changeStatus(api, order._id, { from: order.orderStatus, status: to })
      await updateCachedOrder(queries, order._id, changed)
      const action = { label: undoLabel, act: () => void undo(changed), to: order._id }
      const mayUndo = !(to === 'Cancelled' && order.source === 'exchange')
      toast({
        title: words.updated,
        text: words.updatedText,
        about: words.orderIsNow(order.orderId, statusOf(changed)),
        ...(mayUndo && { ms: undoToastMs, action }),
      })
      return true
    } catch (problem) {
      await tell(order, problem)
      return false
    } finally {
      setBusy(undefined)
    }
  }

  function statusOf({ orderStatus, customerData }: Order): string {
    return statusWords(orderStatus, customerData.deliveryArea).staffWords[locale]
  }

  async function tell(order: Order, problem: unknown) {
    if (!(problem instanceof ApiProblem) || (problem.status !== 409 && !isMissing(problem))) {
      const isOffline = problem instanceof ApiProblem && problem.status === 0
      toast({
        title: words.error,
        text: isOffline ? reasonOf(problem) : words.failed,
        about: words.theOrder(order.orderId),
        tone: 'error',
        ms: readMs,
      })
      return
    }
    const now = await presentState(order._id)
    if (now === 'unknown') {
      const about = words.theOrder(order.orderId)
      toast({ title: words.error, text: words.failed, about, tone: 'error', ms: readMs })
    } else {
      await updateCachedOrder(queries, order._id, now, list)
      const text = now
        ? now.orderStatus === order.orderStatus
          ? problem.message
          : words.nowIs(order.orderId, statusOf(now))
        : words.gone(order.orderId)
      const title = now?.orderStatus === order.orderStatus ? words.error : words.somebodyFirst
      toast({ title, text, tone: 'warning', ms: readMs })
    }
  }

  /** The order as it is now; undefined when it is gone, 'unknown' when that could not be asked. */
  async function presentState(id: string): Promise<Order | undefined | 'unknown'> {
    try {
      return await queries.fetchQuery(orderQuery(api, id))
    } catch (problem) {
      return isMissing(problem) ? undefined : 'unknown'
    }
  }

  async function remove(order: Order): Promise<boolean> {
    const owed = -inBaisa(order.balance)
    const sure = await confirm({
      title: words.sure,
      text: (
        <>
          <span className="block">{words.noRevert}</span>
          {owed > 0 && <span className="mt-2 block">{words.stillOwed(amountInText(locale, owed))}</span>}
          {isAwaited(order) && <span className="mt-2 block">{words.openReturn}</span>}
        </>
      ),
      yes: words.yesDelete,
      no: words.keep,
      danger: true,
    })
    if (busy || !sure) return false
    setBusy({ id: order._id, doing: 'delete' })
    try {
      await deleteOrder(api, order._id)
      await updateCachedOrder(queries, order._id, undefined)
      toast({ title: words.success, text: words.deleted, about: words.theOrder(order.orderId) })
      return true
    } catch (problem) {
      const answered = problem instanceof ApiProblem && problem.status > 0
      const isRefused = problem instanceof ApiProblem && problem.status === 409
      const text = isRefused ? problem.message : answered ? words.deleteFailed : words.unexpected
      toast({ title: words.error, text, about: words.theOrder(order.orderId), tone: 'error', ms: readMs })
      const now = answered ? await presentState(order._id) : 'unknown'
      if (now !== 'unknown') await updateCachedOrder(queries, order._id, now, list)
      return false
    } finally {
      setBusy(undefined)
    }
  }

  function questionOf(order: Order, to: StaffMove) {
    const { orderId } = order
    const isExchange = to === 'Cancelled' && order.source === 'exchange'
    const said = moveName(to, [order])
    const isReceived = said === 'Delivered' || said === 'Collected'
    const text = isReceived ? words[`ask${said}Text`](orderId) : words[`ask${said}Text`]
    const kept = to === 'Cancelled' ? keptOf(order) : 0
    const isOwed = asksOfTransfers.includes(to) && isOwedTransfer(order)
    return {
      title: isReceived ? words.askDelivered : words[`ask${said}`](orderId),
      text:
        to === 'Confirmed' && isUnpaidTransfer(order)
          ? words.askUnpaid
          : isExchange
            ? words.askExchangeCancelled
            : kept > 0
              ? `${text} ${words.paidBack(amountInText(locale, kept))}`
              : isOwed
                ? `${text} ${words.owedTransfer(amountInText(locale, inBaisa(order.balance)))}`
                : text,
      yes: words[`yes${isReceived ? 'Delivered' : said}`],
      no: to === 'Cancelled' ? words.keep : words.notYet,
      danger: to === 'Cancelled',
    }
  }

  return { busy, move, remove }
}

/** What the shop has of its customer's money, in baisa: cancelling it owes that back (O17). */
export function keptOf({ paid, refunded }: Order): Baisa {
  return inBaisa(paid) - inBaisa(refunded)
}

/** Whether pieces of it are to come back that are not here yet (O16). */
function isAwaited({ orderStatus, returnState }: Order): boolean {
  return orderStatus === 'Return' && (returnState === 'requested' || returnState === 'approved')
}

/** What the buttons of an order offer, in the order of its life; Shipping stays, disabled, once it is reached. */
export function staffMovesOf({
  orderStatus,
  allowedChanges,
}: Pick<Order, 'orderStatus' | 'allowedChanges'>): StaffMove[] {
  return statusNames
    .filter(isStaffMove)
    .filter((to) => allowedChanges.includes(to) || (to === 'Shipping' && orderStatus === 'Shipping'))
}

/** What an order waits for next, if for anything. */
export function nextMoveOf(order: Pick<Order, 'orderStatus' | 'allowedChanges'>): StaffMove | undefined {
  return staffMovesOf(order).find((to) => to !== order.orderStatus && to !== 'Cancelled')
}

/** Record id of the order whose next step is a list's own: its first that goes on; one that was cancelled is over. */
export function firstToMove(orders: readonly Order[]): string | undefined {
  return orders.find(
    (order) =>
      (order.orderStatus !== 'Cancelled' && nextMoveOf(order)) ||
      (order.orderStatus === 'Return' && order.returnState !== 'closed'),
  )?._id
}

function isStaffMove(to: OrderStatus): to is StaffMove {
  return statusNames.some((from) => orderStatuses[from].staffMoves.includes(to))
}
