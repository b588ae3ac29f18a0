import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { orderQuery } from '#src/orders/changes/admin-order.query.ts'
import { updateCachedOrder } from '#src/orders/changes/order-cache.ts'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { CallApi } from './call.api.ts'
import type { CallOutcome } from './call-outcome.ts'

const calls = (api: Api) => clientOf<CallApi>(api)

/** Who is called next; asking keeps the order for this person, and is done again only when its reader asks. */
export function nextCallQuery(api: Api) {
  return queryOptions({
    queryKey: ['next-call'],
    queryFn: ({ client }) => askNext(api, client),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: 0,
    gcTime: 0,
  })
}

/** Keeps what came of the order where its own pages have it: there it follows what others change (N5). */
async function askNext(api: Api, queries: QueryClient, skip?: string) {
  const next = await answerOf(calls(api).nextCall.$post({ json: skip === undefined ? {} : { skip } }))
  if (next.order) {
    const { _id: id } = next.order
    queries.setQueryData(orderQuery(api, id).queryKey, next.order)
    queries.setQueryData(callsQuery(api, id).queryKey, next.calls)
  }
  return next
}

/** Puts an order off and shows the next one. Throws ApiProblem. */
export async function skipCall(api: Api, queries: QueryClient, id: string): Promise<void> {
  queries.setQueryData(nextCallQuery(api).queryKey, await askNext(api, queries, id))
  await queries.invalidateQueries({ queryKey: ['order-counts'] })
}

/** The calls about an order, the newest first. */
export function callsQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['order', id, 'calls'],
    queryFn: async () => (await answerOf(calls(api).orderCalls[':id'].$get({ param: { id } }))).data,
    staleTime: 0,
  })
}

/** Writes what a call came to, once for each key; answers the shop's words. Throws ApiProblem: 409 while somebody else has the order. */
export async function writeCall(
  api: Api,
  queries: QueryClient,
  id: string,
  { key, ...json }: { key: string; outcome: CallOutcome; note: string; at?: string },
): Promise<string> {
  try {
    const header = { 'idempotency-key': key }
    const { message, order } = await answerOf(
      calls(api).orderCalls[':id'].$post({ param: { id }, header, json }),
    )
    await updateCachedOrder(queries, id, order)
    return message
  } finally {
    await queries.invalidateQueries({ queryKey: ['order', id] })
    await queries.invalidateQueries({ queryKey: ['order-counts'] })
  }
}
