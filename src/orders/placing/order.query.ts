import type { PlacedOrder } from '#src/orders/order/tracked-order.ts'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { OrderApi } from './order.api.ts'

function client(api: Api) {
  return clientOf<OrderApi>(api)
}

export type OrderDraft = Parameters<ReturnType<typeof client>['postOrder']['$post']>[0]['json']

/** Sends an order; the same key sent again answers the same order (O2). Throws ApiProblem. */
export function sendOrder(api: Api, order: OrderDraft, key: string): Promise<PlacedOrder> {
  return answerOf(client(api).postOrder.$post({ json: order, header: { 'idempotency-key': key } }))
}
