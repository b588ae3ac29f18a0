import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { updateCachedOrder } from '#src/orders/changes/order-cache.ts'
import type { Order } from '#src/orders/order/order.ts'
import { returnStates } from '#src/orders/return-record/return-state.ts'
import { chosenPieces } from '#src/orders/returns/piece-choice.tsx'
import { returnsQuery } from '#src/orders/returns/returns.query.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { type GivenReason, ReasonDialog } from './reason-dialog.tsx'
import { changeReturn } from './undo.query.ts'
import { undoingMessages } from './undoing.messages.ts'

/** Records the return of a delivered order for whoever called, or refuses one (O5'). */
export function StaffReturn({ order }: { order: Order }) {
  const words = useMessages(undoingMessages)
  const api = useApi()
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  const from = order.orderStatus
  const mayReturn = from === 'Delivered' || from === 'Return'
  const { data } = useQuery({ ...returnsQuery(api, order._id), enabled: mayReturn })
  if (from !== 'Delivered' && from !== 'Return') return null
  const isRecorded = from === 'Delivered'
  const state = data?.returns.at(-1)?.state
  const goodsAreBack = state !== undefined && !returnStates[state].endings.includes('refused')
  if (isRecorded ? data?.returnable.length === 0 : goodsAreBack) return null

  async function send({ reason, comment, pieces }: GivenReason) {
    const status = isRecorded ? 'Return' : 'Delivered'
    const lines = isRecorded && data && { lines: chosenPieces(data.returnable, pieces) }
    const change = { from, status, ...(reason && { reason }), ...(comment && { comment }), ...lines } as const
    await updateCachedOrder(queries, order._id, await changeReturn(api, order._id, change))
  }
  return (
    <>
      <Button kind="secondary" size="small" onClick={() => setOpen(true)} className="bg-raised">
        {isRecorded ? words.record : words.refuse}
      </Button>
      {open && (
        <ReasonDialog
          title={isRecorded ? words.recordTitle(order.orderId) : words.refuseTitle(order.orderId)}
          lead={isRecorded ? words.recordLead : words.refuseLead}
          label={words.words}
          yes={isRecorded ? words.record : words.refuse}
          optional={isRecorded}
          returnable={isRecorded ? data?.returnable : undefined}
          keep={`${isRecorded ? 'record' : 'refuse'} return ${order._id}`}
          onClose={() => setOpen(false)}
          onSend={send}
        />
      )}
    </>
  )
}
