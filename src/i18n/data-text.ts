import { type Locale, languages, locales } from '#src/core/locale.ts'

type Suffix = (typeof languages)[Locale]['suffix']

type Data<F extends string> = Record<NoInfer<F>, string> & {
  [K in `${NoInfer<F>}${Suffix}`]?: string | undefined
}

/**
 * A text of the owner's in the reader's language, and one that is there where she typed none in it (L3): the main language's
 * is in `name`, the others' stand beside it, such as `nameAr`. That is a rule of data, which may have gaps; the shop's own
 * words may not, and have no such way out.
 */
export function dataText<F extends string>(locale: Locale, data: Data<F>, field: F): string {
  return textIn(data, field, dataLocale(locale, data, field))
}

/** The language of the text that `dataText` answers; the reader's where there is none. */
export function dataLocale<F extends string>(locale: Locale, data: Data<F>, field: F): Locale {
  return [locale, ...locales].find((one) => textIn(data, field, one)) ?? locale
}

function textIn(data: Record<string, string | undefined>, field: string, locale: Locale): string {
  return data[`${field}${languages[locale].suffix}`] ?? ''
}
