import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { SliderApi } from './slider.api.ts'
import { slidersQuery } from './slider.query.ts'
import type { PlannedSlider, SliderChoice } from './slider.ts'

/** All slides with their times, also those that are not on the banner now. */
export function allSlidersQuery(api: Api) {
  return queryOptions({
    queryKey: ['all-sliders'],
    queryFn: () => answerOf(clientOf<SliderApi>(api).editSliders.$get()),
  })
}

/** One slide as it stands right now, to be edited; nothing may change under the typing. Undefined where there is none. */
export function sliderQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['slider', id],
    queryFn: async () =>
      (await answerOf(clientOf<SliderApi>(api).editSliders.$get())).find(({ _id }) => _id === id) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** Adds a slide, or changes the one of this id. Throws ApiProblem, as all below. */
export async function saveSlider(
  api: Api,
  queries: QueryClient,
  { id, ...choice }: SliderChoice & { id: string | undefined },
): Promise<void> {
  const client = clientOf<SliderApi>(api)
  if (id === undefined) await answerOf(client.postSlider.$post({ json: choice }))
  else await answerOf(client.updateSlider[':id'].$put({ param: { id }, json: choice }))
  await forgetSlides(api, queries)
}

export async function deleteSlider(api: Api, queries: QueryClient, id: string): Promise<void> {
  await answerOf(clientOf<SliderApi>(api).deleteSlider[':id'].$delete({ param: { id } }))
  queries.setQueryData(allSlidersQuery(api).queryKey, (slides) => slides?.filter(({ _id }) => _id !== id))
  await queries.invalidateQueries({ queryKey: slidersQuery(api).queryKey })
}

/** Puts the slides in this order, on the screen at once; a refusal brings back what stands. */
export async function arrangeSliders(api: Api, queries: QueryClient, slides: PlannedSlider[]): Promise<void> {
  const { queryKey } = allSlidersQuery(api)
  await queries.cancelQueries({ queryKey })
  queries.setQueryData(queryKey, slides)
  const ids = slides.map(({ _id }) => _id)
  try {
    queries.setQueryData(
      queryKey,
      await answerOf(clientOf<SliderApi>(api).sliderOrder.$put({ json: { ids } })),
    )
    await queries.invalidateQueries({ queryKey: slidersQuery(api).queryKey })
  } catch (problem) {
    await queries.invalidateQueries({ queryKey })
    throw problem
  }
}

async function forgetSlides(api: Api, queries: QueryClient): Promise<void> {
  for (const { queryKey } of [allSlidersQuery(api), slidersQuery(api)])
    await queries.invalidateQueries({ queryKey })
}
