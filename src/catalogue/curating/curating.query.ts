import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { CollectionBody, CollectionEdit } from './collection-body.ts'
import type { CuratingApi } from './curating.api.ts'

/** All collections as staff edit them. */
export function editCollectionsQuery(api: Api) {
  return queryOptions({
    queryKey: ['editCollections'],
    queryFn: async () => (await answerOf(clientOf<CuratingApi>(api).editCollections.$get())).data,
  })
}

/** A change of the collections, by the call that makes it. */
export type CollectionsChange =
  | { add: CollectionBody }
  | { change: CollectionEdit; slug: string }
  | { order: string[] }
  | { remove: string }

/** Sends a change and takes over what the collections are then. Throws ApiProblem. */
export async function sendCollectionsChange(
  api: Api,
  queries: QueryClient,
  change: CollectionsChange,
): Promise<void> {
  const client = clientOf<CuratingApi>(api)
  const { data } = await answerOf(send())
  queries.setQueryData(['editCollections'], data)
  for (const queryKey of [['collection'], ['products'], ['home'], ['page-links']])
    void queries.invalidateQueries({ queryKey })

  function send() {
    if ('add' in change) return client.postCollection.$post({ json: change.add })
    if ('order' in change) return client.collectionOrder.$put({ json: { slugs: change.order } })
    if ('remove' in change)
      return client.deleteCollection[':slug'].$delete({ param: { slug: change.remove } })
    return client.updateCollection[':slug'].$put({ param: { slug: change.slug }, json: change.change })
  }
}
