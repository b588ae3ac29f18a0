import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { EmailApi } from '#src/mail/email.api.ts'
import type { EmailStatus } from '#src/mail/email-delivery.ts'
import { type Api, ApiProblem, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'

const pageSize = 20

/** Emails of a status, or all of them, the newest first, page by page. */
export function emailsQuery(api: Api, status: EmailStatus | undefined) {
  return infiniteQueryOptions({
    queryKey: ['emails', status ?? 'all'],
    queryFn: ({ pageParam }) =>
      answerOf(
        clientOf<EmailApi>(api).letters.$get({
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

/** One email with its words. */
export function emailQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['email', id],
    queryFn: async () => (await answerOf(clientOf<EmailApi>(api).letter[':id'].$get({ param: { id } }))).data,
    retry: (times, problem) => times < 3 && !(problem instanceof ApiProblem && problem.status === 404),
  })
}

/** Puts an email that was given up back on its way. Throws ApiProblem. */
export async function resendEmail(api: Api, queries: QueryClient, id: string): Promise<void> {
  try {
    await answerOf(clientOf<EmailApi>(api).letter[':id'].resend.$post({ param: { id } }))
  } finally {
    await queries.invalidateQueries({ queryKey: ['emails'] })
  }
}

/** An email as a list shows it. */
export type EmailEntry = Awaited<
  ReturnType<NonNullable<ReturnType<typeof emailsQuery>['queryFn']>>
>['data'][number]
