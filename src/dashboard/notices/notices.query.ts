import { queryOptions } from '@tanstack/react-query'
import type { NoticeApi } from '#src/notices/notice.api.ts'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'

/** The newest notices and how many of them are new to the reader (N1). */
export function noticesQuery(api: Api) {
  return queryOptions({
    queryKey: ['notices'],
    queryFn: () => answerOf(clientOf<NoticeApi>(api).notices.$get()),
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  })
}

/** Says that the notices up to this one were seen. Throws ApiProblem. */
export function saveSeen(api: Api, upTo: string) {
  return answerOf(clientOf<NoticeApi>(api).noticesSeen.$put({ json: { upTo } }))
}
