import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { InboxApi } from './inbox.api.ts'
import type { InboxState } from './inbox.ts'

export type InboxAsked = { state?: InboxState; q?: string }

const lookEveryMs = 15_000

function calls(api: Api) {
  return clientOf<InboxApi>(api)
}

/** Messages of visitors, the newest first, page by page; refetched only when its reader asks. */
export function inboxQuery(api: Api, asked: InboxAsked) {
  return infiniteQueryOptions({
    queryKey: ['inbox', 'list', asked],
    queryFn: ({ pageParam }) =>
      answerOf(calls(api).inbox.$get({ query: { ...asked, ...(pageParam && { cursor: pageParam }) } })),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchOnWindowFocus: false,
    refetchOnMount: 'always',
  })
}

/** How many messages nobody has answered: asked every 15 seconds while somebody looks, and after each change. */
export function inboxCountQuery(api: Api) {
  return queryOptions({
    queryKey: ['inbox-count'],
    queryFn: () => answerOf(calls(api).inboxCount.$get()),
    refetchInterval: lookEveryMs,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  })
}

export function conversationQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['inbox', 'message', id],
    queryFn: async () => (await answerOf(calls(api).inbox[':id'].$get({ param: { id } }))).data,
    staleTime: 0,
  })
}

/** Each throws ApiProblem: 409 when somebody was first. */
export const inboxActions = {
  reply: async (api: Api, id: string, reply: { text: string; seen: number }) =>
    (await answerOf(calls(api).inbox[':id'].reply.$post({ param: { id }, json: reply }))).data,
  mark: async (api: Api, id: string, answered: boolean) =>
    (await answerOf(calls(api).inbox[':id'].$put({ param: { id }, json: { answered } }))).data,
  remove: (api: Api, id: string) => answerOf(calls(api).inbox[':id'].$delete({ param: { id } })),
}
