import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { DayRange } from '#src/orders/sums/days.ts'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { ReportApi } from './report.api.ts'

/** A report; the one before stays in sight until it is there. Asked again when its reader comes back to it. */
export function reportQuery(api: Api, range: DayRange) {
  return queryOptions({
    queryKey: ['report', range],
    queryFn: () => answerOf(clientOf<ReportApi>(api).report.$get({ query: range })),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}
