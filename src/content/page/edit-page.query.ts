import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Locale } from '#src/core/locale.ts'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { EditPageApi } from './edit-page.api.ts'
import type { EditedPage, PageContent, PageSave } from './page.ts'

function calls(api: Api) {
  return clientOf<EditPageApi>(api)
}

/** The owner's pages, drafts too. */
export function editPagesQuery(api: Api) {
  return queryOptions({
    queryKey: ['edit-pages'],
    queryFn: async () => (await answerOf(calls(api).editPages.$get())).data,
    staleTime: 0,
  })
}

/** One page as it stands right now, to be edited; nothing may change under the typing. */
export function editPageQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['edit-page', id],
    queryFn: async () => (await answerOf(calls(api).editPage[':id'].$get({ param: { id } }))).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** Each throws ApiProblem: 409 with `current` when somebody else saved since. */
export const pageActions = {
  async save(api: Api, queries: QueryClient, id: string | undefined, save: PageSave): Promise<EditedPage> {
    const call =
      id === undefined
        ? calls(api).editPage.$post({ json: save })
        : calls(api).editPage[':id'].$put({ param: { id }, json: save })
    const { data } = await answerOf(call)
    await forget(queries)
    return data
  },
  async remove(api: Api, queries: QueryClient, id: string): Promise<void> {
    await answerOf(calls(api).editPage[':id'].$delete({ param: { id } }))
    await forget(queries)
  },
  async version(api: Api, id: string, number: number): Promise<PageContent> {
    const param = { id, number: String(number) }
    return (await answerOf(calls(api).editPage[':id'].version[':number'].$get({ param }))).data
  },
  async preview(api: Api, text: string, language: Locale): Promise<string> {
    return (await answerOf(calls(api).previewPage.$post({ json: { text, language } }))).html
  },
}

/** What was asked about pages before is out of date. */
async function forget(queries: QueryClient): Promise<void> {
  await Promise.all(
    ['edit-pages', 'page-links', 'page'].map((name) => queries.invalidateQueries({ queryKey: [name] })),
  )
}
