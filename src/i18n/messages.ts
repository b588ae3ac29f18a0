import { type Locale, locales, type mainLocale, type OtherLocale } from '#src/core/locale.ts'

/** A saying with holes: all languages take the same arguments. */
type Phrase = string | ((...args: never[]) => string)

type Messages<T> = { [K in keyof T]: T[K][Locale & keyof T[K]] }

/**
 * The words of one part of the shop: `{ addToCart: { en: 'Add To Cart', ar: 'إضافة إلى السلة' } }`.
 * A saying without one of the languages, or whose Arabic takes other arguments, does not compile. What one lacks is
 * complained of here alone, not wherever the table is used: hence the two halves of the argument's type.
 */
export function defineMessages<
  P extends Phrase,
  T extends Record<string, Record<typeof mainLocale, P> & Partial<Record<OtherLocale, NoInfer<P>>>>,
>(table: T & Record<keyof T, Record<Locale, Phrase>>): Record<Locale, Messages<T>> {
  const pick = (locale: Locale) =>
    Object.fromEntries(Object.entries(table).map(([key, saying]) => [key, saying[locale]]))
  return Object.fromEntries(locales.map((locale) => [locale, pick(locale)])) as Record<Locale, Messages<T>>
}

const rules: Partial<Record<Locale, Intl.PluralRules>> = {}

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** The plural form a number takes; Arabic has six. `#` stands for the number, in Latin digits (M1). */
export function plural(locale: Locale, n: number, forms: Forms): string {
  rules[locale] ??= new Intl.PluralRules(locale)
  return (forms[rules[locale].select(n)] ?? forms.other).replaceAll('#', String(n))
}
