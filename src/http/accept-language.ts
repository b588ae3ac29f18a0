import { type Locale, locales } from '#src/core/locale.ts'
import { readQualities } from './quality-list.ts'

/** The shop's language a reader likes best by `Accept-Language`; English unless Arabic is clearly preferred. */
export function preferredLocale(header: string | null | undefined): Locale {
  if (!header) return 'en'
  const qualities = readQualities(header.slice(0, 500))
  const weightOf = (locale: Locale) =>
    Math.max(0, ...[...qualities].filter(([tag]) => speaks(tag, locale)).map(([, weight]) => weight))
  const [english, arabic] = locales.map(weightOf)
  return (arabic ?? 0) > (english ?? 0) ? 'ar' : 'en'
}

function speaks(tag: string, locale: Locale): boolean {
  return tag === locale || tag.startsWith(`${locale}-`)
}
