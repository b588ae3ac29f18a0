import {
  type Category,
  type CategoryName,
  categoryName,
  type SubCategory,
  subCategoryPath,
} from '#src/catalogue/categories/category.ts'
import type { Locale } from '#src/core/locale.ts'

/** What the page of a sub-category shows: one, or all of a name that several categories share (P1). */
export type SubCategoryShelf = {
  /** Undefined while a shared name may mean any of them. */
  category?: Category | undefined
  subCategory: SubCategory
  /** Each with its own sub-category of that name, which may have an address of its own. */
  foundIn: readonly (CategoryName & { subCategory: SubCategory })[]
  /** What the page was asked by: a name or an address. */
  asked: string
}

/** What means all that a page shows: the one address of its sub-categories, or the name of those that have several. */
function wordFor({ subCategory: { slug, name }, foundIn, asked }: SubCategoryShelf): string {
  if (foundIn.every(({ subCategory }) => subCategory.slug === slug)) return slug
  return asked.trim().toLowerCase() === name.toLowerCase() ? name : asked
}

/** The path of a sub-category page without what tells shared names apart. */
export function barePath(shelf: SubCategoryShelf): string {
  return subCategoryPath({ slug: '' }, { slug: wordFor(shelf) })
}

/** product.md's path of exactly this page. */
export function shelfPath(shelf: SubCategoryShelf): string {
  return shelf.category ? subCategoryPath(shelf.category, shelf.subCategory) : barePath(shelf)
}

/** What its list is asked for. */
export function shelfFilter(shelf: SubCategoryShelf) {
  return { subCategory: wordFor(shelf), ...(shelf.category && { category: shelf.category.slug }) }
}

/** Where to look further: the other sub-categories of a category, or the categories that share the name. */
export function categoryLinksOf(
  { category, subCategory, foundIn }: SubCategoryShelf,
  locale: Locale,
): { label: string; to: string; current?: boolean }[] {
  if (category) {
    return category.subCategories.map((sub) => ({
      label: categoryName(locale, sub),
      to: subCategoryPath(category, sub),
      current: sub.slug === subCategory.slug,
    }))
  }
  return foundIn.map((one) => ({
    label: categoryName(locale, one),
    to: subCategoryPath(one, one.subCategory),
  }))
}
