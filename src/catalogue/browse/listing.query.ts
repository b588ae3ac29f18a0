import { type CardFilter, growingCardsQuery } from '#src/catalogue/product/product.query.ts'
import type { Api } from '#src/ui/data/api.ts'

/** Products on one page of a list. */
const pageSize = 20

/** A list of cards from the place an address names on; grows by a page a press. */
export function listingQuery(api: Api, filter: CardFilter, cursor: string) {
  const growing = growingCardsQuery(api, filter, pageSize, pageSize)
  return { ...growing, queryKey: [...growing.queryKey, cursor], initialPageParam: cursor }
}
