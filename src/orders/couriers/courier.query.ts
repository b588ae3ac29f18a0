import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { updateCachedOrder } from '#src/orders/changes/order-cache.ts'
import type { BulkReply } from '#src/orders/changes/order-change.ts'
import type { DoorOutcome } from '#src/orders/shipments/shipment.ts'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { CourierApi } from './courier.api.ts'
import type { CourierRequest, HandOverRequest } from './courier.ts'
import type { ShippingApi } from './shipping.api.ts'

const couriers = (api: Api) => clientOf<CourierApi>(api)
const shipping = (api: Api) => clientOf<ShippingApi>(api)

/** All couriers with what is due. */
export function couriersQuery(api: Api) {
  return queryOptions({
    queryKey: ['couriers'],
    queryFn: async () => (await answerOf(couriers(api).couriers.$get())).data,
    staleTime: 0,
  })
}

/** What a courier brought, the newest first, page by page. */
export function settlementsQuery(api: Api, id: string) {
  return infiniteQueryOptions({
    queryKey: ['couriers', id, 'settlements'],
    queryFn: ({ pageParam }) =>
      answerOf(
        couriers(api).courierSettlements[':id'].$get({
          param: { id },
          query: { limit: '10', ...(pageParam && { cursor: pageParam }) },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  })
}

/** What a courier has now, page by page. */
export function handOverListQuery(api: Api, id: string) {
  return infiniteQueryOptions({
    queryKey: ['couriers', id, 'out'],
    queryFn: ({ pageParam }) =>
      answerOf(
        shipping(api).handOverList[':id'].$get({
          param: { id },
          query: { limit: '100', ...(pageParam && { cursor: pageParam }) },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  })
}

/** Each time an order was handed over, the newest first. */
export function shipmentsQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['order', id, 'shipments'],
    queryFn: async () => (await answerOf(shipping(api).orderShipments[':id'].$get({ param: { id } }))).data,
    staleTime: 0,
  })
}

/** Adds or changes a courier; answers the shop's words. Throws ApiProblem. */
export function saveCourier(
  api: Api,
  queries: QueryClient,
  id: string | undefined,
  json: CourierRequest,
): Promise<string> {
  if (!id) return keep(queries, answerOf(couriers(api).couriers.$post({ json })))
  return keep(queries, answerOf(couriers(api).couriers[':id'].$put({ param: { id }, json })))
}

/** Books what a courier brought, once for each key; `amount` in OMR as typed. Throws ApiProblem. */
export function settleCash(
  api: Api,
  queries: QueryClient,
  {
    id,
    key,
    request,
  }: { id: string; key: string; request: { amount: string; reference: string; seen: number } },
): Promise<string> {
  const header = { 'idempotency-key': key }
  return keep(
    queries,
    answerOf(couriers(api).courierSettlements[':id'].$post({ param: { id }, header, json: request })),
  )
}

/** Takes back an entry of a courier. Throws ApiProblem. */
export function takeBackCash(
  api: Api,
  queries: QueryClient,
  id: string,
  settlement: string,
): Promise<string> {
  const call = couriers(api).settlementReversal[':id'].$post({ param: { id }, json: { settlement } })
  return keep(queries, answerOf(call))
}

/** Hands orders over, and shows each as it is then. Throws ApiProblem; then nobody knows which went. */
export async function handOrders(
  api: Api,
  queries: QueryClient,
  json: HandOverRequest,
): Promise<BulkReply['results']> {
  try {
    const { results } = await answerOf(shipping(api).handOver.$post({ json }))
    for (const { _id, order, outcome } of results)
      if (outcome !== 'refused') await updateCachedOrder(queries, _id, order)
    return results
  } finally {
    await queries.invalidateQueries({ queryKey: ['couriers'] })
  }
}

/** Tells what happened at the door; answers the shop's words. Throws ApiProblem. */
export async function tellDoor(
  api: Api,
  queries: QueryClient,
  id: string,
  json: { shipment: string; outcome: DoorOutcome },
): Promise<string> {
  try {
    const { message, order } = await answerOf(shipping(api).orderDoor[':id'].$put({ param: { id }, json }))
    await updateCachedOrder(queries, id, order)
    return message
  } finally {
    await queries.invalidateQueries({ queryKey: ['order', id] })
    await queries.invalidateQueries({ queryKey: ['couriers'] })
  }
}

async function keep(queries: QueryClient, answer: Promise<{ message: string }>): Promise<string> {
  try {
    return (await answer).message
  } finally {
    await queries.invalidateQueries({ queryKey: ['couriers'] })
  }
}
