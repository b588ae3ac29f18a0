import { categories } from '#src/catalogue/categories/category-table.ts'
import { categoryTabs } from '#src/catalogue/categories/category-tabs.ts'
import { bareForms, wordsOf } from './search-words.ts'

/** A whole category, or one sub-category of it. */
export type ShelfSlugs = { category: string; subCategory?: string }

/** Said of every shelf, so they tell none. */
const common = new Set(['collection', 'collections', 'items', 'مجموعه'])

const shelves = categories.flatMap((category) => [
  shelf({ category: category.slug }, [
    category.name,
    ...Object.values(category.translations),
    ...Object.values(category.short),
    ...Object.values(categoryTabs[category.slug] ?? {}),
    ...category.aliases,
  ]),
  ...category.subCategories.map((sub) =>
    shelf({ category: category.slug, subCategory: sub.slug }, [sub.name, ...Object.values(sub.translations)]),
  ),
])

/** Every word that names a shelf. */
export const shelfWords: readonly string[] = [...new Set(shelves.flatMap(({ words }) => [...words]))]

/** The shelves whose names in either language hold all the words of one of these. */
export function shelvesNamed(anyOf: readonly (readonly string[])[]): ShelfSlugs[] {
  const named = shelves.filter((one) => anyOf.some((all) => all.every((word) => one.words.has(word))))
  const whole = new Set(named.filter((one) => !one.slugs.subCategory).map((one) => one.slugs.category))
  // A whole category holds its sub-categories.
  return named.map((one) => one.slugs).filter((slugs) => !slugs.subCategory || !whole.has(slugs.category))
}

function shelf(slugs: ShelfSlugs, names: string[]) {
  const words = names.flatMap(wordsOf).filter((word) => !common.has(word))
  return { slugs, words: new Set([...words, ...words.flatMap(bareForms)]) }
}
