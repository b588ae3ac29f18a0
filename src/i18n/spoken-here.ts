import { type Locale, languages, locales } from '#src/core/locale.ts'

/**
 * Data as a page of one language needs it: without what the owner typed for the others (`nameAr` on an English page), and
 * of tables of all languages that language's entry alone. `dataText` reads the same of it: the main language's texts stay
 * on every page, and the others' where it has none, for they stand in (L3).
 */
export function spokenHere(locale: Locale, data: unknown): unknown {
  if (Array.isArray(data)) return data.map((one) => spokenHere(locale, one))
  if (typeof data !== 'object' || data === null) return data
  const all = data as Record<string, unknown>
  if (locales.every((one) => one in all)) return all[locale] ? { [locale]: all[locale] } : all
  const others = suffixesBeside[locale]
  const isSaid = (key: string) =>
    others.some((suffix) => key.endsWith(suffix) && all[key.slice(0, -suffix.length)])
  const kept: Record<string, unknown> = {}
  for (const key in all) if (!isSaid(key)) kept[key] = spokenHere(locale, all[key])
  return kept
}

/** The ends of fields that a page of a language does not read. */
const suffixesBeside = Object.fromEntries(
  locales.map((locale) => {
    const suffixes = Object.values(languages).map(({ suffix }) => suffix)
    return [locale, suffixes.filter((suffix) => suffix !== '' && suffix !== languages[locale].suffix)]
  }),
) as Record<Locale, string[]>
