import { type CategoryName, categoryName } from '#src/catalogue/categories/category.ts'
import type { Locale } from '#src/core/locale.ts'
import { sentenceCase } from '#src/ui/sentence-case.class.ts'

/** What menus call a category: product.md section 2's `BAGS COLLECTIONS`, read quietly, and an own name as its owner typed it (P15). */
export function categoryLabel(locale: Locale, category: CategoryName) {
  const name = categoryName(locale, category)
  if (category.own) return { label: name, className: '' }
  const label = name.toUpperCase()
  return { label, className: sentenceCase(label) }
}
