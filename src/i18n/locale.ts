import type { Locale } from '#src/core/locale.ts'

/** Writing direction of a language. */
export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr'
}

/** The language a path is written in: Arabic lives under /ar, English at SPEC's paths (CONTRACT, HTTP). */
export function localeOf(path: string): Locale {
  return path === '/ar' || path.startsWith('/ar/') ? 'ar' : 'en'
}

/** A SPEC path in the given language: `/cart` → `/ar/cart`. */
export function pathIn(locale: Locale, path: string): string {
  if (locale === 'en') return path
  return path === '/' ? '/ar' : `/ar${path}`
}

/** SPEC's own path of a page, whatever language it was asked in: `/ar/cart` → `/cart`. */
export function plainPath(path: string): string {
  // One slash only: `//name` in a link is another site.
  return localeOf(path) === 'ar' ? path.slice(3).replace(/^\/+/, '/') || '/' : path
}
