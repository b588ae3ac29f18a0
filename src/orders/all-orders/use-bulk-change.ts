import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { keptOf } from '#src/orders/admin/use-order-change.tsx'
import { changeManyStatuses } from '#src/orders/changes/admin-order.query.ts'
import { moveName } from '#src/orders/changes/move-name.ts'
import { updateCachedOrder } from '#src/orders/changes/order-cache.ts'
import { orderChangeMessages } from '#src/orders/changes/order-change.messages.ts'
import type { StaffView } from '#src/orders/changes/order-filter.ts'
import { asksOfTransfers, isOwedTransfer, isUnpaidTransfer } from '#src/orders/changes/unpaid-transfer.ts'
import type { Order } from '#src/orders/order/order.ts'
import type { StaffMove } from '#src/orders/order/order-status.ts'
import { useApi } from '#src/ui/data/api.ts'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { readMs, toast } from '#src/ui/overlay/toast.ts'
import { bulkMessages } from './all-orders.messages.ts'
import type { Chosen } from './use-chosen.ts'

/**
 * Moves the chosen orders in one call after one question (O25). What was refused stays chosen, with its reason beside
 * it; sent again, what was moved before moves nothing twice.
 */
export function useBulkChange(view: StaffView, chosen: Chosen) {
  const words = useMessages(bulkMessages)
  const { owedTransfers } = useMessages(orderChangeMessages)
  const [api, queries, confirm] = [useApi(), useQueryClient(), useConfirm()]
  const [busy, setBusy] = useState<StaffMove>()
  /** Why orders were not moved, by record id. */
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map())

  async function move(to: StaffMove) {
    const able = chosen.orders.filter((order) => canMove(order, to))
    if (busy || able.length === 0 || !(await confirm(questionOf(able, to)))) return
    setBusy(to)
    try {
      const orders = able.map(({ _id, orderStatus }) => ({ id: _id, from: orderStatus }))
      const { results } = await changeManyStatuses(api, { orders, status: to })
      const refused = results.filter(({ outcome }) => outcome === 'refused')
      for (const { _id, order, outcome } of results)
        await updateCachedOrder(queries, _id, order, outcome === 'refused' ? view : undefined)
      setReasons(new Map(refused.map(({ _id, message }) => [_id, message ?? words.refused])))
      chosen.set(refused.map(({ _id }) => _id))
      const done = results.length - refused.length
      if (refused.length === 0) toast({ title: words.done(done) })
      else
        toast({ title: words.someDone(done, refused.length), text: words.why, tone: 'warning', ms: readMs })
    } catch {
      // Nobody knows how far it went: the lists are asked again, and sending again does nothing twice.
      await queries.invalidateQueries({ queryKey: ['orders'] })
      toast({ title: words.failed, text: words.failedText, tone: 'error', ms: readMs })
    } finally {
      setBusy(undefined)
    }
  }

  /** Shows beside the orders why they could not be handed over; they stay chosen. */
  function refuse(why: ReadonlyMap<string, string>) {
    setReasons(why)
    chosen.set([...why.keys()])
  }

  function questionOf(able: readonly Order[], to: StaffMove) {
    const unpaid = to === 'Confirmed' ? able.filter(isUnpaidTransfer).length : 0
    // Of what is confirmed one whose receipt is not approved is told of as that.
    const owed = asksOfTransfers.includes(to)
      ? able.filter((order) => isOwedTransfer(order) && !(to === 'Confirmed' && isUnpaidTransfer(order)))
          .length
      : 0
    const exchanges = to === 'Cancelled' ? able.filter(isExchange).length : 0
    const paid =
      to === 'Cancelled' ? able.filter((order) => !isExchange(order) && keptOf(order) > 0).length : 0
    const left = chosen.orders.length - able.length
    const facts = [
      unpaid > 0 && words.unpaid(unpaid),
      owed > 0 && owedTransfers(owed),
      paid > 0 && words.paidBack(paid),
      exchanges > 0 && words.exchanges(exchanges),
      left > 0 && words.leftOut(left),
    ]
    const said = moveName(to, able)
    return {
      title: words[`ask${said}`](able.length),
      text: facts.filter(Boolean).join(' ') || words[`ask${said}Text`],
      yes: words[`yes${said}`],
      no: words.no,
      danger: to === 'Cancelled',
    }
  }

  return { busy, move, reasons, refuse }
}

/** Cancelled, its worth goes back to its return, and it is not taken up again (O37). */
function isExchange({ source }: Order): boolean {
  return source === 'exchange'
}

/** Whether staff may move an order so now. */
export function canMove({ allowedChanges }: Order, to: StaffMove): boolean {
  return allowedChanges.includes(to)
}
