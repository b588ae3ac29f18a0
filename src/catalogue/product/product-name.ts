import { notApplicable } from '#src/catalogue/stock/stock-cells.ts'
import type { Locale } from '#src/core/locale.ts'
import { dataText } from '#src/i18n/data-text.ts'
import type { Product } from './product.ts'

/** What a product is called in the page's language; its English name where nobody gave an Arabic one. */
export function nameIn(locale: Locale, product: { name: string; nameAr?: string | undefined }): string {
  return dataText(locale, product, 'name')
}

/** product.md section 2's path of a product: it ends in the address that staff chose, or in its id (P23), and says a colour and a size (P20). */
export function productPath(
  { _id, address = _id }: Pick<Product, '_id' | 'address'>,
  color = notApplicable,
  size = notApplicable,
): string {
  const asked = new URLSearchParams(
    Object.entries({ color, size }).filter(([, value]) => value !== notApplicable),
  )
  return `/product-details/${encodeURIComponent(address)}${asked.size ? `?${asked}` : ''}`
}
