import { type Locale, locales, mainLocale } from '#src/core/locale.ts'
import { readQualities } from './quality-list.ts'

/** The shop's language a reader likes best by `Accept-Language`; the main one unless another is clearly preferred. */
export function preferredLocale(header: string | null | undefined): Locale {
  if (!header) return mainLocale
  const qualities = readQualities(header.slice(0, 500))
  const weightOf = (locale: Locale) =>
    Math.max(0, ...[...qualities].filter(([tag]) => speaks(tag, locale)).map(([, weight]) => weight))
  return locales.reduce((best, locale) => (weightOf(locale) > weightOf(best) ? locale : best))
}

function speaks(tag: string, locale: Locale): boolean {
  return tag === locale || tag.startsWith(`${locale}-`)
}
