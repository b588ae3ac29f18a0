import { queryOptions } from '@tanstack/react-query'
import type { PlacedOrder } from '#src/orders/order/order.ts'
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

/** The order behind a tracking link (O13). */
export function trackedOrderQuery(api: Api, token: string) {
  return queryOptions({
    queryKey: ['track', token],
    queryFn: async () => (await answerOf(client(api).trackOrder[':token'].$get({ param: { token } }))).data,
  })
}
