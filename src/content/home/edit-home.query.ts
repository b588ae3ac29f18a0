import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { HomeApi } from './home.api.ts'
import type { ArrangedHome, HomeLayout } from './home.ts'

/** Home's sections as they stand right now, to be edited; nothing may change under the hand. */
export function editHomeQuery(api: Api) {
  return queryOptions({
    queryKey: ['edit-home'],
    queryFn: async () => (await answerOf(clientOf<HomeApi>(api).editHome.$get())).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** Arranges home over the version that was seen; throws ApiProblem, 409 when somebody else saved since. */
export async function saveHomeLayout(
  api: Api,
  queries: QueryClient,
  layout: HomeLayout,
): Promise<ArrangedHome> {
  const { data } = await answerOf(clientOf<HomeApi>(api).editHome.$put({ json: layout }))
  await queries.invalidateQueries({ queryKey: ['home'] })
  return data
}
