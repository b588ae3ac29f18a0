import {
  categoryPath,
  findCategory,
  findSubCategories,
  subCategoryPath,
} from '#src/catalogue/categories/category.ts'
import { categoryName } from '#src/catalogue/categories/category-table.ts'
import type { Product } from '#src/catalogue/product/product.ts'
import { nameIn } from '#src/catalogue/product/product-name.ts'
import type { Locale } from '#src/core/locale.ts'
import type { Crumb } from '#src/ui/page/breadcrumb.tsx'

/** The way to a product: its category, its sub-category there, its name. Categories the shop no longer has are left out. */
export function crumbsOf(product: Product, locale: Locale, href: (path: string) => string): Crumb[] {
  const category = findCategory(product.category)
  const place = findSubCategories(product.subCategory).find((one) => one.category === category)
  return [
    ...(category ? [{ label: categoryName(locale, category), to: href(categoryPath(category)) }] : []),
    ...(place
      ? [
          {
            label: categoryName(locale, place.subCategory),
            to: href(subCategoryPath(place.category, place.subCategory)),
          },
        ]
      : []),
    { label: nameIn(locale, product) },
  ]
}
