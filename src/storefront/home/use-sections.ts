import { useSuspenseQueries } from '@tanstack/react-query'
import { type Category, categories } from '#src/catalogue/categories/category-table.ts'
import type { ProductCard } from '#src/catalogue/product/product.ts'
import { useApi } from '#src/ui/data/api.ts'
import { sectionQueries } from './home-queries.ts'

export type Section = { category: Category; cards: readonly ProductCard[] }

/** Each category with its newest products; empty shelves are left out. */
export function useSections(): Section[] {
  const answers = useSuspenseQueries({ queries: sectionQueries(useApi()) })
  return categories
    .map((category, place) => ({ category, cards: answers[place]?.data.cards ?? [] }))
    .filter(({ cards }) => cards.length > 0)
}
