import type { CategoryName } from '#src/catalogue/categories/category.ts'
import { cardsQuery, growingCardsQuery } from '#src/catalogue/product/product.query.ts'
import type { Api } from '#src/ui/data/api.ts'

/** product.md section 9: category sections and the first sight of the Most Popular grid show ten, a press adds five. */
export const homeCounts = { section: 10, first: 10, step: 5 } as const

export function newArrivalsQuery(api: Api) {
  return cardsQuery(api, { productType: 'New Arrivals' }, homeCounts.section)
}

/** One tab of the Most Popular grid; every category without a slug (P4). */
export function popularQuery(api: Api, category?: string) {
  const filter = { ...(category && { category }), sort: 'popular' as const }
  return growingCardsQuery(api, filter, homeCounts.first, homeCounts.step)
}

export function sectionQuery(api: Api, category: string) {
  return cardsQuery(api, { category }, homeCounts.section)
}

export function sectionQueries(api: Api, categories: readonly CategoryName[]) {
  return categories.map(({ slug }) => sectionQuery(api, slug))
}
