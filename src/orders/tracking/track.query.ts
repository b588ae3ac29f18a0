import { queryOptions } from '@tanstack/react-query'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { TrackApi } from './track.api.ts'

/** The order behind a tracking link (O13). */
export function trackedOrderQuery(api: Api, token: string) {
  return queryOptions({
    queryKey: ['track', token],
    queryFn: async () =>
      (await answerOf(clientOf<TrackApi>(api).trackOrder[':token'].$get({ param: { token } }))).data,
  })
}
