type Language = {
  /** What it calls itself, for the language switch. */
  name: string
  direction: 'ltr' | 'rtl'
  script: 'latin' | 'arabic'
  /** Where its pages live. The main language has product.md's own paths (section 10). */
  path: '' | `/${string}`
  comma: string
  /** The end of its fields in what the owner types: `name` and `nameAr`. */
  suffix: string
}

/** A table that every build keeps whole; of any other object of all languages a page gets its own (build/one-language.ts). */
export function inEveryLanguage<T>(table: T): T {
  return table
}

/**
 * The languages of the shop by their BCP 47 tags, which are the `lang` of a page, the folder of its paths and its plural
 * rules as well. No other file compares with one of them: a new line here leaves only texts to write.
 */
export const languages = inEveryLanguage({
  en: { name: 'English', direction: 'ltr', script: 'latin', path: '', comma: ',', suffix: '' },
  ar: { name: 'العربية', direction: 'rtl', script: 'arabic', path: '/ar', comma: '،', suffix: 'Ar' },
} as const satisfies Record<string, Language>)

export type Locale = keyof typeof languages

/**
 * The language of product.md's paths and of plain field names; what is stored in a language nobody speaks any more
 * reads as it.
 */
export const mainLocale = 'en' satisfies Locale

export type OtherLocale = Exclude<Locale, typeof mainLocale>

/** All of them, the main one first; none is a translation of another (rule: Arabic and English as equals). */
export const locales = Object.keys(languages) as [Locale, ...Locale[]]

/** One saying in every language. A missing one does not compile. */
export type Text = Record<Locale, string>

/** The language that was stored, with an order or a letter. */
export function storedLocale(code: string): Locale {
  return locales.find((locale) => locale === code) ?? mainLocale
}
