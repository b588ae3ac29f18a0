import { categories } from '#src/catalogue/categories/category-table.ts'
import { categoryTabs } from '#src/catalogue/categories/category-tabs.ts'
import { bareForms, wordsOf } from './search-words.ts'

/** A whole category, or one sub-category of it. */
export type CategorySlugs = { category: string; subCategory?: string }

/** Said of every category, so they tell none. */
const common = new Set(['collection', 'collections', 'items', 'مجموعه'])

const known = categories.flatMap((category) => [
  withWords({ category: category.slug }, [
    category.name,
    ...Object.values(category.translations),
    ...Object.values(category.short),
    ...Object.values(categoryTabs[category.slug] ?? {}),
    ...category.aliases,
  ]),
  ...category.subCategories.map((sub) =>
    withWords({ category: category.slug, subCategory: sub.slug }, [
      sub.name,
      ...Object.values(sub.translations),
    ]),
  ),
])

/** Every word that names a category or sub-category. */
export const categoryWords: readonly string[] = [...new Set(known.flatMap(({ words }) => [...words]))]

/** The categories and sub-categories whose names in either language hold all the words of one of these. */
export function categoriesNamed(anyOf: readonly (readonly string[])[]): CategorySlugs[] {
  const named = known.filter((one) => anyOf.some((all) => all.every((word) => one.words.has(word))))
  const whole = new Set(named.filter((one) => !one.slugs.subCategory).map((one) => one.slugs.category))
  // A whole category holds its sub-categories.
  return named.map((one) => one.slugs).filter((slugs) => !slugs.subCategory || !whole.has(slugs.category))
}

function withWords(slugs: CategorySlugs, names: string[]) {
  const words = names.flatMap(wordsOf).filter((word) => !common.has(word))
  return { slugs, words: new Set([...words, ...words.flatMap(bareForms)]) }
}
