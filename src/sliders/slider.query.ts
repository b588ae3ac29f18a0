import { queryOptions } from '@tanstack/react-query'

import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { SliderApi } from './slider.api.ts'

/** The banner's slides. */
export function slidersQuery(api: Api) {
  return queryOptions({
    queryKey: ['sliders'],
    queryFn: () => answerOf(clientOf<SliderApi>(api).getSliders.$get()),
  })
}
