import { type Locale, locales, mainLocale } from '#src/core/locale.ts'
import { readQualities } from './quality-list.ts'

/**
 * The shop's language a reader likes best by `Accept-Language`; the main one unless another is clearly preferred, and
 * `otherwise` for who asks for none that the shop speaks.
 */
export function preferredLocale(header: string | null | undefined, otherwise: Locale = mainLocale): Locale {
  if (!header) return otherwise
  const qualities = readQualities(header.slice(0, 500))
  const weightOf = (locale: Locale) =>
    Math.max(0, ...[...qualities].filter(([tag]) => speaks(tag, locale)).map(([, weight]) => weight))
  const best = locales.reduce((one, locale) => (weightOf(locale) > weightOf(one) ? locale : one))
  return weightOf(best) > 0 ? best : otherwise
}

function speaks(tag: string, locale: Locale): boolean {
  return tag === locale || tag.startsWith(`${locale}-`)
}
