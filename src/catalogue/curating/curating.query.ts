import { queryOptions } from '@tanstack/react-query'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { CuratingApi } from './curating.api.ts'

/** All collections as staff edit them. */
export function editCollectionsQuery(api: Api) {
  return queryOptions({
    queryKey: ['editCollections'],
    queryFn: async () => (await answerOf(clientOf<CuratingApi>(api).editCollections.$get())).data,
  })
}
