import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { updateCachedOrder } from '#src/orders/changes/order-cache.ts'
import { orderChangeMessages } from '#src/orders/changes/order-change.messages.ts'
import { statusWords } from '#src/orders/display/status-words.ts'
import type { Order } from '#src/orders/order/order.ts'
import { orderStatuses } from '#src/orders/order/order-status.ts'
import { currentReturn, returnStates } from '#src/orders/return-record/return-state.ts'
import { chosenPieces } from '#src/orders/returns/piece-choice.tsx'
import { returnsQuery } from '#src/orders/returns/returns.query.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { toast } from '#src/ui/overlay/toast.ts'
import { type GivenReason, ReasonDialog } from './reason-dialog.tsx'
import { changeReturn } from './undo.query.ts'
import { undoingMessages } from './undoing.messages.ts'
import { undoToastMs, useUndo } from './use-undo.ts'

/** Records the return of a delivered order for whoever called, or refuses one (O5'). */
export function StaffReturn({ order }: { order: Order }) {
  const words = useMessages(undoingMessages)
  const changes = useMessages(orderChangeMessages)
  const locale = useLocale()
  const { undo } = useUndo()
  const api = useApi()
  const queries = useQueryClient()
  // What was asked for stays as it was while the page goes on; the shop refuses what is no longer so.
  const [opened, setOpened] = useState<ReturnType<typeof asked>>()
  const from = order.orderStatus
  const mayReturn = from === 'Delivered' || from === 'Return'
  const { data } = useQuery({ ...returnsQuery(api, order._id), enabled: mayReturn })
  const offered = asked()
  // What was recorded goes on below: its next step comes into sight and is at hand, once the dialog is away and it is there.
  const goesOn = useRef(false)
  useEffect(() => {
    if (opened || !goesOn.current || !data || !currentReturn(data.returns)) return
    if (!document.querySelector('[data-next-steps]')) return
    goesOn.current = false
    // After the dialog, which goes in the same moment, has given the focus back to what opened it.
    requestAnimationFrame(() => {
      const steps = document.querySelector('[data-next-steps]')
      steps?.scrollIntoView({ block: 'nearest' })
      steps?.querySelector('button')?.focus({ preventScroll: true })
    })
  })

  function asked() {
    const of = data && currentReturn(data.returns)
    const goodsAreBack = of !== undefined && !returnStates[of.state].endings.includes('refused')
    // Then it goes on to its end.
    const isSent = of?.exchange !== undefined && !orderStatuses[of.exchange.orderStatus].isEditable
    if (from === 'Delivered' && data?.returnable.length !== 0)
      return { from, status: 'Return', isRecorded: true, returnable: data?.returnable } as const
    if (from === 'Return' && !goodsAreBack && !isSent)
      return { from, status: 'Delivered', isRecorded: false } as const
  }
  async function send({ reason, comment, pieces }: GivenReason) {
    if (!opened) return
    const lines = opened.isRecorded && opened.returnable && { lines: chosenPieces(opened.returnable, pieces) }
    const change = {
      from: opened.from,
      status: opened.status,
      ...(reason && { reason }),
      ...(comment && { comment }),
      ...lines,
    }
    const changed = await changeReturn(api, order._id, change)
    await updateCachedOrder(queries, order._id, changed)
    goesOn.current = opened.isRecorded
    const status = statusWords(changed.orderStatus, changed.customerData.deliveryArea).staffWords[locale]
    const action = { label: words.undo, act: () => void undo(changed), to: changed._id }
    toast({
      title: changes.updated,
      text: changes.updatedText,
      about: changes.orderIsNow(changed.orderId, status),
      // An admin who may take it back with a reason alone says it beside the history.
      ...(changed.undo && !changed.undo.needsReason && { ms: undoToastMs, action }),
    })
  }
  return (
    <>
      {offered && (
        <Button
          kind="secondary"
          size="small"
          // Without its pieces nobody could say which come back.
          disabled={offered.isRecorded && !data}
          onClick={() => setOpened(offered)}
          className="bg-raised"
        >
          {offered.isRecorded ? words.record : words.refuse}
        </Button>
      )}
      {opened && (
        <ReasonDialog
          title={opened.isRecorded ? words.recordTitle(order.orderId) : words.refuseTitle(order.orderId)}
          lead={opened.isRecorded ? words.recordLead : words.refuseLead}
          label={opened.isRecorded ? words.words : words.wordsForCustomer}
          yes={opened.isRecorded ? words.record : words.refuse}
          optional={opened.isRecorded}
          returnable={opened.returnable}
          keep={`${opened.isRecorded ? 'record' : 'refuse'} return ${order._id}`}
          onClose={() => setOpened(undefined)}
          onSend={send}
        />
      )}
    </>
  )
}
