import { byIdsQuery, cardsQuery } from '#src/catalogue/product/product.query.ts'
import type { Product } from '#src/catalogue/product/product.ts'
import type { Api } from '#src/ui/data/api.ts'

/** Related products shown (product.md section 9). */
export const mostRelated = 10

/** Products of a category, one more than are shown: the product itself may be among them. */
export function relatedQuery(api: Api, category: string) {
  return cardsQuery(api, { category }, mostRelated + 1)
}

/** Those that staff chose to go with a product. */
export function chosenQuery(api: Api, { related }: Pick<Product, 'related'>) {
  return byIdsQuery(api, related?.split(',') ?? [])
}
