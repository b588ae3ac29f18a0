import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { SliderApi } from './slider.api.ts'
import { slidersQuery } from './slider.query.ts'
import type { Slider, SliderChoice } from './slider.ts'

/** One slide as it stands right now, to be edited; nothing may change under the typing. */
export function sliderQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['slider', id],
    queryFn: () => answerOf(clientOf<SliderApi>(api).getSlider[':id'].$get({ param: { id } })),
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
  await queries.invalidateQueries({ queryKey: slidersQuery(api).queryKey })
}

export async function deleteSlider(api: Api, queries: QueryClient, id: string): Promise<void> {
  await answerOf(clientOf<SliderApi>(api).deleteSlider[':id'].$delete({ param: { id } }))
  queries.setQueryData(slidersQuery(api).queryKey, (slides) => slides?.filter(({ _id }) => _id !== id))
}

/** Puts the slides in this order, on the screen at once; a refusal brings back what stands. */
export async function arrangeSliders(api: Api, queries: QueryClient, slides: Slider[]): Promise<void> {
  const { queryKey } = slidersQuery(api)
  await queries.cancelQueries({ queryKey })
  queries.setQueryData(queryKey, slides)
  const ids = slides.map(({ _id }) => _id)
  try {
    queries.setQueryData(
      queryKey,
      await answerOf(clientOf<SliderApi>(api).sliderOrder.$put({ json: { ids } })),
    )
  } catch (problem) {
    await queries.invalidateQueries({ queryKey })
    throw problem
  }
}
