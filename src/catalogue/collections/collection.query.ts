import { queryOptions } from '@tanstack/react-query'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import { PageMoved } from '#src/ui/data/page-data.ts'
import type { CollectionApi } from './collection.api.ts'

/** What the page of a collection shows. Throws PageMoved where the address leads on (P18). */
export function collectionQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: ['collection', slug],
    queryFn: async () => {
      const { data } = await answerOf(clientOf<CollectionApi>(api).collection.$get({ query: { slug } }))
      if ('movedTo' in data) throw new PageMoved(data.movedTo)
      return data
    },
  })
}
