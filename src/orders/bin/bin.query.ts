import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { BinApi } from './bin.api.ts'

/** The bin, the last deleted first, page by page. */
export function binQuery(api: Api) {
  return infiniteQueryOptions({
    queryKey: ['bin'],
    queryFn: ({ pageParam }) =>
      answerOf(
        clientOf<BinApi>(api).deletedOrders.$get({
          query: { limit: '30', ...(pageParam && { cursor: pageParam }) },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  })
}

/** Takes an order out of the bin; answers the shop's words. Throws ApiProblem. */
export async function restoreOrder(api: Api, queries: QueryClient, id: string): Promise<string> {
  try {
    return (await answerOf(clientOf<BinApi>(api).restoreOrder[':id'].$post({ param: { id } }))).message
  } finally {
    await queries.invalidateQueries({ queryKey: ['bin'] })
    await queries.invalidateQueries({ queryKey: ['orders'] })
  }
}

/** Removes for good what the law no longer asks for; answers how many. Throws ApiProblem. */
export async function emptyBin(api: Api, queries: QueryClient): Promise<number> {
  try {
    return (await answerOf(clientOf<BinApi>(api).deletedOrders.$delete())).removed
  } finally {
    await queries.invalidateQueries({ queryKey: ['bin'] })
  }
}
