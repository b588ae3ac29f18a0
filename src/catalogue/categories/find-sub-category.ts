import type { Findable } from './category-tree.ts'
import { addressOfName } from './slug.ts'

/** A category's sub-category by its name or its address, whatever the case. */
export function findSubCategory<S extends Findable>(
  { subCategories }: { subCategories: readonly S[] },
  name: string,
): S | undefined {
  const wanted = addressOfName(name)
  const typed = name.trim().toLowerCase()
  return (
    subCategories.find(({ slug }) => slug === wanted) ??
    subCategories.find((one) => one.name.toLowerCase() === typed)
  )
}

/** The sub-categories of that name, with their categories: one, several (`Gift Sets`) or none (P1). */
export function findSubCategories<S extends Findable, C extends Findable & { subCategories: readonly S[] }>(
  categories: readonly C[],
  name: string,
): { category: C; subCategory: C['subCategories'][number] }[] {
  return categories.flatMap((category) => {
    const subCategory = findSubCategory(category, name)
    return subCategory ? [{ category, subCategory }] : []
  })
}

/**
 * The sub-categories that the last part of an address means: those it is the address of, in several categories where they
 * share it, and only where it is nobody's those of that name (P1).
 */
export function subCategoriesAt<S extends Findable, C extends Findable & { subCategories: readonly S[] }>(
  categories: readonly C[],
  part: string,
): { category: C; subCategory: C['subCategories'][number] }[] {
  const found = findSubCategories(categories, part)
  const own = found.filter(({ subCategory }) => subCategory.slug === part.trim().toLowerCase())
  return own.length > 0 ? own : found
}
