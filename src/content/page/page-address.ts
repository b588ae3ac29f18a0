import type { Text } from '#src/core/locale.ts'

/** The pages that the shop has by itself, by their ids; their addresses stay as they are (product.md section 2). */
export const builtInPages = ['about-us', 'policies'] as const

export type BuiltInPage = (typeof builtInPages)[number]

export function isBuiltIn(id: string): id is BuiltInPage {
  return builtInPages.some((one) => one === id)
}

/** product.md's path of a page: `/about-us`, and `/pages/size-guide` for the owner's own. */
export function pagePath(slug: string): string {
  return isBuiltIn(slug) ? `/${slug}` : `/pages/${encodeURIComponent(slug)}`
}

export const wrongSlug: Text = {
  en: 'Use small Latin or Arabic letters, digits and hyphens, such as size-guide.',
  ar: 'يرجى استخدام حروف عربية أو لاتينية صغيرة وأرقام وشرطات، مثل دليل-المقاسات.',
}
