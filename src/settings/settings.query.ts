import { queryOptions } from '@tanstack/react-query'

import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { SettingsApi } from './settings.api.ts'

/** The site settings, under product.md section 7's query key `Website`. */
export function settingsQuery(api: Api) {
  return queryOptions({
    queryKey: ['Website'],
    queryFn: async () => (await answerOf(clientOf<SettingsApi>(api).getWebsiteInfo.$get())).data,
  })
}
