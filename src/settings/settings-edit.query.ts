import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { SettingsApi } from './settings.api.ts'
import { settingsQuery } from './settings.query.ts'
import { type SettingsDraft, type SettingsField, updateOf } from './settings-draft.ts'

/** The settings as they stand right now, to be edited: asked once, for nothing may change under the typing. */
export function settingsEditQuery(api: Api) {
  return queryOptions({
    ...settingsQuery(api),
    queryKey: ['Website', 'edit'],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** Saves the form over the version that was seen and answers the shop's message; throws ApiProblem. */
export async function saveSettingsDraft(
  api: Api,
  queries: QueryClient,
  { draft, version }: { draft: SettingsDraft; version: number },
): Promise<string> {
  const client = clientOf<SettingsApi>(api)
  const { message } = await answerOf(client.updateWebsiteInfo.$put({ json: updateOf(draft, version) }))
  await queries.invalidateQueries({ queryKey: settingsQuery(api).queryKey, exact: true })
  return message
}

/** Saves some fields of the form over the version that was seen; answers the shop's message and the version it is now. Throws ApiProblem. */
export async function saveSettingsPart(
  api: Api,
  queries: QueryClient,
  { draft, fields, version }: { draft: SettingsDraft; fields: readonly SettingsField[]; version: number },
): Promise<{ message: string; version: number }> {
  const client = clientOf<SettingsApi>(api)
  const all = Object.entries(updateOf(draft, version))
  const json = Object.fromEntries(
    all.filter(([name]) => name === 'version' || fields.some((one) => one === name)),
  )
  const answer = await answerOf(client.updateWebsiteInfo.$patch({ json }))
  await queries.invalidateQueries({ queryKey: settingsQuery(api).queryKey, exact: true })
  return answer
}
