import type { Locale } from '#src/core/locale.ts'
import { dataText } from '#src/i18n/data-text.ts'

/** What a product is called in the page's language; its English name where nobody gave an Arabic one. */
export function nameIn(locale: Locale, product: { name: string; nameAr?: string | undefined }): string {
  return dataText(locale, product, 'name')
}
