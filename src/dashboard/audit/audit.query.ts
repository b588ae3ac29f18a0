import { infiniteQueryOptions } from '@tanstack/react-query'
import type { AuditApi } from '#src/audit/audit.api.ts'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'

const pageSize = 30

/** What the address of the page narrows the log to; empty ones are left out. */
export const auditParameters = ['q', 'person', 'topic', 'thing', 'from', 'to'] as const

/** Shorter texts are in nearly every line. */
export const shortestSearch = 3

export type AuditAsked = Partial<Record<(typeof auditParameters)[number], string>>

/** Lines of the activity log, the newest first, page by page. */
export function auditQuery(api: Api, asked: AuditAsked) {
  return infiniteQueryOptions({
    queryKey: ['audit', asked],
    queryFn: ({ pageParam }) =>
      answerOf(
        clientOf<AuditApi>(api).audit.$get({
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
