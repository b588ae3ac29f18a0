import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { LetterStatus } from '#src/mail/delivery.ts'
import type { LetterApi } from '#src/mail/email.api.ts'
import { type Api, ApiProblem, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'

const pageSize = 20

/** Letters of a status, or all of them, the newest first, page by page. */
export function lettersQuery(api: Api, status: LetterStatus | undefined) {
  return infiniteQueryOptions({
    queryKey: ['letters', status ?? 'all'],
    queryFn: ({ pageParam }) =>
      answerOf(
        clientOf<LetterApi>(api).letters.$get({
          query: {
            limit: String(pageSize),
            ...(status && { status }),
            ...(pageParam && { cursor: pageParam }),
          },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchOnMount: 'always',
  })
}

/** One letter with its words. */
export function letterQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['letter', id],
    queryFn: async () =>
      (await answerOf(clientOf<LetterApi>(api).letter[':id'].$get({ param: { id } }))).data,
    retry: (times, problem) => times < 3 && !(problem instanceof ApiProblem && problem.status === 404),
  })
}

/** Puts a letter that was given up back on its way. Throws ApiProblem. */
export async function resendLetter(api: Api, queries: QueryClient, id: string): Promise<void> {
  try {
    await answerOf(clientOf<LetterApi>(api).letter[':id'].resend.$post({ param: { id } }))
  } finally {
    await queries.invalidateQueries({ queryKey: ['letters'] })
  }
}

/** A letter as a list shows it. */
export type LetterEntry = Awaited<
  ReturnType<NonNullable<ReturnType<typeof lettersQuery>['queryFn']>>
>['data'][number]
