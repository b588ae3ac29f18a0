import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '#src/core/locale.ts'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { HomeApi } from './home.api.ts'

/** Home's sections in one language; null while the shop's own stand. */
export function homeQuery(api: Api, language: Locale) {
  return queryOptions({
    queryKey: ['home', language],
    queryFn: async () =>
      (await answerOf(clientOf<HomeApi>(api).homeSections.$get({ query: { language } }))).data,
  })
}
