import { type Locale, languages, locales, mainLocale } from '#src/core/locale.ts'

/** Writing direction of a language. */
export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return languages[locale].direction
}

/** The language a path is written in: `/ar/cart` is Arabic, product.md's own paths are the main language's (api.md). */
export function localeOf(path: string): Locale {
  return (
    locales.find((locale) => locale !== mainLocale && `${path}/`.startsWith(`${languages[locale].path}/`)) ??
    mainLocale
  )
}

/** A product.md path in the given language: `/cart` → `/ar/cart`. */
export function pathIn(locale: Locale, path: string): string {
  const { path: folder } = languages[locale]
  return folder && path === '/' ? folder : folder + path
}

/** product.md's own path of a page, whatever language it was asked in: `/ar/cart` → `/cart`. */
export function plainPath(path: string): string {
  const { path: folder } = languages[localeOf(path)]
  // One slash only: `//name` in a link is another site.
  return folder ? path.slice(folder.length).replace(/^\/+/, '/') || '/' : path
}
