import { type Category, categories, type SubCategory, slugOf } from './category-table.ts'

const byName = new Map(
  categories.flatMap((category) =>
    [category.slug, category.name, ...category.aliases].map((name) => [name.toLowerCase(), category]),
  ),
)

/** A category by any of its names, whatever the case (P1); undefined for an unknown name. */
export function findCategory(name: string): Category | undefined {
  return byName.get(name.trim().toLowerCase())
}

/** The sub-categories of that name, with their categories: one, several (`Gift Sets`) or none (P1). */
export function findSubCategories(name: string): { category: Category; subCategory: SubCategory }[] {
  const slug = slugOf(name)
  return categories.flatMap((category) =>
    category.subCategories
      .filter((subCategory) => subCategory.slug === slug)
      .map((subCategory) => ({ category, subCategory })),
  )
}

/** product.md section 2's path of a category page: `/category/product-category/bags`. */
export function categoryPath(category: Pick<Category, 'slug'>): string {
  return `/category/product-category/${category.slug}`
}

/** product.md's path of a sub-category page; names that several categories share carry theirs (P1). */
export function subCategoryPath(category: Category, subCategory: SubCategory): string {
  const shared = findSubCategories(subCategory.name).length > 1
  return `/category/sub-category/${subCategory.slug}${shared ? `?category=${category.slug}` : ''}`
}
