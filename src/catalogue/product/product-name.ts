import type { Locale } from '#src/core/locale.ts'

/** What a product is called in the page's language; its English name where nobody gave an Arabic one. */
export function nameIn(locale: Locale, product: { name: string; nameAr?: string | undefined }): string {
  return locale === 'ar' && product.nameAr ? product.nameAr : product.name
}
