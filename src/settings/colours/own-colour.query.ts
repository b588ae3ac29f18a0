import type { QueryClient } from '@tanstack/react-query'
import type { OwnColour } from '#src/ui/colours.ts'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import { settingsQuery } from '../settings.query.ts'
import type { OwnColourApi } from './own-colour.api.ts'

/** Keeps a colour among the shop's own, on this page at once. Throws ApiProblem, as below. */
export async function sendOwnColour(api: Api, queries: QueryClient, colour: OwnColour): Promise<void> {
  const { data } = await answerOf(clientOf<OwnColourApi>(api).ownColour.$put({ json: colour }))
  queries.setQueryData(settingsQuery(api).queryKey, data)
}

/** Takes a colour out of the shop's own. */
export async function dropOwnColour(api: Api, queries: QueryClient, name: string): Promise<void> {
  const call = clientOf<OwnColourApi>(api).ownColour[':name'].$delete
  const { data } = await answerOf(call({ param: { name } }))
  queries.setQueryData(settingsQuery(api).queryKey, data)
}
