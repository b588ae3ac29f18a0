import { queryOptions } from '@tanstack/react-query'

import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { ProductOptionsApi } from './product-options.api.ts'

/** The sizes and colours the shop's filters offer. */
export function productOptionsQuery(api: Api) {
  return queryOptions({
    queryKey: ['productOptions'],
    queryFn: async () => (await answerOf(clientOf<ProductOptionsApi>(api).productOptions.$get())).data,
  })
}
