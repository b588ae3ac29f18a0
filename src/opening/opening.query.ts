import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { OpeningApi } from './opening.api.ts'

/** Whether the shop is open, and what is missing before; for staff. */
export function openingQuery(api: Api) {
  return queryOptions({
    queryKey: ['opening'],
    queryFn: async () => (await answerOf(clientOf<OpeningApi>(api).opening.$get())).data,
  })
}

/** Opens or closes the shop; throws ApiProblem. */
export async function putOpen(api: Api, queries: QueryClient, open: boolean): Promise<void> {
  const { data } = await answerOf(clientOf<OpeningApi>(api).opening.$put({ json: { open } }))
  queries.setQueryData(openingQuery(api).queryKey, data)
}

/** Replaces the preview link; throws ApiProblem. */
export async function postPreviewLink(api: Api, queries: QueryClient): Promise<void> {
  const { data } = await answerOf(clientOf<OpeningApi>(api).previewLink.$post())
  queries.setQueryData(openingQuery(api).queryKey, data)
}
