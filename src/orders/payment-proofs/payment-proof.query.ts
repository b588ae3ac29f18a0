import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import type { PaymentProofState } from '#src/orders/ledger/payment-proof-state.ts'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { PaymentProofApi } from './payment-proof.api.ts'
import type { PaymentProofDecision } from './payment-proof.ts'

const pageSize = 12
/** Signed addresses are good for ten minutes; pictures are asked for anew well before. */
const freshMs = 5 * 60_000

/** Payment proofs of one kind, the newest first, page by page. */
export function paymentProofsQuery(api: Api, review: PaymentProofState) {
  return infiniteQueryOptions({
    queryKey: ['proofs', review],
    queryFn: ({ pageParam }) =>
      answerOf(
        clientOf<PaymentProofApi>(api).proofs.$get({
          query: { review, limit: String(pageSize), ...(pageParam && { cursor: pageParam }) },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchOnMount: 'always',
    refetchInterval: freshMs,
  })
}

/** Says what staff decided about the proof of an order. Throws ApiProblem; the lists are asked for anew either way. */
export async function sendDecision(
  api: Api,
  queries: QueryClient,
  id: string,
  review: PaymentProofDecision,
): Promise<void> {
  try {
    await answerOf(clientOf<PaymentProofApi>(api).proofReview[':id'].$put({ param: { id }, json: review }))
  } finally {
    await Promise.all(
      [['proofs'], ['order', id], ['orders'], ['order-counts']].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    )
  }
}

/** Puts a fresh receipt behind a tracking link that was asked for one. Throws ApiProblem. */
export async function sendPaymentProofAgain(api: Api, token: string, paymentProof: string): Promise<void> {
  await answerOf(
    clientOf<PaymentProofApi>(api).trackOrder[':token'].proof.$post({
      param: { token },
      json: { paymentProof },
    }),
  )
}
