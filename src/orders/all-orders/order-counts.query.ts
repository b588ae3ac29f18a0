import { queryOptions } from '@tanstack/react-query'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { OrderCountsApi } from './order-counts.api.ts'

const lookEveryMs = 15_000

/** How many orders wait for staff: asked every 15 seconds while somebody looks, and after each change. */
export function orderCountsQuery(api: Api) {
  return queryOptions({
    queryKey: ['order-counts'],
    queryFn: () => answerOf(clientOf<OrderCountsApi>(api).orderCounts.$get()),
    refetchInterval: lookEveryMs,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  })
}
