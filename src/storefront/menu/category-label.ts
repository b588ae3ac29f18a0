import type { Category, SubCategory } from '#src/catalogue/categories/category-table.ts'
import type { Locale } from '#src/core/locale.ts'

/** What menus call a category: SPEC section 2's `BAGS COLLECTIONS`, in Arabic its name. */
export function categoryLabel(locale: Locale, category: Pick<Category, 'name' | 'nameAr'>): string {
  return locale === 'ar' ? category.nameAr : category.name.toUpperCase()
}

/** What headings call a category: `Bags Collections`. */
export function categoryName(locale: Locale, category: Pick<Category, 'name' | 'nameAr'>): string {
  return locale === 'ar' ? category.nameAr : category.name
}

export function subCategoryName(locale: Locale, { name, nameAr }: SubCategory): string {
  return locale === 'ar' ? nameAr : name
}
