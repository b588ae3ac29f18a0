import { categoryName, type Named } from '#src/catalogue/categories/category.ts'
import type { Locale } from '#src/core/locale.ts'

/** What menus call a category: product.md section 2's `BAGS COLLECTIONS`; Arabic has no capitals. */
export function categoryLabel(locale: Locale, category: Named): string {
  return categoryName(locale, category).toUpperCase()
}
