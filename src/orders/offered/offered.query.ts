import { queryOptions } from '@tanstack/react-query'
import type { PlacedOrder } from '#src/orders/order/tracked-order.ts'
import type { StaffOrderApi } from '#src/orders/staff-orders/staff-order.api.ts'
import type { PaymentMethod } from '#src/settings/delivery.ts'
import { type Api, ApiProblem, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { WrittenAddress } from './written-address.ts'

/** What staff prepared behind a link, or where the order it became is followed (O19). */
export function offeredQuery(api: Api, token: string) {
  return queryOptions({
    queryKey: ['offered', token],
    queryFn: () => answerOf(clientOf<StaffOrderApi>(api).orderDraft[':token'].$get({ param: { token } })),
    staleTime: 0,
    retry: (count, problem) => count < 3 && !isGone(problem),
  })
}

/** True for a link that expired or never was. */
export function isGone(problem: unknown): boolean {
  return problem instanceof ApiProblem && problem.status === 404
}

/** Confirms it; again, it answers the same order. Throws ApiProblem. */
export function confirmOffered(
  api: Api,
  token: string,
  payment: { paymentMethod: PaymentMethod; paymentProof: string } & WrittenAddress,
): Promise<PlacedOrder> {
  return answerOf(
    clientOf<StaffOrderApi>(api).orderDraft[':token'].confirm.$post({ param: { token }, json: payment }),
  )
}
