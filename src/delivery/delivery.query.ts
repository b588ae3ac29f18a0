import { queryOptions } from '@tanstack/react-query'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { DeliveryApi } from './delivery.api.ts'

/** The zones of the shop; most have none. */
export function zonesQuery(api: Api) {
  return queryOptions({
    queryKey: ['deliveryZones'],
    queryFn: async () => (await answerOf(clientOf<DeliveryApi>(api).deliveryZones.$get())).data,
  })
}
