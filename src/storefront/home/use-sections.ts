import { useSuspenseQuery } from '@tanstack/react-query'
import { categoriesQuery } from '#src/catalogue/categories/category.query.ts'
import type { Category } from '#src/catalogue/categories/category.ts'
import type { ProductCard } from '#src/catalogue/product/product.ts'
import { useApi } from '#src/ui/data/api.ts'
import { sectionsQuery } from './home-queries.ts'

export type Section = { category: Category; cards: readonly ProductCard[] }

/** Each category with its newest products; empty shelves are left out. */
export function useSections(): Section[] {
  const api = useApi()
  const { data: categories } = useSuspenseQuery(categoriesQuery(api))
  const { data: lists } = useSuspenseQuery(sectionsQuery(api, categories))
  return categories
    .map((category, place) => ({ category, cards: lists[place]?.cards ?? [] }))
    .filter(({ cards }) => cards.length > 0)
}
