import { type CategoryName, categoryPath } from '#src/catalogue/categories/category.ts'
import { collectionIn, collectionPath } from '#src/catalogue/collections/collection.ts'
import { cardListsQuery, cardsQuery, growingCardsQuery } from '#src/catalogue/product/product.query.ts'
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

/** The newest of each category. */
export function sectionsQuery(api: Api, categories: readonly CategoryName[]) {
  const filters = categories.map(({ slug }) => ({ category: slug }))
  return cardListsQuery(api, filters, homeCounts.section)
}

/** The goods of a shelf that the owner put on home: of a category or collection, or `offers` or `new`. */
export function shelfQuery(api: Api, shelf: string) {
  const types = { offers: 'Offer', new: 'New Arrivals' } as const
  const collection = collectionIn(shelf)
  const filter = collection
    ? { collection }
    : Object.hasOwn(types, shelf)
      ? { productType: types[shelf as keyof typeof types] }
      : { category: shelf }
  return cardsQuery(api, filter, homeCounts.section)
}

/** Where `View All` of such a shelf leads; undefined for a category that there is no more. */
export function shelfPath(shelf: string, categories: readonly CategoryName[]): string | undefined {
  if (shelf === 'offers') return '/category/offer-category'
  if (shelf === 'new') return '/shop'
  const collection = collectionIn(shelf)
  if (collection) return collectionPath({ slug: collection })
  const category = categories.find(({ slug }) => slug === shelf)
  return category && categoryPath(category)
}

/** The shelves among these sections that lead somewhere. */
export function shelvesIn(
  sections: readonly { shelf?: string | undefined }[],
  categories: readonly CategoryName[],
): string[] {
  return sections.flatMap(({ shelf }) => (shelf && shelfPath(shelf, categories) ? [shelf] : []))
}
