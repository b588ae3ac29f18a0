import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { categoriesQuery } from '#src/catalogue/categories/category.query.ts'
import type { Category } from '#src/catalogue/categories/category.ts'
import type { ProductCard } from '#src/catalogue/product/product.ts'
import { useApi } from '#src/ui/data/api.ts'
import { sectionQueries } from './home-queries.ts'

export type Section = { category: Category; cards: readonly ProductCard[] }

/** Each category with its newest products; empty shelves are left out. */
export function useSections(): Section[] {
  const api = useApi()
  const { data: categories } = useSuspenseQuery(categoriesQuery(api))
  const answers = useSuspenseQueries({ queries: sectionQueries(api, categories) })
  return categories
    .map((category, place) => ({ category, cards: answers[place]?.data.cards ?? [] }))
    .filter(({ cards }) => cards.length > 0)
}
