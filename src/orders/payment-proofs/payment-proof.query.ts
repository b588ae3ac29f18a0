import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { ProofReviewApi } from './payment-proof.api.ts'
import type { ReviewRequest } from './payment-proof.ts'
import type { ProofReview } from './proof-state.ts'

const pageSize = 12
/** Signed addresses are good for ten minutes; pictures are asked for anew well before. */
const freshMs = 5 * 60_000

/** Payment proofs of one kind, the newest first, growing by a page. */
export function proofsQuery(api: Api, review: ProofReview) {
  return infiniteQueryOptions({
    queryKey: ['proofs', review],
    queryFn: ({ pageParam }) =>
      answerOf(
        clientOf<ProofReviewApi>(api).proofs.$get({
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
export async function decideProof(
  api: Api,
  queries: QueryClient,
  id: string,
  review: ReviewRequest,
): Promise<void> {
  try {
    await answerOf(clientOf<ProofReviewApi>(api).proofReview[':id'].$put({ param: { id }, json: review }))
  } finally {
    await queries.invalidateQueries({ queryKey: ['proofs'] })
  }
}

/** Puts a fresh receipt behind a tracking link that was asked for one. Throws ApiProblem. */
export async function sendFreshProof(api: Api, token: string, paymentProof: string): Promise<void> {
  await answerOf(
    clientOf<ProofReviewApi>(api).trackOrder[':token'].proof.$post({
      param: { token },
      json: { paymentProof },
    }),
  )
}
