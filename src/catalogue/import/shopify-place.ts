import { findCategory, type TreeCategory } from '#src/catalogue/categories/category-tree.ts'
import { findSubCategories } from '#src/catalogue/categories/find-sub-category.ts'
import { slugOf } from '#src/catalogue/categories/slug.ts'
import type { Text } from '#src/core/locale.ts'
import { calledInArabic, subCategoriesInArabic } from './arabic-names.ts'
import { importTexts as texts } from './import-products.texts.ts'

/** Names of one product that are looked up among the categories: Shopify has at most 250 tags. */
const mostNames = 300
/** Who goods are for, which says nothing of what they are. */
const forWhom =
  /^(?:for-)?(?:m[ae]n|wom[ae]n|ladie|lad(?:y|ies)|kid|child(?:ren)?|boy|girl|bab(?:y|ies)|teen|adult|unisex)s?$/

type Place = { category: string; subCategory: string; notes: Text[] }
type Said = { type: string; category: string; tags: string }

/**
 * Where a Shopify product belongs: a sub-category that its type, category or a tag names, in the category that its type
 * names, if it does; else the last of a category, if it has any. A sub-category of several categories, or one that says only
 * for whom goods are (`Kids'`), is none without a category beside it (`Sunglasses Collections > Kids'`): then it is said
 * what is unclear, so that children's clothes are not put among sunglasses.
 */
export function placeOf(said: Said, categories: readonly TreeCategory[]): Place | { unclear: Text } {
  const categoryOf = (name: string) => findCategory(categories, name) ?? calledInArabic(categories, name)
  const type = said.type || said.category
  const typeNames = namesIn(type)
  const names = [...typeNames, ...namesIn(said.category), ...said.tags.split(',').map((name) => name.trim())]
    .slice(0, mostNames)
    .filter((name) => name !== '')
  const typed = firstOf(typeNames, categoryOf)
  const named = typed ?? firstOf(names, categoryOf)
  let vague: Text | undefined
  for (const name of names) {
    const within = typed ? [typed] : categories
    const inEnglish = findSubCategories(within, name)
    const found = inEnglish.length > 0 ? inEnglish : subCategoriesInArabic(within, name)
    const saysWhat = found.every(({ subCategory }) => !forWhom.test(slugOf(subCategory.name)))
    const isClear = typed !== undefined || (found.length === 1 && saysWhat)
    const one = isClear ? found[0] : found.find(({ category }) => category === named)
    if (one) return { category: one.category.name, subCategory: one.subCategory.name, notes: [] }
    if (found.length > 0 && typeNames.includes(name))
      vague ??= texts.vagueCategory(
        name,
        found.map(({ category, subCategory }) => `${category.name} > ${subCategory.name}`),
      )
  }
  if (!named) return { unclear: vague ?? texts.noSuchCategory(type) }
  const newest = named.subCategories.at(-1)
  return {
    category: named.name,
    subCategory: newest?.name ?? '',
    notes: [texts.generalCategory(newest?.name ?? named.name)],
  }
}

/** The parts of `Clothing > Tote Bags`, the innermost first. */
function namesIn(path: string): string[] {
  return path
    .split('>')
    .map((name) => name.trim())
    .reverse()
}

function firstOf<T>(names: readonly string[], find: (name: string) => T | undefined): T | undefined {
  for (const name of names) {
    const found = name === '' ? undefined : find(name)
    if (found !== undefined) return found
  }
  return undefined
}
