import { queryOptions } from '@tanstack/react-query'
import { asMyself } from '#src/orders/checkout-address/as-myself.ts'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { TrackApi } from './track.api.ts'

/** The tax documents of the order behind a tracking link, the oldest first; only to its signed-in owner they name her (T3). */
export function trackedTaxQuery(api: Api, token: string) {
  return queryOptions({
    queryKey: ['track', token, 'tax'],
    queryFn: async () => {
      const { trackOrder } = clientOf<TrackApi>(await asMyself(api))
      return (await answerOf(trackOrder[':token'].tax.$get({ param: { token } }))).data
    },
    staleTime: 0,
  })
}
