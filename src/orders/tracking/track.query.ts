import { queryOptions } from '@tanstack/react-query'
import type { OrderApi } from '#src/orders/placing/order.api.ts'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'

/** The order behind a tracking link (O13). */
export function trackedOrderQuery(api: Api, token: string) {
  return queryOptions({
    queryKey: ['track', token],
    queryFn: async () =>
      (await answerOf(clientOf<OrderApi>(api).trackOrder[':token'].$get({ param: { token } }))).data,
  })
}
