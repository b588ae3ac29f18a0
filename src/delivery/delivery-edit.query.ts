import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { SettingsApi } from '#src/settings/settings.api.ts'
import { settingsQuery } from '#src/settings/settings.query.ts'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { DeliveryApi } from './delivery.api.ts'
import { zonesQuery } from './delivery.query.ts'
import type { DeliveryDraft } from './delivery-draft.ts'

/** Zones and settings as they stand right now, to be edited: asked once, for nothing may change under the typing. */
export function deliveryEditQuery(api: Api) {
  return queryOptions({
    queryKey: ['deliveryZones', 'edit'],
    queryFn: async () => {
      const settings = (await answerOf(clientOf<SettingsApi>(api).getWebsiteInfo.$get())).data
      return { settings, zones: (await answerOf(clientOf<DeliveryApi>(api).deliveryZones.$get())).data }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** Saves how the shop delivers over the version that was seen; answers the shop's words. Throws ApiProblem. */
export async function saveDelivery(
  api: Api,
  queries: QueryClient,
  json: DeliveryDraft & { version: number },
): Promise<string> {
  const { message } = await answerOf(clientOf<DeliveryApi>(api).deliveryZones.$put({ json }))
  await queries.invalidateQueries({ queryKey: zonesQuery(api).queryKey, exact: true })
  await queries.invalidateQueries({ queryKey: settingsQuery(api).queryKey, exact: true })
  return message
}
