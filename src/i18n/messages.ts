import type { Locale } from '#src/core/locale.ts'

/** A saying with holes: both languages take the same arguments. */
type Phrase = string | ((...args: never[]) => string)

type Messages<T> = { [K in keyof T]: T[K] extends Record<Locale, infer P> ? P : never }

/**
 * The words of one part of the shop: `{ addToCart: { en: 'Add To Cart', ar: 'أضيفي إلى السلة' } }`.
 * A saying without its Arabic, or whose Arabic takes other arguments, does not compile.
 */
export function defineMessages<P extends Phrase, T extends Record<string, { en: P; ar: NoInfer<P> }>>(
  table: T,
): Record<Locale, Messages<T>> {
  const pick = (locale: Locale) =>
    Object.fromEntries(Object.entries(table).map(([key, saying]) => [key, saying[locale]])) as Messages<T>
  return { en: pick('en'), ar: pick('ar') }
}

const rules = { en: new Intl.PluralRules('en'), ar: new Intl.PluralRules('ar') }

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** The plural form a number takes; Arabic has six. `#` stands for the number, in Latin digits (M1). */
export function plural(locale: Locale, n: number, forms: Forms): string {
  return (forms[rules[locale].select(n)] ?? forms.other).replaceAll('#', String(n))
}
