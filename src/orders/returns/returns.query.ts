import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { updateCachedOrder } from '#src/orders/changes/order-cache.ts'
import type { ReturnReason } from '#src/orders/order/return-reason.ts'
import type { ReturnWish } from '#src/orders/return-record/return-state.ts'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { StepRequest } from './order-return.ts'
import type { ReturnApi } from './return.api.ts'

/** The id of the place where an order's returns are, on its page. */
export const returnsPlace = 'return'

/** What came and comes back of an order; asked anew with the order itself (O16). */
export function returnsQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['order', id, 'returns'],
    queryFn: async () =>
      (await answerOf(clientOf<ReturnApi>(api).orderReturn[':id'].$get({ param: { id } }))).data,
  })
}

/** The same by the tracking link (O13). */
export function trackedReturnsQuery(api: Api, token: string) {
  return queryOptions({
    queryKey: ['track', token, 'returns'],
    queryFn: async () =>
      (await answerOf(clientOf<ReturnApi>(api).trackOrder[':token'].return.$get({ param: { token } }))).data,
  })
}

/** Takes a return a step further, and shows its order as it is then. Throws ApiProblem: 409 when somebody was first. */
export async function takeReturnStep(
  api: Api,
  queries: QueryClient,
  { orderId, returnId, step }: { orderId: string; returnId: string; step: StepRequest },
): Promise<string> {
  const call = clientOf<ReturnApi>(api).returnStep[':id'].$put({ param: { id: returnId }, json: step })
  try {
    const { message, order } = await answerOf(call)
    await updateCachedOrder(queries, orderId, order)
    return message
  } catch (problem) {
    await queries.invalidateQueries({ queryKey: ['order', orderId] })
    throw problem
  }
}

/** What a guest sends by the tracking link. */
export type GuestChange = {
  from: 'Pending' | 'Confirmed' | 'Shipping' | 'Delivered' | 'Cancelled' | 'Return'
  status: 'Cancelled' | 'Return'
  reason?: ReturnReason
  comment?: string
  lines?: { line: number; quantity: number }[]
  photos?: string[]
  wants?: ReturnWish
}

/** Cancels an order or asks for its return by the tracking link (O13). Throws ApiProblem. */
export async function changeTracked(
  api: Api,
  queries: QueryClient,
  token: string,
  change: GuestChange,
): Promise<void> {
  try {
    await answerOf(
      clientOf<ReturnApi>(api).trackOrder[':token'].change.$post({ param: { token }, json: change }),
    )
  } finally {
    await queries.invalidateQueries({ queryKey: ['track', token] })
  }
}
