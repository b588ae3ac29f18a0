/** The shop's two languages; neither is a translation of the other (rule: Arabic and English as equals). */
export const locales = ['en', 'ar'] as const

export type Locale = (typeof locales)[number]

/** One saying in both languages. A missing Arabic text does not compile. */
export type Text = Record<Locale, string>
