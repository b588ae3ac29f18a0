import { queryOptions } from '@tanstack/react-query'
import type { StatisticsApi } from '#src/orders/reports/statistics.api.ts'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'

const lookEveryMs = 60_000

/** The shop in numbers, for staff; asked again each minute while it is looked at. */
export function statisticsQuery(api: Api) {
  return queryOptions({
    queryKey: ['statistics'],
    queryFn: () => answerOf(clientOf<StatisticsApi>(api).statistics.$get({ query: {} })),
    refetchInterval: lookEveryMs,
    staleTime: 0,
  })
}

/** A customer's own orders in numbers. */
export function myCountsQuery(api: Api) {
  return queryOptions({
    queryKey: ['my-counts'],
    queryFn: () => answerOf(clientOf<StatisticsApi>(api).myCounts.$get()),
    staleTime: 0,
  })
}
