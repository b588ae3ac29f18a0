import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { SessionApi } from './session.api.ts'

const queryKey = ['mySessions']

/** Where the person is signed in (I14), the last seen first. */
export function sessionsQuery(api: Api) {
  return queryOptions({
    queryKey,
    queryFn: async () => (await answerOf(clientOf<SessionApi>(api).mySessions.$get())).data,
    refetchOnMount: 'always',
  })
}

/** Ends one session, or all others where none is named; answers the shop's message. Throws ApiProblem. */
export async function endSessions(api: Api, queries: QueryClient, id?: string): Promise<string> {
  const { mySessions } = clientOf<SessionApi>(api)
  try {
    if (id === undefined) return (await answerOf(mySessions.$delete())).message
    return (await answerOf(mySessions[':id'].$delete({ param: { id } }))).message
  } finally {
    await queries.invalidateQueries({ queryKey })
  }
}
