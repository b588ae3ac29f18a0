import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '#src/core/locale.ts'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { PageApi } from './page.api.ts'

/** The owner's pages in menu and footer. */
export function pageLinksQuery(api: Api) {
  return queryOptions({
    queryKey: ['page-links'],
    queryFn: async () => (await answerOf(clientOf<PageApi>(api).pageLinks.$get())).data,
  })
}

/** A page in one language; null where the shop's own text stands. */
export function writtenPageQuery(api: Api, slug: string, language: Locale) {
  return queryOptions({
    queryKey: ['page', slug, language],
    queryFn: async () =>
      (await answerOf(clientOf<PageApi>(api).writtenPage.$get({ query: { slug, language } }))).data,
  })
}
