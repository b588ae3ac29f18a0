import { useSuspenseQuery } from '@tanstack/react-query'
import { categoriesQuery } from '#src/catalogue/categories/category.query.ts'
import type { Category } from '#src/catalogue/categories/category.ts'
import type { CardPage } from '#src/catalogue/product/product.query.ts'
import type { ProductCard } from '#src/catalogue/product/product.ts'
import { useApi } from '#src/ui/data/api.ts'
import { sectionsQuery } from './home-queries.ts'

export type Section = { category: Category; cards: readonly ProductCard[] }

/** Each category with its newest products; empty shelves are left out. */
export function useSections(): Section[] {
  const api = useApi()
  const { data: categories } = useSuspenseQuery(categoriesQuery(api))
  const { data: lists } = useSuspenseQuery(sectionsQuery(api, categories))
  return shelvesOf(categories, lists)
}

/** The same of what was asked already, the lists in the order of the categories. */
export function shelvesOf(categories: readonly Category[], lists: readonly CardPage[]): Section[] {
  return categories
    .map((category, place) => ({ category, cards: lists[place]?.cards ?? [] }))
    .filter(({ cards }) => cards.length > 0)
}

/** The picture that stands for a category: of the first of these that has one, not the mark of a missing one. */
export function pictureOf(cards: readonly ProductCard[]): string {
  return cards.flatMap(({ images }) => images[0] ?? [])[0] ?? ''
}

/** Whether the shelf at this place, from 0, opens with what the owner tells of its category: every third. */
export function opensWithStory(place: number): boolean {
  return place % 3 === 2
}
