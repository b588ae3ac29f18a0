import { type Locale, languages } from '#src/core/locale.ts'

/** Texts in a row, as a language writes a list: "Brown, M" and "بني، M". */
export function joined(locale: Locale, texts: readonly unknown[]): string {
  return texts.join(`${languages[locale].comma} `)
}
