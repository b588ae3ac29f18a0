import {
  type CategoryName,
  categoryName,
  categoryPath,
  type SubCategory,
  subCategoryPath,
} from '#src/catalogue/categories/category.ts'
import type { ProductCard } from '#src/catalogue/product/product.ts'
import { nameIn } from '#src/catalogue/product/product-name.ts'
import type { Locale } from '#src/core/locale.ts'
import type { Crumb } from '#src/ui/page/breadcrumb.tsx'

type ProductPlace = { category?: CategoryName | undefined; subCategory?: SubCategory | undefined }

/** The way to a product: its category, its sub-category there, its name. What the shop does not show is left out. */
export function crumbsOf(
  product: ProductCard,
  { category, subCategory }: ProductPlace,
  { locale, href }: { locale: Locale; href: (path: string) => string },
): Crumb[] {
  return [
    ...(category ? [{ label: categoryName(locale, category), to: href(categoryPath(category)) }] : []),
    ...(category && subCategory
      ? [{ label: categoryName(locale, subCategory), to: href(subCategoryPath(category, subCategory)) }]
      : []),
    { label: nameIn(locale, product) },
  ]
}
