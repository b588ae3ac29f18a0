import type { OrderChangeApi } from '#src/orders/changes/order-change.api.ts'
import type { OrderDetails } from '#src/orders/order/order.ts'
import type { OrderStatus } from '#src/orders/order/order-status.ts'
import type { ReturnReason } from '#src/orders/order/return-reason.ts'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'

/** Takes the last change of the status back (O5'). Throws ApiProblem: 409 when somebody was first. */
export async function undoStatus(
  api: Api,
  id: string,
  undo: { from: OrderStatus; reason?: string },
): Promise<OrderDetails> {
  const calls = clientOf<OrderChangeApi>(api)
  return (await answerOf(calls.undoStatus[':id'].$post({ param: { id }, json: undo }))).order
}

/** Records a return, or refuses one (O5'). Throws ApiProblem. */
export async function changeReturn(
  api: Api,
  id: string,
  change: {
    from: OrderStatus
    status: 'Return' | 'Delivered'
    reason?: ReturnReason
    comment?: string
    lines?: { line: number; quantity: number }[]
  },
): Promise<OrderDetails> {
  const calls = clientOf<OrderChangeApi>(api)
  return (await answerOf(calls.orderReturn[':id'].$put({ param: { id }, json: change }))).order
}
