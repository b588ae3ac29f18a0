import { findCategory, findSubCategories, subCategoryPath } from '#src/catalogue/categories/category.ts'
import { type Category, categoryName, type SubCategory } from '#src/catalogue/categories/category-table.ts'
import type { Locale } from '#src/core/locale.ts'

/** What a sub-category page shows: one sub-category, or all of a name that several categories share (P1). */
export type CategoryListing = {
  /** Undefined while a shared name may mean any of them. */
  category: Category | undefined
  subCategory: SubCategory
  filter: { subCategory: string; category?: string }
  /** product.md's path of exactly this page, and the same without what tells shared names apart. */
  path: string
  barePath: string
}

/** The listing an address names; undefined for an unknown name, or for a category that has no such sub-category. */
export function findCategoryListing(name: string, categoryName: string | null): CategoryListing | undefined {
  const found = findSubCategories(name)
  const wanted = categoryName ? findCategory(categoryName) : undefined
  const here = categoryName ? found.filter(({ category }) => category === wanted) : found
  const [first] = here
  if (!first) return undefined
  const { subCategory } = first
  const category = here.length === 1 ? first.category : undefined
  const barePath = `/category/sub-category/${subCategory.slug}`
  return {
    category,
    subCategory,
    filter: { subCategory: subCategory.slug, ...(category && { category: category.slug }) },
    path: category ? subCategoryPath(category, subCategory) : barePath,
    barePath,
  }
}

/** Where to look further: the other sub-categories of a category, or the categories that share the name. */
export function categoryLinksOf(
  listing: CategoryListing,
  locale: Locale,
): { label: string; to: string; current?: boolean }[] {
  const { category, subCategory } = listing
  if (category) {
    return category.subCategories.map((sub) => ({
      label: categoryName(locale, sub),
      to: subCategoryPath(category, sub),
      current: sub === subCategory,
    }))
  }
  return findSubCategories(subCategory.name).map(({ category: one, subCategory: sub }) => ({
    label: categoryName(locale, one),
    to: subCategoryPath(one, sub),
  }))
}
