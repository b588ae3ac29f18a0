import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { CustomerApi } from './customer.api.ts'
import type { CustomerDetails } from './customer.ts'

const pageSize = 30

/** What the address of the list narrows it to; empty ones are left out. */
export const customerParameters = ['q', 'tag', 'blocked', 'sort'] as const
export type CustomersAsked = Partial<Record<(typeof customerParameters)[number], string>>

/** Customers, page by page. */
export function customersQuery(api: Api, asked: CustomersAsked) {
  return infiniteQueryOptions({
    queryKey: ['customers', asked],
    queryFn: ({ pageParam }) =>
      answerOf(
        clientOf<CustomerApi>(api).customers.$get({
          query: { ...asked, limit: String(pageSize), ...(pageParam && { cursor: pageParam }) } as Record<
            string,
            string
          >,
        }),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchOnMount: 'always',
  })
}

/** One customer, by id or by the record id of an order. */
export function customerQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['customer', id],
    queryFn: () => answerOf(clientOf<CustomerApi>(api).customers[':id'].$get({ param: { id } })),
    refetchOnMount: 'always',
  })
}

/** What staff change about a customer; each answers it as it is then. Throws ApiProblem. */
export function customerChanges(api: Api, queries: QueryClient, asked: string, id: string) {
  const one = () => clientOf<CustomerApi>(api).customers[':id']
  const keep = async (answer: Promise<CustomerDetails>) => {
    queries.setQueryData(customerQuery(api, asked).queryKey, await answer)
    await queries.invalidateQueries({ queryKey: ['customers'] })
  }
  const param = { id }
  return {
    addNote: (note: string) => keep(answerOf(one().notes.$post({ param, json: { note } }))),
    deleteNote: (noteId: string) => keep(answerOf(one().notes[':noteId'].$delete({ param: { id, noteId } }))),
    setTags: (tags: string[]) => keep(answerOf(one().tags.$put({ param, json: { tags } }))),
    block: (reason: string) => keep(answerOf(one().block.$put({ param, json: { reason } }))),
    unblock: () => keep(answerOf(one().block.$delete({ param }))),
  }
}
