import type { TreeCategory } from '#src/catalogue/categories/category-tree.ts'
import { bareForms, wordsOf } from './search-words.ts'

/** A whole category, or one sub-category of it. */
export type CategorySlugs = { category: string; subCategory?: string }

/** What a search knows of the categories. */
export type CategoryWords = {
  /** Every word that names a category or sub-category. */
  words: readonly string[]
  /** The categories and sub-categories whose names in either language hold all the words of one of these. */
  named(anyOf: readonly (readonly string[])[]): CategorySlugs[]
}

/** Said of every category, so they tell none. */
const common = new Set(['collection', 'collections', 'items', 'مجموعه'])

const kept = new WeakMap<readonly TreeCategory[], CategoryWords>()

/** The words of these categories; read once from a tree. */
export function categoryWords(categories: readonly TreeCategory[]): CategoryWords {
  const known = kept.get(categories) ?? readWords(categories)
  kept.set(categories, known)
  return known
}

function readWords(categories: readonly TreeCategory[]): CategoryWords {
  const known = categories.flatMap((category) => [
    withWords({ category: category.slug }, [
      category.name,
      category.nameAr,
      ...Object.values(category.short),
      ...Object.values(category.tab),
      ...category.aliases,
    ]),
    ...category.subCategories.map((sub) =>
      withWords({ category: category.slug, subCategory: sub.slug }, [sub.name, sub.nameAr]),
    ),
  ])
  return {
    words: [...new Set(known.flatMap(({ words }) => [...words]))],
    named(anyOf) {
      const named = known.filter((one) => anyOf.some((all) => all.every((word) => one.words.has(word))))
      const whole = new Set(named.filter((one) => !one.slugs.subCategory).map((one) => one.slugs.category))
      // A whole category holds its sub-categories.
      return named.map((one) => one.slugs).filter((slugs) => !slugs.subCategory || !whole.has(slugs.category))
    },
  }
}

function withWords(slugs: CategorySlugs, names: string[]) {
  const words = names.flatMap(wordsOf).filter((word) => !common.has(word))
  return { slugs, words: new Set([...words, ...words.flatMap(bareForms)]) }
}
