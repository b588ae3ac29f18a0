import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { TaxApi } from './tax.api.ts'

const client = (api: Api) => clientOf<TaxApi>(api)

/** The tax documents of these orders, order by order, the oldest first. */
export function orderTaxQuery(api: Api, ids: readonly string[]) {
  return queryOptions({
    queryKey: ['tax', 'orders', ids],
    queryFn: async () =>
      (await answerOf(client(api).taxDocuments.$get({ query: { orders: ids.join(',') } }))).data,
    staleTime: 0,
  })
}

/** What was issued in a month of Muscat, in sums. */
export function taxMonthQuery(api: Api, month: string) {
  return queryOptions({
    queryKey: ['tax', 'month', month],
    queryFn: () => answerOf(client(api).taxMonth.$get({ query: { month } })),
    staleTime: 0,
  })
}

/** The documents of a month, the newest first, page by page. */
export function taxListQuery(api: Api, month: string) {
  return infiniteQueryOptions({
    queryKey: ['tax', 'list', month],
    queryFn: ({ pageParam }) =>
      answerOf(client(api).taxDocuments.$get({ query: { month, ...(pageParam && { cursor: pageParam }) } })),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchOnMount: 'always',
  })
}
